import Geometry

/// A connected patch of ink: a letter, a dot, or a part of something that is no text.
package struct InkBlob: Sendable, Hashable {
  /// The box in pixels of the picture.
  package let box: Rect
  /// The number of pixels.
  package let count: Int
  /// Whether it reaches the edge of the part that was looked at, and so may go on beyond it.
  package let isCut: Bool

  /// Makes a patch.
  package init(box: Rect, count: Int, isCut: Bool) {
    self.box = box
    self.count = count
    self.isCut = isCut
  }
}

extension InkMask {
  /// The patches of ink, connected also over corners, in the order of their first pixel from the top.
  package func blobs() -> [InkBlob] {
    var blobs: [InkBlob] = []
    var open = isInk
    var stack: [Int] = []
    open.withUnsafeMutableBufferPointer { open in
      for start in 0..<open.count where open[start] {
        open[start] = false
        stack.append(start)
        blobs.append(flood(&stack, open))
      }
    }
    return blobs
  }

  private func flood(_ stack: inout [Int], _ open: UnsafeMutableBufferPointer<Bool>) -> InkBlob {
    var (left, top, right, bottom) = (width, height, 0, 0)
    var count = 0
    while let place = stack.popLast() {
      let (y, x) = place.quotientAndRemainder(dividingBy: width)
      left = min(left, x)
      right = max(right, x + 1)
      top = min(top, y)
      bottom = max(bottom, y + 1)
      count += 1
      for neighborY in max(0, y - 1)...min(height - 1, y + 1) {
        for neighborX in max(0, x - 1)...min(width - 1, x + 1) {
          let neighbor = neighborY * width + neighborX
          guard open[neighbor] else { continue }
          open[neighbor] = false
          stack.append(neighbor)
        }
      }
    }
    let box = Rect(
      x: frame.x + Double(left), y: frame.y + Double(top), width: Double(right - left),
      height: Double(bottom - top))
    let isCut = left == 0 || top == 0 || right == width || bottom == height
    return InkBlob(box: box, count: count, isCut: isCut)
  }
}
