/// The few phrases that screen readers need beside names, in each language.
enum Phrases {
  /// What a switch says of its state.
  static func state(on: Bool, in language: Language) -> String? {
    states[language].map { on ? $0.on : $0.off }
  }

  /// What a checkbox says of its state.
  static func checked(_ checked: Bool, in language: Language) -> String? {
    states[language].map { checked ? $0.checked : $0.unchecked }
  }

  /// A place among several, for example "3 of 5".
  static func place(_ number: Int, of count: Int, in language: Language) -> String? {
    places[language].map { pattern in
      pattern.split(separator: "#", omittingEmptySubsequences: false).enumerated().map { index, part in
        index == 0 ? String(part) : (index == 1 ? "\(number)" : "\(count)") + part
      }.joined()
    }
  }

  private static let states: [Language: (on: String, off: String, checked: String, unchecked: String)] = [
    .english: ("On", "Off", "Checked", "Not checked"),
    .german: ("Ein", "Aus", "Aktiviert", "Nicht aktiviert"),
    .french: ("Activé", "Désactivé", "Coché", "Non coché"),
    .spanish: ("Activado", "Desactivado", "Marcado", "No marcado"),
    .italian: ("Attivo", "Non attivo", "Selezionato", "Non selezionato"),
    .portuguese: ("Ativado", "Desativado", "Marcado", "Não marcado"),
    .dutch: ("Aan", "Uit", "Aangevinkt", "Niet aangevinkt"),
    .polish: ("Wł.", "Wył.", "Zaznaczone", "Niezaznaczone"),
    .greek: ("Ενεργό", "Ανενεργό", "Επιλεγμένο", "Μη επιλεγμένο"),
    .russian: ("Вкл.", "Выкл.", "Отмечено", "Не отмечено"), .japanese: ("オン", "オフ", "チェック済み", "チェックなし"),
    .chinese: ("开", "关", "已勾选", "未勾选"), .korean: ("켬", "끔", "선택됨", "선택 안 됨"),
    .arabic: ("مفعّل", "معطّل", "محدد", "غير محدد"), .hindi: ("चालू", "बंद", "चुना हुआ", "नहीं चुना"),
  ]

  private static let places: [Language: String] = [
    .english: "# of #", .german: "# von #", .french: "# sur #", .spanish: "# de #", .italian: "# di #",
    .portuguese: "# de #", .dutch: "# van #", .polish: "# z #", .greek: "# από #", .russian: "# из #",
    .arabic: "# من #", .chinese: "第#项，共#项",
  ]
}
