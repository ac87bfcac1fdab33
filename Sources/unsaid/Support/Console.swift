import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal: the one place that knows of standard output, the environment and the window.
enum Console {
  /// Writes a line to standard output.
  static func print(_ text: String) { write(text + "\n", to: .standardOutput) }

  /// Writes text as it is to standard output.
  static func printRaw(_ text: String) { write(text, to: .standardOutput) }

  /// Writes a line to standard error.
  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Writes text as it is to standard error.
  static func errorRaw(_ text: String) { write(text, to: .standardError) }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }

  /// Whether a person reads standard error.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether colour is wanted: a terminal, NO_COLOR unset or empty, TERM not "dumb".
  static var wantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  /// A variable of the environment; nil where it is unset or empty.
  static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The columns of the window; 100 where standard output is no terminal.
  static var width: Int {
    var window = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0
    else { return 100 }
    return Int(window.ws_col)
  }

  /// The columns of the window that standard error shows in; 79 where it is none.
  static var errorWidth: Int {
    var window = winsize()
    guard isatty(STDERR_FILENO) == 1, ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0
    else { return 79 }
    return Int(window.ws_col)
  }

  /// A reader that went away (`unsaid lint … | head`) is no error of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
