/// Disjoint sets over 0..<count, each known by its smallest member.
struct UnionFind {
  private var parents: [Int32] = []

  mutating func grow(to count: Int) {
    var next = Int32(parents.count)
    while parents.count < count {
      parents.append(next)
      next += 1
    }
  }

  mutating func root(of member: Int) -> Int {
    var member = Int32(member)
    while parents[Int(member)] != member {
      // Halving the path keeps later walks short.
      parents[Int(member)] = parents[Int(parents[Int(member)])]
      member = parents[Int(member)]
    }
    return Int(member)
  }

  mutating func join(_ first: Int, _ second: Int) {
    let left = root(of: first)
    let right = root(of: second)
    guard left != right else { return }
    parents[max(left, right)] = Int32(min(left, right))
  }
}
