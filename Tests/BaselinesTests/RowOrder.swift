import Geometry

extension Scene {
  /// The rows of each list in another order: siblings of full width, with all that is declared and drawn in them.
  func withRowsReordered(seed: Int) -> Scene {
    var numbers = Seeded(seed)
    var moves: [(from: Rect, by: Double, origins: Set<Int>)] = []
    var copy = mapped { branch in
      var branch = branch
      let rows = branch.children.indices.filter { isRow(branch.children[$0].node.frame) }
      guard rows.count >= 3 else { return branch }
      let order = rows.shuffled(using: &numbers)
      let slots = rows.map { branch.children[$0].node.frame }
      var top = slots[0].top
      var reordered = branch.children
      for (place, source) in order.enumerated() {
        let row = branch.children[source]
        moves.append((row.node.frame, top - row.node.frame.top, Set(row.origins)))
        reordered[rows[place]] = row
        let gap = place + 1 < slots.count ? slots[place + 1].top - slots[place].bottom : 0
        top += row.node.frame.height + gap
      }
      branch.children = reordered
      return branch
    }
    copy = copy.mapped { branch in
      var branch = branch
      for move in moves where move.origins.contains(branch.origin) { branch.node.frame.y += move.by }
      return branch
    }
    for index in copy.drawn.indices {
      let box = copy.drawn[index].element.box
      if let move = moves.first(where: { box.share(in: $0.from) > 0.5 }) { copy.drawn[index].element.box.y += move.by }
    }
    return copy
  }

  private func isRow(_ frame: Rect) -> Bool {
    frame.width > Double(size.width) * 0.6 && frame.height > 30 && frame.height < 160
  }
}
