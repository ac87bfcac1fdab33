import Suggestions

/// What people would call a button with a glyph: written down for the judgement, apart from the product's own table.
enum AcceptedNames {
  /// The names for a glyph, among them the words of its own name.
  static func names(ofGlyph glyph: String) -> Set<String> {
    let words = bareWords(of: glyph)
    let stem = words.joined(separator: " ")
    var names: Set<String> = [stem]
    for (stems, accepted) in table where stems.contains(stem) { names.formUnion(accepted) }
    return names
  }

  /// The words without the set and the style: "phosphor:magnifying-glass-bold" is "magnifying glass".
  static func bareWords(of glyph: String) -> [String] {
    let bare = glyph.split(separator: ":").last.map(String.init) ?? glyph
    let words = bare.lowercased().split { "-_ .".contains($0) }.map(String.init)
    let left = words.filter { styles.contains($0) == false }
    return left.isEmpty ? words : left
  }

  private static let styles: Set<String> = [
    "baseline", "sharp", "rounded", "round", "outlined", "outline", "fill", "filled", "line", "bold", "light",
    "thin",
  ]

  private static let table: [(stems: Set<String>, names: Set<String>)] = [
    (
      [
        "chevron left", "back", "arrow back ios new", "arrow back", "arrow left", "angle left", "caret left",
        "arrow left s",
      ], ["back", "previous", "go back"]
    ),
    (
      [
        "chevron right", "arrow forward ios", "arrow right", "angle right", "caret right", "arrow right s",
        "chevron forward",
      ], ["next", "forward", "more", "open"]
    ),
    (
      ["chevron down", "keyboard arrow down", "caret down", "arrow down s", "angle down"],
      ["expand", "show more", "more", "open"]
    ),
    (
      ["xmark", "close", "x", "times"],
      ["close", "clear", "clear text", "dismiss", "cancel", "remove", "delete"]
    ),
    (
      ["ellipsis", "more vert", "dots vertical", "dots three vertical", "more 2", "ellipsis vertical"],
      ["more", "more options", "options", "menu"]
    ),
    (
      ["horizontal 3", "line horizontal 3", "menu", "list", "bars", "menu 2"],
      ["menu", "open menu", "list", "list view"]
    ),
    (["search", "magnify", "magnifying glass"], ["search", "find"]),
    (["house", "home"], ["home"]),
    (["person", "account", "user"], ["profile", "account", "my profile"]),
    (["settings", "gear", "cog"], ["settings", "options", "preferences"]),
    (["share", "share variant", "share network"], ["share"]),
    (["heart", "favorite"], ["like", "favorite", "favourite", "add to favorites"]),
    (["star", "grade"], ["favorite", "favourite", "star", "rate", "add to favorites"]),
    (
      ["bubble left", "chat bubble", "comment", "chat"],
      ["comment", "chat", "message", "messages", "comments"]
    ),
    (["add", "plus"], ["add", "new", "create", "increase", "more", "plus"]),
    (["minus", "remove"], ["remove", "decrease", "less", "minus"]),
    (["cart", "shopping cart", "shopping cart simple"], ["cart", "shopping cart", "basket", "add to cart"]),
    (["bell", "notifications"], ["notifications", "alerts"]),
    (["mail", "envelope", "email"], ["mail", "email", "message", "messages", "inbox"]),
    (["phone", "call"], ["call", "phone"]),
    (["camera", "photo camera"], ["camera", "take photo"]),
    (["play arrow", "play"], ["play"]), (["pause"], ["pause"]),
    (["forward end", "skip next", "skip forward"], ["next", "next track", "skip", "skip forward"]),
    (["backward end", "skip previous", "skip back"], ["previous", "previous track", "skip back"]),
    (["map", "map trifold"], ["map"]),
    (["location", "place", "map marker", "map pin"], ["location", "my location", "place", "pin"]),
    (["calendar", "event", "calendar blank"], ["calendar", "date", "events"]),
    (["lock"], ["lock", "locked", "privacy"]),
    (["eye", "visibility"], ["show", "show password", "view", "visibility"]),
    (["bookmark"], ["bookmark", "save", "bookmarks"]),
    (["slider horizontal 3", "filter list", "filter", "funnel"], ["filter", "filters"]),
    (["trash", "delete"], ["delete", "trash", "remove"]),
    (["pencil", "edit", "pen"], ["edit", "compose", "write"]),
    (["paperplane", "send", "paper plane tilt"], ["send"]),
    (["mic", "microphone"], ["microphone", "voice input", "dictate", "record", "voice search"]),
    (
      ["speaker 2", "volume up", "volume high", "speaker high"], ["volume", "volume up", "sound", "speaker"]
    ),
    (["checkmark", "check"], ["done", "confirm", "check", "ok"]),
    (["info circle", "info", "information"], ["info", "information", "details"]),
    (["wifi", "wifi high"], ["wi fi", "wifi"]), (["battery 100", "battery full", "battery"], ["battery"]),
    (["sun max", "light mode", "sun", "white balance sunny"], ["brightness", "light mode", "sun"]),
    (["music note", "music"], ["music"]),
    (["square grid 2x2", "grid view", "grid four", "view grid"], ["grid", "grid view"]),
    (["qrcode", "qr code", "qrcode scan"], ["qr code", "scan", "scan qr code"]),
    (["arrow down circle", "download", "file download"], ["download"]),
    (["photo", "image"], ["photo", "image", "gallery"]),
  ]
}
