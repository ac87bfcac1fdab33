/// Where a value of the effective configuration comes from.
public enum ConfigurationOrigin: Sendable, Hashable {
  /// The rules' own files.
  case standard
  /// A line of a configuration file.
  case file(String, line: Int)
  /// An option of the command line.
  case flag(String)

  /// The place in words: "default", "path:line" or the option.
  public var words: String {
    switch self {
    case .standard: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .flag(let name): name
    }
  }
}
