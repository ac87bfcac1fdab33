import ScreenModel

/// The shape of the words.
enum TextFeatures: FeatureGroup {
  static let names = [
    "characters", "words", "isTitleCase", "isUpperCase", "startsUpper", "endsSentence", "digitShare",
    "isCurrency",
    "isAction", "isLink", "isCut", "lineRatio",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let element = scene.elements[index]
    let height = scene.lineHeight > 0 ? element.box.height / scene.lineHeight : .nan
    guard element.type == .text, let text = element.text, !text.isEmpty else {
      return [Double](repeating: .nan, count: names.count - 1) + [height]
    }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let letters = text.filter(\.isLetter)
    let cased = letters.filter { $0.isUppercase || $0.isLowercase }
    let isTitle = words.count > 1 && words.allSatisfy { !($0.first?.isLowercase ?? false) } && !cased.isEmpty
    return [
      Double(text.count), Double(words.count), isTitle.feature,
      (cased.count > 1 && cased.allSatisfy(\.isUppercase)).feature,
      (letters.first?.isUppercase ?? false).feature, (".!?:;,。؟".contains(text.last ?? " ")).feature,
      Double(text.count(where: \.isNumber)) / Double(text.count),
      text.contains { "$€£¥₹%".contains($0) }.feature, isAction(words).feature, isLink(text).feature,
      (text.hasSuffix("…") || text.hasSuffix("...")).feature, height,
    ]
  }

  /// Words that name what a tap does, where they begin a short text.
  private static let actions: Set<String> = [
    "add", "allow", "apply", "back", "buy", "call", "cancel", "change", "check", "clear", "close", "confirm",
    "continue", "copy", "create", "delete", "deny", "done", "download", "edit", "explore", "filter", "follow",
    "forgot", "get", "go", "hide", "install", "join", "learn", "log", "login", "logout", "manage", "more",
    "new",
    "next", "no", "ok", "open", "order", "pay", "play", "post", "read", "register", "remove", "reply",
    "reset",
    "retry", "save", "search", "see", "select", "send", "share", "show", "sign", "skip", "sort", "start",
    "submit",
    "subscribe", "try", "undo", "update", "upgrade", "view", "yes",
  ]

  private static func isAction(_ words: [Substring]) -> Bool {
    guard let first = words.first, words.count <= 4 else { return false }
    return actions.contains(first.lowercased())
  }

  private static func isLink(_ text: String) -> Bool {
    let lower = text.lowercased()
    return lower.contains("http") || lower.contains("www.") || lower.contains("terms of")
      || lower.contains("privacy policy") || lower.hasSuffix("?") || lower.hasSuffix(">")
      || lower.hasSuffix("›")
  }
}
