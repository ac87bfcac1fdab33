/// What makes a finding recognisable in another run, beside its rule and screen; docs/fingerprints.md has the reasons.
public struct FindingIdentity: Sendable, Hashable, Codable {
  /// The developer's identifier, where no other node of the screen has it.
  public var identifier: String?
  /// The landmarks around it, without places among siblings: `tabBar`, `#login_form/list`.
  public var anchor: String
  /// The role of the node, or the type of the element.
  public var role: String
  /// The declared or else the drawn text, letters and digits only.
  public var text: String?
  /// The meaning of the recognised icon.
  public var icon: String?
  /// The texts beside and above it, letters and digits only.
  public var near: String?
  /// Its middle in shares of the screen's width and height, 0…1; nil for a finding about the whole screen.
  public var place: [Double]?

  /// Makes an identity; what is not known is left out.
  public init(
    identifier: String? = nil, anchor: String = "", role: String, text: String? = nil, icon: String? = nil,
    near: String? = nil, place: [Double]? = nil
  ) {
    self.identifier = identifier
    self.anchor = anchor
    self.role = role
    self.text = text
    self.icon = icon
    self.near = near
    self.place = place
  }
}
