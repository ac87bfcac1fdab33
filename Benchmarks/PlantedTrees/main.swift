import Audit
import Foundation
import Imaging
import Importing
import Matching
import Rules

// Plants one defect at a time into real trees and prints what the rules say of each, one JSON object a line.
//
//   PlantedTrees PAIRS SEED COUNT [--strengths]
//
// COUNT is the most of each kind in one tree. With --strengths, findings are as the rules measured them, before they are
// calibrated, and those of the sound trees are printed too: what `make confidence` fits.

let wantsStrengths = CommandLine.arguments.contains("--strengths")
let arguments = CommandLine.arguments.filter { $0.hasPrefix("--") == false }
guard arguments.count == 4, let seed = UInt64(arguments[2]), let count = Int(arguments[3]) else {
  FileHandle.standardError.write(Data("usage: PlantedTrees PAIRS SEED COUNT [--strengths]\n".utf8))
  exit(2)
}
let kinds = Missing.kinds + Naming.kinds + Ordering.kinds + States.kinds + Frames.kinds + Structure.kinds
let program = URL(fileURLWithPath: arguments[0]).resolvingSymlinksInPath().path
guard let files = RuntimeFiles.find(executable: program, fileExists: FileManager.default.fileExists) else {
  FileHandle.standardError.write(Data("PlantedTrees: run `make setup` first\n".utf8))
  exit(3)
}
let auditor = try Auditor(
  files: files, threads: 2, settings: AuditorSettings(isCalibrated: wantsStrengths == false))
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

/// The pairs below the folder, without those that are of two moments on purpose.
func pairs() -> [Pair] {
  let found = FileManager.default.enumerator(atPath: arguments[1])?.compactMap { $0 as? String } ?? []
  return Pairing(files: found, in: arguments[1]) { path in
    FileManager.default.contents(atPath: path).map { TreeReader.format(of: [UInt8]($0)) != nil } ?? false
  }.pairs.filter { wantsStrengths || $0.name.contains("mismatch") == false }
}

func write(_ plant: Plant, on name: String, _ screen: Screen, before: Judgement) throws {
  let line = PlantedRecord(
    plant, on: name, before: before, after: auditor.judgement(of: screen, with: plant.tree))
  print(String(decoding: try encoder.encode(line), as: UTF8.self))
}

struct SoundRecord: Encodable {
  let screen: String
  let sound: [PlantedRecord.Other]
}

func writeSound(_ screen: Screen) throws {
  let findings = auditor.judgement(of: screen, with: screen.tree).findings
  let record = SoundRecord(
    screen: screen.name, sound: findings.map { PlantedRecord.Other($0, in: screen.tree) })
  print(String(decoding: try encoder.encode(record), as: UTF8.self))
}

func record(_ ground: Ground, name: String) throws {
  let before = auditor.judgement(of: ground.screen, with: ground.tree)
  if before.findings.contains(where: { $0.rule == CaptureIncomplete.id }) { return }
  for kind in kinds {
    var random = Seeded(seed: seed, text: "\(name) \(ground.tree.format) \(kind.name)")
    let plantings = kind.plants(ground).shuffled(using: &random).lazy.filter {
      PlantedRecord.holds(before, kind.rules, at: $0.places) == false
    }
    for planting in plantings.prefix(count) {
      let plant = Plant(kind: kind.name, rules: kind.rules, places: planting.places, tree: planting.tree())
      try write(plant, on: name, ground.screen, before: before)
    }
  }
}

/// The trees of other screens of one app, each held against the picture of another.
func recordSwaps(_ screens: [Screen]) throws {
  for (index, screen) in screens.enumerated() {
    let before = auditor.judgement(of: screen, with: screen.tree)
    guard before.findings.contains(where: { $0.rule == CaptureIncomplete.id }) == false else { continue }
    for (other, from) in screens.enumerated()
    where other != index && from.seen.size == screen.seen.size && Swaps.areDifferent(screen, from) {
      let plant = Plant(
        kind: Swaps.kind, rules: [CaptureIncomplete.id], places: [screen.seen.size.bounds], tree: from.tree)
      try write(plant, on: screen.name, screen, before: before)
    }
  }
}

var apps: [String: [Screen]] = [:]
for pair in pairs() {
  guard let image = FileManager.default.contents(atPath: pair.image),
    let dump = FileManager.default.contents(atPath: pair.tree)
  else { continue }
  do {
    let screen = try auditor.screen(
      of: ScreenInput(pair: pair, imageBytes: [UInt8](image), treeBytes: [UInt8](dump)),
      options: InputOptions())
    if wantsStrengths { try writeSound(screen) }
    if pair.name.contains("mismatch") { continue }
    for tree in Expressed.forms(of: screen.tree) {
      let form = Screen(
        name: screen.name, raster: screen.raster, seen: screen.seen, tree: tree, matches: [])
      try record(Ground(form), name: pair.name)
    }
    let app = String(pair.name.prefix { $0.isNumber == false })
    apps[app, default: []].append(screen)
    // Pairs come by name, so an app is complete when the next one begins; pictures are large.
    for name in apps.keys where name != app { try recordSwaps(apps.removeValue(forKey: name) ?? []) }
  } catch let error as AuditError {
    FileHandle.standardError.write(Data("\(error.message)\n".utf8))
  }
}
for screens in apps.values { try recordSwaps(screens) }
