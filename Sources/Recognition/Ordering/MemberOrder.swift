import Geometry
import ScreenModel

/// The order in which the parts of one stop are read: what leads, the lines with what is level with them, and what
/// stands at the end beside several lines.
struct MemberOrder {
  let reading: ReadingOrder

  /// The members in reading order; frames come first, for they lie around what is read and would hide the gaps.
  func ordered(_ members: [Element]) -> [Element] {
    let frames = members.filter { frame in
      members.contains { $0.id != frame.id && $0.box.share(in: frame.box) > 0.85 && $0.box != frame.box }
    }
    let rest = members.filter { !frames.contains($0) }
    return frames.sorted { ($1.box.area, $0.id) < ($0.box.area, $1.id) } + parts(rest)
  }

  private func parts(_ members: [Element]) -> [Element] {
    var columns = reading.columns(members.map(\.box)).map { $0.map { members[$0] } }
    guard columns.count > 1 else { return cut(members) }
    let leading = columns[0].count == 1 ? columns.removeFirst() : []
    let top = columns.joined().map(\.box.midY).min() ?? 0
    var trailing: [Element] = []
    if columns.count > 1, let last = columns.last, last.count == 1,
      abs(last[0].box.midY - top) >= reading.level
    {
      trailing = columns.removeLast()
    }
    return leading + cut(columns.flatMap { $0 }) + trailing
  }

  private func cut(_ members: [Element]) -> [Element] {
    reading.order(members.map(\.box)).map { members[$0] }
  }
}
