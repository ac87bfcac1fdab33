import Geometry
import Imaging

/// Makes a raster from a picture in characters: '.' white, '#' black, digits grey from 0 (black) to 9 (225).
func raster(_ rows: String...) -> Raster {
  var raster = Raster(size: Size(width: rows[0].count, height: rows.count), filledWith: .white)
  for (y, row) in rows.enumerated() {
    for (x, character) in row.enumerated() {
      let level = character == "#" ? 0 : character.wholeNumberValue.map { UInt8($0 * 25) } ?? 255
      raster[x, y] = Color(red: level, green: level, blue: level)
    }
  }
  return raster
}
