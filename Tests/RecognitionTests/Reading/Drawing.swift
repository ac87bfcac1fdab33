import Geometry
import Imaging

/// Pictures drawn with letters: `.` is white, `#` black, and `-` a grey 20 levels from white.
func picture(_ rows: String...) -> Raster {
  let size = Size(width: rows.first?.count ?? 0, height: rows.count)
  var raster = Raster(size: size, filledWith: .white)
  for (y, row) in rows.enumerated() {
    for (x, letter) in row.enumerated() {
      switch letter {
      case "#": raster[x, y] = .black
      case "-": raster[x, y] = Color(red: 235, green: 235, blue: 235)
      default: break
      }
    }
  }
  return raster
}
