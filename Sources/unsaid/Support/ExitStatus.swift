/// What the exit code says (RULES.md section 3).
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case failure = 3
  /// Ctrl-C, as shells count it.
  case interrupted = 130
}
