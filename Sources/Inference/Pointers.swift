/// Calls `body` with the addresses of all arrays at once, each valid until it returns.
func withPointers<Element, Result>(
  to arrays: [[Element]], _ found: [UnsafePointer<Element>?] = [],
  _ body: ([UnsafePointer<Element>?]) -> Result
) -> Result {
  guard found.count < arrays.count else { return body(found) }
  return arrays[found.count].withUnsafeBufferPointer { buffer in
    withPointers(to: arrays, found + [buffer.baseAddress], body)
  }
}

/// Calls `body` with C strings, each valid until it returns.
func withCStrings<Result>(_ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
  withPointers(to: strings.map { Array($0.utf8CString) }, [], body)
}
