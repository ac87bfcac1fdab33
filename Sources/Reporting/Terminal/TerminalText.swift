/// Lines for a terminal, put together from painted words.
struct TerminalText: Sendable {
  /// Words with one look.
  struct Span: Sendable {
    let text: String
    let ink: TerminalStyle.Ink?

    init(_ text: String, _ ink: TerminalStyle.Ink? = nil) {
      self.text = text
      self.ink = ink
    }
  }

  private let style: TerminalStyle
  private(set) var text = ""

  /// Starts without a line.
  init(style: TerminalStyle) {
    self.style = style
  }

  /// Sets what follows apart from what stands above it by an empty line.
  mutating func separate() {
    if !text.isEmpty && !text.hasSuffix("\n\n") { text += "\n" }
  }

  /// Adds spans two columns apart; a span that does not fit begins a new line, `indent` columns in.
  mutating func flow(_ spans: [Span], indent: Int) {
    var width = 0
    for span in spans where !span.text.isEmpty {
      let spanWidth = DisplayWidth.of(span.text)
      if width > 0, width + 2 + spanWidth > style.width {
        text += "\n" + String(repeating: " ", count: indent)
        width = indent
      } else if width > 0 {
        text += "  "
        width += 2
      }
      let fitting = PlainText.elided(span.text, columns: max(8, style.width - width))
      text += style.paint(fitting, span.ink)
      width += DisplayWidth.of(fitting)
    }
    text += "\n"
  }

  /// Adds lines of code as they are, for a wrapped line could not be copied; control characters go.
  mutating func code(_ code: String, lead: String, title: String) {
    text += lead + style.paint(PlainText.singleLine(title) + ":", .dim) + "\n"
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      text += lead + "  " + line.prefix(line.count - words.count) + PlainText.singleLine(String(words)) + "\n"
    }
  }

  /// Adds a paragraph behind a lead; further lines stand under its first word.
  mutating func paragraph(_ words: String, lead: String, ink: TerminalStyle.Ink? = nil) {
    let indent = DisplayWidth.of(lead)
    let lines = Wrapping.lines(words, columns: style.width - indent)
    for (index, line) in lines.enumerated() {
      let start = index == 0 ? lead : String(repeating: " ", count: indent)
      text +=
        (start.allSatisfy { $0 == " " } ? start : style.paint(start, .dim)) + style.paint(line, ink) + "\n"
    }
  }
}
