import AccessibilityModel
import Suggestions
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    ("button_cart_pay", true), ("button_cart_pay_2", true), ("toggle_settings_darkMode_row", true),
    ("button_cart", false), ("btn_cart_pay", false), ("button_cart_pay_2_3", false), ("button__pay", false),
    ("Button_cart_pay", false), ("button_Cart_pay", false), ("", false), ("button_cart_pay_", false),
    ("button_cart_zürich", false),
  ])
  func `an identifier follows the standard pattern or it does not`(identifier: String, follows: Bool) {
    let words = IdentifierPattern.standard.words(of: identifier, categories: IdentifierCategory.words)
    #expect((words != nil) == follows)
  }

  @Test(arguments: [
    ("{context}.{element}-{modifier?}", "cart.pay", "cart.pay-2"),
    ("app/{category}/{context}/{element}#{modifier?}", "app/button/cart/pay", "app/button/cart/pay#2"),
    ("{element}_{category}{modifier?}", nil, nil),
  ])
  func `a pattern of one's own is filled and read back`(text: String, plain: String?, numbered: String?)
    throws
  {
    guard let plain, let numbered else {
      #expect(throws: IdentifierPatternError.self) { try IdentifierPattern(text) }
      return
    }
    let pattern = try IdentifierPattern(text)
    var words: [IdentifierPattern.Name: String] = [.category: "button", .context: "cart", .element: "pay"]
    #expect(pattern.identifier(words) == plain)
    words[.modifier] = "2"
    #expect(pattern.identifier(words) == numbered)
    #expect(pattern.words(of: numbered)?[.modifier] == "2")
    #expect(pattern.words(of: plain)?[.element] == "pay")
  }

  @Test(arguments: [
    ("{category}_{name}_{modifier?}", "{name} is not known"), ("{element", "not closed"),
    ("{category}", "{element} is missing"),
    ("{element}", "{modifier?} is missing"), ("{element}_{element}", "stands twice"),
    ("{category}x{element}", "must stand before"),
  ])
  func `a pattern that cannot work says why`(text: String, reason: String) {
    let error = #expect(throws: IdentifierPatternError.self) { try IdentifierPattern(text) }
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func `equals are numbered from the second, and a good identifier is kept`() {
    let items = [
      IdentifierItem(category: .button, meaning: "delete"),
      IdentifierItem(category: .button, meaning: "delete"),
      IdentifierItem(category: .button, current: "button_list_delete_2"),
      IdentifierItem(category: .button, current: "deleteBtn", meaning: "delete"),
      IdentifierItem(category: .toggle),
    ]
    #expect(
      IdentifierAssignment(items, context: "list", pattern: .standard).identifiers == [
        "button_list_delete", "button_list_delete_3", "button_list_delete_2", "button_list_delete_4",
        "toggle_list_option",
      ])
  }

  @Test func `of two controls with one good identifier the second gets another`() {
    let twice = IdentifierItem(category: .button, current: "button_list_edit", meaning: "edit")
    #expect(
      IdentifierAssignment([twice, twice], context: "list", pattern: .standard).identifiers == [
        "button_list_edit", "button_list_edit_2",
      ])
  }

  @Test func `an earlier run is remembered over a new row, a translation and a move`() {
    func items(_ names: [String?]) -> [IdentifierItem] {
      names.map { IdentifierItem(category: .toggle, name: $0) }
    }
    let before = IdentifierAssignment(items(["Wind", "Rain", "Snow"]), context: "sky", pattern: .standard)
      .identifiers
    let memory = IdentifierMemory(
      zip(["Wind", "Rain", "Snow"], before).map {
        IdentifierMemory.Entry(category: .toggle, name: $0.0, identifier: $0.1)
      })
    func after(_ names: [String?]) -> [String] {
      IdentifierAssignment(items(names), context: "sky", pattern: .standard, memory: memory).identifiers
    }
    #expect(before == ["toggle_sky_option", "toggle_sky_option_2", "toggle_sky_option_3"])
    #expect(
      after(["Wind", "Hail", "Rain", "Snow"]) == [before[0], "toggle_sky_option_4", before[1], before[2]])
    #expect(after(["Vent", "Pluie", "Neige"]) == before)
    #expect(after(["Snow", "Wind", "Rain"]) == [before[2], before[0], before[1]])
  }

  @Test(arguments: [
    ("settings", "settings"), ("de/settings-ios-dark@3x", "settings"), ("en/Settings_light", "settings"),
    ("shop/check-out-android", "checkOut"), ("login_fr", "login"), ("2-factor", "screen2Factor"),
    ("", "screen"),
    ("設定", "screen"), ("ios", "ios"),
  ])
  func `the word for a screen leaves out what names the run`(name: String, word: String) {
    #expect(ScreenContext.word(for: name) == word)
  }
}
