import Audit
import Findings
import Foundation
import Geometry
import ImageCoding
import Imaging
import Matching
import RuleCatalog
import Rules
import ScreenModel

// Prints what is measured of each text of rendered screens, one JSON object a line: `ContrastScore FOLDER`.
// Read by Benchmarks/contrast.py; the screens are those of Benchmarks/contrast_screens.py.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: ContrastScore FOLDER\n".utf8))
  exit(2)
}
let folder = CommandLine.arguments[1]
let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
guard let files = RuntimeFiles.find(executable: program, fileExists: FileManager.default.fileExists) else {
  FileHandle.standardError.write(Data("ContrastScore: run `make setup` first\n".utf8))
  exit(3)
}
let auditor = try Auditor(files: files, threads: 2, settings: AuditorSettings(isCalibrated: false))
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

func bytes(_ name: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name)))
}

/// The recognised line at the place of a true one; nil where none lies there.
func element(at line: Rect, of screen: Screen) -> Element? {
  let near = screen.seen.elements.filter { $0.type == .text && $0.box.share(in: line.insetBy(-2)) >= 0.6 }
  return near.max { $0.box.intersection(line).area < $1.box.intersection(line).area }
}

func score(_ truth: Truth, on screen: Screen, ground: Raster, said: [Int: String]) -> ScoredText? {
  let lines = truth.lines.compactMap { line in
    truth.contrasts(of: line, in: screen.raster, without: ground).map { (line, $0) }
  }
  guard let worst = lines.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
  let found = element(at: worst.0, of: screen)
  var text = ScoredText(
    screen: screen.name, id: truth.id, isFound: found != nil, trueLow: worst.1.lowerBound,
    trueHigh: worst.1.upperBound)
  guard let found, let ink = screen.inks[found.id], let part = ink.worst else { return text }
  text.ink = part.ink.hex
  text.ground = part.ground.hex
  text.lowest = part.lowest
  text.highest = part.highest
  text.isSolid = part.isSolid
  text.parts = ink.parts.count
  text.points = ink.points.map { [$0.lowerBound, $0.upperBound] }
  text.isBold = ink.isBold
  let letters = LetterMeasure(of: part, in: screen.raster)
  text.height = letters.map { $0.height / screen.scale }
  text.stroke = letters?.stroke.map { $0 / screen.scale }
  let own = truth.lines.compactMap { element(at: $0, of: screen) }.compactMap { said[$0.id] }
  text.said = own.first ?? "none"
  return text
}

let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".truth.json") }
  .map { String($0.dropLast(".truth.json".count)) }.sorted()
for name in names {
  let pair = Pair(name: name, image: "\(name).png", tree: "\(name).tree.json")
  let input = ScreenInput(
    pair: pair, imageBytes: try bytes(pair.image), treeBytes: try bytes("\(name).tree.json"))
  let screen = try auditor.screen(of: input, options: InputOptions())
  let findings = auditor.judgement(of: screen, with: screen.tree).findings.filter {
    $0.rule == ContrastText.id
  }
  let said = Dictionary(
    findings.compactMap { finding in finding.element.map { ($0, finding.outcome.circumstance) } }
  ) { first, _ in first }
  let ground = try ImageReader.raster(from: try bytes("\(name).ground.png"))
  let truths = try JSONDecoder().decode([Truth].self, from: Data(try bytes("\(name).truth.json")))
  for text in truths.compactMap({ score($0, on: screen, ground: ground, said: said) }) {
    print(String(decoding: try encoder.encode(text), as: UTF8.self))
  }
}
