/// By whose conventions the detector boxes what it sees.
public enum DetectorConventions: Sendable, Hashable {
  /// Ours: texts by line, one box a segment, the mark of a checkbox alone.
  case own
  /// Those of the real training screens' annotators: texts by paragraph, rows of checkboxes, bars of segments.
  case annotated
}
