import Geometry

/// How many pixels make a point, estimated from the size of the picture.
public enum ScreenScale {
  /// The densities that phones and tablets have.
  static let densities = [1, 1.5, 2, 2.625, 3, 3.5, 4]
  /// Widths in pixels, held upright, of iPhones that draw two pixels a point.
  static let doubleWidths: Set<Int> = [640, 750, 828]
  /// Widths in pixels, held upright, of iPhones that draw three.
  static let tripleWidths: Set<Int> = [1125, 1170, 1179, 1206, 1242, 1260, 1284, 1290, 1320]
  /// The width of a phone in points that the estimate aims at; phones lie between 360 and 430.
  static let phoneWidth = 393.0
  /// The width of a tablet in points; they lie between 744 and 1,032.
  static let tabletWidth = 810.0

  /// Pixels a point, 1…4: exact for iPhones, the nearest common density for others.
  ///
  /// The shorter side is the width of the device unless the picture is more than 2.6 times as wide as high, which
  /// no device is: then it is a crop, and its width counts. Sides in a ratio below 1.62 mean a tablet if there
  /// are enough pixels for one.
  public static func estimate(_ size: Size) -> Double {
    let shorter = min(size.width, size.height)
    let longer = max(size.width, size.height)
    let isCrop = size.width > 0 && Double(size.width) > 2.6 * Double(size.height)
    let width = isCrop ? size.width : shorter
    if doubleWidths.contains(width) { return 2 }
    if tripleWidths.contains(width) { return 3 }
    let isTablet = !isCrop && Double(longer) < 1.62 * Double(shorter) && shorter >= 744
    let wanted = Double(width) / (isTablet ? tabletWidth : phoneWidth)
    return densities.min { abs($0 - wanted) < abs($1 - wanted) } ?? 1
  }
}
