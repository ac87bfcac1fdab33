import Suggestions
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", ["Settings", "Sign in with your account", "Help"]),
    ("de", ["Einstellungen", "Mit dem Konto anmelden", "Hilfe"]),
    ("fr", ["Réglages", "Se connecter avec votre compte", "Aide"]),
    ("es", ["Ajustes", "Iniciar sesión con tu cuenta"]),
    ("it", ["Impostazioni", "Accedi con il tuo profilo"]),
    ("pt", ["Configurações", "Entrar com a sua conta"]),
    ("nl", ["Instellingen", "Inloggen met je profiel"]),
    ("pl", ["Ustawienia", "Zaloguj się na swoje konto"]),
    ("el", ["Ρυθμίσεις"]), ("ru", ["Настройки", "Войти"]), ("ja", ["設定", "ログインする"]), ("zh", ["设置", "登录账户"]),
    ("ko", ["설정", "계정으로 로그인"]), ("ar", ["الإعدادات", "تسجيل الدخول"]), ("hi", ["सेटिंग", "लॉग इन करें"]),
  ])
  func `each language is told by its words or its script`(tag: String, texts: [String]) {
    #expect(LanguageGuess.language(of: texts) == Language(tag: tag))
  }

  @Test(arguments: [
    [], ["42", "7:30"], ["Xyzzy plugh"],
    ["Налаштування", "Увійти у свій обліковий запис", "Сповіщення і їхній звук"],
    ["Ångström Ação", "Mañana żółty", "Straße fjörður"],
    ["تنظیمات", "ورود به حساب کاربری", "پیام‌ها گفتگو چت"],
    ["Asetukset", "Kirjaudu sisään tililläsi"],
    // Japanese, as a reader without kana leaves it.
    ["削除最近", "寸百言語", "7才口一", "支私最近"],
  ])
  func `a language that is not covered, mixed or without evidence is not guessed`(texts: [String]) {
    #expect(LanguageGuess.language(of: texts) == nil)
  }

  @Test(arguments: Language.allCases)
  func `every meaning has a name in every language`(language: Language) {
    let lexicon = Lexicon.standard
    #expect(lexicon.ids.count >= 100)
    for id in lexicon.ids {
      let name = lexicon.name(of: id, in: language)
      #expect(name?.isEmpty == false, "\(id)")
      // A word may stand for two meanings, but it must lead to one.
      #expect(name.flatMap { lexicon.meaning(ofText: $0, in: language) } != nil, "\(id)")
    }
  }

  @Test(arguments: [
    ("Einstellungen", "settings"), ("Réglages", "settings"), ("SETTINGS", "settings"), ("wi fi", "wifi"),
    ("Some other words", nil), ("", nil),
  ])
  func `a text leads to its meaning in any language`(text: String, meaning: String?) {
    #expect(Lexicon.standard.meaning(ofText: text) == meaning)
  }

  @Test func `a word of two languages means what it does in the one of the screen`() {
    #expect(Lexicon.standard.meaning(ofText: "Map") == "map")
    #expect(Lexicon.standard.meaning(ofText: "Map", in: .dutch) == "folder")
  }

  @Test(arguments: [
    ("phosphor:magnifying-glass-bold", "search"), ("material:more_vert_sharp", "more"), ("tabler:x", "close"),
    ("fa:gear", "settings"), ("cupertino:heart_fill", "like"), ("search", "search"), ("plus-circle", "plus"),
    ("nextTrack", "nextTrack"),
  ])
  func `a glyph is known under the names of icon sets`(glyph: String, meaning: String) {
    #expect(Lexicon.standard.meaning(ofGlyph: glyph) == meaning)
  }

  @Test(arguments: ["", ":", "---", "hexagon", "arrow-wiggle", "bold"])
  func `a glyph without a meaning has none`(glyph: String) {
    #expect(Lexicon.standard.meaning(ofGlyph: glyph) == nil)
  }
}
