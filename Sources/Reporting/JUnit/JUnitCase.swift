/// One rule asked of one screen, or one cause of what it found.
struct JUnitCase: Sendable {
  /// The ways a case can end, as JUnit counts them.
  enum Kind: Sendable { case passed, failed, skipped, error }

  /// The name, unique in the file.
  let name: String
  /// The screen.
  let screen: String
  /// How it ended.
  let verdict: JUnitVerdict
  /// The path of the annotated picture, if there is one.
  let picture: String?

  /// The case as XML.
  var tag: XMLTag {
    var tag = XMLTag(name: "testcase", attributes: [("name", name), ("classname", screen)])
    switch verdict {
    case .passed: return tag
    case .failed(let severity, let message, let text):
      tag.children.append(
        XMLTag(
          name: "failure", attributes: [("type", severity.rawValue), ("message", message)], text: text))
      attachPicture(to: &tag)
    case .skipped(let message, let text):
      tag.children.append(XMLTag(name: "skipped", attributes: [("message", message)], text: text))
      if !text.isEmpty { attachPicture(to: &tag) }
    case .error(let message):
      tag.children.append(
        XMLTag(name: "error", attributes: [("type", "input"), ("message", message)], text: message))
    }
    return tag
  }

  // The form that GitLab and the Jenkins attachments plug-in look for.
  private func attachPicture(to tag: inout XMLTag) {
    guard let picture else { return }
    tag.children.append(XMLTag(name: "system-out", attributes: [], text: "[[ATTACHMENT|\(picture)]]"))
  }
}
