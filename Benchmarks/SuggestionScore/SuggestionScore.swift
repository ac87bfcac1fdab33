import Foundation
import Geometry
import ScreenModel
import Suggestions

/// Scores suggested names and identifiers over rendered screens.
///
/// Usage: SuggestionScore labels TRUTH.jsonl [RECOGNIZED.jsonl [--declared]] | identifiers TRUTH.jsonl; `--declared`:
/// beside a tree that declares the texts; `--wrong` lists what was wrong with high confidence.
@main
enum SuggestionScore {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let paths = words.dropFirst().filter { $0.hasPrefix("--") == false }
    do {
      switch (words.first, paths.count) {
      case ("labels", 1...2):
        let score = try labels(
          paths[0], recognized: paths.count > 1 ? paths[1] : nil, isDeclared: words.contains("--declared"))
        print(Tables.labels(score))
        if words.contains("--wrong") { print(score.wrong.joined(separator: "\n")) }
      case ("identifiers", 1): print(try identifiers(paths[0]))
      default: fail("usage: SuggestionScore labels TRUTH [RECOGNIZED] | identifiers TRUTH", code: 2)
      }
    } catch {
      fail("error: \(error)", code: 3)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }

  private static func labels(
    _ path: String, recognized: String?, isDeclared: Bool
  ) throws -> LabelScore {
    var seen: [String: RecognizedScreen] = [:]
    if let recognized {
      for line in try String(contentsOfFile: recognized, encoding: .utf8).split(separator: "\n") {
        let screen = try JSONDecoder().decode(RecognizedScreen.self, from: Data(line.utf8))
        seen[URL(fileURLWithPath: screen.image).lastPathComponent] = screen
      }
    }
    var score = LabelScore()
    let namer = Namer()
    for truth in try TruthScreen.read(path) {
      if recognized != nil, seen[truth.image] == nil { continue }
      let picture = seen[truth.image] ?? truth.seen
      let exact = recognized == nil ? SpelledTexts(exactly: picture.elements) : SpelledTexts()
      let scene =
        isDeclared
        ? Scene(DeclaredTexts(truth, seen: picture).screen, language: nil) : Scene(picture, spelled: exact)
      for control in truth.controls {
        let element =
          recognized == nil
          ? picture.elements.first { $0.id == control.element }
          : Pairing.element(for: control, truth, in: picture)
        let subject = element.map { Subject($0) }
        score.add(
          control, subject.flatMap { namer.name(of: $0, in: scene) }, on: truth, language: scene.language)
      }
    }
    return score
  }

  private static func identifiers(_ path: String) throws -> String {
    let screens = try TruthScreen.read(path).filter { $0.controls.isEmpty == false }
    let changes: [(name: String, change: (TruthScreen, Int) -> TruthScreen?)] = [
      ("reflow", { Changes.reflowed($0, by: $1) }), ("one more row", { Changes.withOneMoreRow($0, by: $1) }),
      ("translation", { truth, _ in Changes.translated(truth) }),
    ]
    var rows: [(name: String, score: IdentifierScore)] = []
    for keeps in [false, true] {
      for (name, change) in changes {
        var score = IdentifierScore()
        for (seed, truth) in screens.enumerated() {
          guard let changed = change(truth, seed) else { continue }
          let before = DeclaredScreen(truth)
          score.add(
            before: before.identifiers(),
            after: DeclaredScreen(changed).identifiers(keeping: keeps ? before.memory : nil))
        }
        rows.append((name + (keeps ? ", the earlier map kept" : ""), score))
      }
    }
    let notUnique = rows.map(\.score.notUnique).reduce(0, +)
    let notMatching = rows.map(\.score.notMatching).reduce(0, +)
    return Tables.identifiers(rows)
      + "\n\nNot unique on their screen: \(notUnique). Not of the pattern: \(notMatching)."
  }
}
