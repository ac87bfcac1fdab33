/// Takes names apart into words and puts them together again.
enum IdentifierWords {
  /// The words of a name in lower case, parted at signs and at capitals; only ASCII letters and digits are kept.
  static func words(of name: String) -> [String] {
    var words: [String] = [""]
    var previous: Character = " "
    for sign in name {
      let isWord = sign.isASCII && (sign.isLetter || sign.isNumber)
      let begins = sign.isUppercase && (previous.isLowercase || previous.isNumber)
      if isWord == false || begins, words[words.count - 1].isEmpty == false { words.append("") }
      if isWord { words[words.count - 1] += sign.lowercased() }
      previous = sign
    }
    return words.filter { $0.isEmpty == false }
  }

  /// Lower camel case.
  static func camel(_ words: [String]) -> String {
    words.enumerated().map {
      $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
    }
    .joined()
  }

  /// What an identifier of another convention says beside its role; nil where nothing is left.
  static func meaning(of identifier: String, context: String) -> String? {
    let bare = identifier.split(separator: "/").last.map(String.init) ?? identifier
    let contextWords = Set(words(of: context))
    let all = words(of: bare)
    var left = all.filter { roles.contains($0) == false }
    let withoutContext = left.filter { contextWords.contains($0) == false }
    if withoutContext.isEmpty == false { left = withoutContext }
    while let first = left.first, first.allSatisfy(\.isNumber) { left.removeFirst() }
    let camel = camel(left)
    return camel.isEmpty || camel.count > 40 ? nil : camel
  }

  private static let roles: Set<String> = [
    "btn", "button", "iv", "img", "image", "imageview", "ib", "tv", "txt", "text", "textview", "et", "edit",
    "edittext",
    "field", "input", "sw", "switch", "toggle", "cb", "chk", "checkbox", "rb", "radio", "ic", "icon", "lbl",
    "label", "view",
    "layout", "ll", "rl", "cl", "fl", "container", "id", "tab", "slider", "link", "item",
  ]
}
