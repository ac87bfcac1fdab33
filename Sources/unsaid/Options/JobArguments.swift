import ArgumentParser
import Foundation

/// How much of the machine a run may use.
struct JobArguments: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Screens at once; the number of cores when left out.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); at least one screen must be under way")
    }
  }

  /// The threads for a single screen: all cores.
  static var threadsOfOne: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  /// Each screen under way holds its picture and what the networks need: well below 1 GB together.
  private static var roomForJobs: Int { max(1, Int(ProcessInfo.processInfo.physicalMemory >> 30)) }

  /// The jobs for a number of screens, and the threads for each.
  func plan(screens: Int) -> (jobs: Int, threads: Int) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let wanted = max(1, min(jobs ?? min(cores, Self.roomForJobs), screens))
    return (wanted, max(1, cores / wanted))
  }
}
