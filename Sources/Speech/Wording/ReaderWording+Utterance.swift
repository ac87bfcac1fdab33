import AccessibilityModel

extension ReaderWording {
  /// What the reader says.
  ///
  /// - Parameter usage: whether it also says how to use the control, as readers do after a pause.
  public func utterance(_ announcement: Announcement, usage withUsage: Bool = false) -> Utterance {
    var parts: [Utterance.Part] = []
    for slot in order {
      guard withUsage || slot != .usage, let part = part(slot, of: announcement) else { continue }
      parts.append(part)
    }
    let isSilent = parts.contains { $0.kind == .name || $0.kind == .value } == false
    if let unlabelled, announcement.isInteractive, isSilent {
      let place = parts.firstIndex { $0.kind == .role } ?? parts.count
      parts.insert(Utterance.Part(.name, unlabelled), at: place)
    }
    return Utterance(parts)
  }

  private func part(_ slot: Slot, of said: Announcement) -> Utterance.Part? {
    switch slot {
    case .name: (said.name ?? said.drawn.map { "[\($0)]" }).map { Utterance.Part(.name, $0) }
    case .value: said.value.map { Utterance.Part(.value, $0) }
    case .role: roleWords(of: said).map { Utterance.Part(.role, $0) }
    case .checked: stateWord(of: said).map { Utterance.Part(.state, $0) }
    case .selected: said.isSelected ? Utterance.Part(.state, selected) : nil
    case .dimmed: said.isDimmed ? Utterance.Part(.state, dimmed) : nil
    case .position: said.position.map { Utterance.Part(.position, "\($0.number) of \($0.count)") }
    case .hint: said.hint.map { Utterance.Part(.hint, $0) }
    case .usage: usageWords(of: said).map { Utterance.Part(.usage, $0) }
    }
  }

  private func roleWords(of said: Announcement) -> String? {
    if let word = roles[said.role] { return word }
    return said.traits.compactMap { traits[$0] }.min()
  }

  private func stateWord(of said: Announcement) -> String? {
    guard let checked = said.checked else { return nil }
    // A node of any other role that states a check, such as a row, is spoken of like a checkbox.
    guard let words = states[said.role] ?? states[.checkbox] else { return nil }
    return switch checked {
    case .on: words.on
    case .off: words.off
    case .mixed: words.mixed
    }
  }

  private func usageWords(of said: Announcement) -> String? {
    guard said.isInteractive, said.isDimmed == false else { return nil }
    return usage[said.role] ?? usageOfOthers
  }
}
