import ArgumentParser
import Audit
import Baselines

/// Which part of a suite this machine takes.
struct ShardArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take part i of n of the screens, by their names; `unsaid merge` joins the reports.", valueName: "i/n"))
  var shard: String?

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError("--shard is \"\(shard)\"; it must be i/n with 1 ≤ i ≤ n, for example 2/5")
    }
  }

  /// The pairs of this part.
  func select(_ pairs: [Pair]) -> [Pair] {
    guard let part = shard.flatMap(Shard.init) else { return pairs }
    return pairs.filter { part.holds($0.name) }
  }
}
