import Geometry
import YAMLText

/// Reads owners and ignored regions by pattern of screens.
struct ScreenSettingsReader: Sendable {
  let source: String

  func entries(from value: YAMLValue?) throws(ConfigurationError) -> [ScreenSettings] {
    guard let value else { return [] }
    var found: [ScreenSettings] = []
    for entry in try YAMLMapping.entries(of: value, what: "\"screens\"", source: source) {
      found.append(try settings(entry))
    }
    return found
  }

  private func settings(_ entry: YAMLValue.Entry) throws(ConfigurationError) -> ScreenSettings {
    let origin = ConfigurationOrigin.file(source, line: entry.line)
    // The short form: only an owner.
    if let owner = entry.value.scalar, !entry.value.isNull, !owner.isEmpty {
      return ScreenSettings(screens: Glob(entry.key), owner: owner, ignored: [], origin: origin)
    }
    let keys = try YAMLMapping(
      entry.value, keys: ConfigurationKeys.screen, what: "the screens \"\(entry.key)\"", source: source)
    var regions: [IgnoredRegion] = []
    for item in try keys.list("ignore") { regions.append(try region(item)) }
    return ScreenSettings(
      screens: Glob(entry.key), owner: try keys.text("owner")?.value, ignored: regions, origin: origin)
  }

  private func region(_ value: YAMLValue) throws(ConfigurationError) -> IgnoredRegion {
    let keys = try YAMLMapping(
      value, keys: ConfigurationKeys.region, what: "an ignored region", source: source)
    let unit =
      try keys.word("unit", of: IgnoredRegion.Unit.allCases.map(\.rawValue))
      .flatMap { IgnoredRegion.Unit(rawValue: $0.value) } ?? .point
    guard let reason = try keys.text("reason")?.value else {
      throw keys.error(value.line, "an ignored region needs a \"reason\"")
    }
    return IgnoredRegion(box: try box(keys, unit: unit), unit: unit, reason: reason)
  }

  private func box(_ keys: YAMLMapping, unit: IgnoredRegion.Unit) throws(ConfigurationError) -> Rect {
    let numbers = try keys.list("box").compactMap { $0.scalar.flatMap(Double.init) }
    guard numbers.count == 4, try keys.list("box").count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }),
      numbers[2] > 0, numbers[3] > 0
    else {
      throw keys.error(
        keys.value("box")?.line, "a region needs \"box: [x, y, width, height]\", four numbers of at least 0")
    }
    if unit == .fraction, numbers[0] + numbers[2] > 1.001 || numbers[1] + numbers[3] > 1.001 {
      throw keys.error(
        keys.value("box")?.line, "the box reaches beyond the screen; fractions lie between 0 and 1")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
