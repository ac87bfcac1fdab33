extension Unicode.Scalar {
  /// Whether it is one of the signs of East Asia, which are all of one width and height, or comes after them.
  var isEastAsian: Bool { value >= 0x2E80 }
}
