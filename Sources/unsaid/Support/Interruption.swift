import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C during a run: says what is kept, and ends at once with the usual exit code 130.
///
/// Nothing needs to be put in order: the cache takes each screen as it ends, and reports are written whole or not at
/// all.
struct Interruption {
  private let source: any DispatchSourceSignal

  /// Begins to listen.
  init(keepsFinished: Bool) {
    // The source only hears what the default action no longer answers.
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    let words =
      keepsFinished
      ? "interrupted: no report was written; finished screens are kept in the cache, so run the same command again"
      : "interrupted: no report was written"
    source.setEventHandler {
      Console.errorRaw(Console.errorIsTerminal ? "\r\u{1B}[K" : "")
      Console.error(words)
      // The networks may be at work on other threads: leave without waiting for them.
      _exit(ExitStatus.interrupted.rawValue)
    }
    source.resume()
  }

  /// Gives Ctrl-C back its usual meaning.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
