import Foundation
import Geometry
import ImageCoding
import Imaging

/// The pictures of Fixtures/images, which their make.py describes.
enum Pictures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/images")

  /// What a reader must make of each file.
  static let expected: [String: Raster] = {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("expected.json")) else { return [:] }
    let rows = (try? JSONDecoder().decode([String: [String]].self, from: data)) ?? [:]
    return rows.mapValues(raster)
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The largest difference of a channel between two pictures of one size, away from the lines that quarter them.
  static func distance(_ raster: Raster, _ other: Raster, margin: Int) -> Int {
    var largest = 0
    for y in 0..<raster.height where abs(y - raster.height / 2) >= margin {
      for x in 0..<raster.width where abs(x - raster.width / 2) >= margin {
        largest = max(largest, raster[x, y].distance(to: other[x, y]))
      }
    }
    return largest
  }

  /// A picture from rows of hex RGB.
  private static func raster(_ rows: [String]) -> Raster {
    var pixels: [UInt8] = []
    for row in rows {
      let digits: [UInt8] = row.utf8.map { UInt8(String(UnicodeScalar($0)), radix: 16) ?? 0 }
      for start in stride(from: 0, to: digits.count, by: 2) {
        pixels.append(digits[start] * 16 + digits[start + 1])
        if start % 6 == 4 { pixels.append(255) }
      }
    }
    return Raster(size: Size(width: (rows.first?.utf8.count ?? 0) / 6, height: rows.count), pixels: pixels)
  }
}
