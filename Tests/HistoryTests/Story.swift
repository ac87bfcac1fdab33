import History
import Reporting

/// An app of twelve screens over five releases: defects are added, fixed and reopened, a screen changes its name.
enum Story {
  private static let search = Defect.error("label-missing", "home.search", 0.9)
  private static let remove = Defect.error("label-missing", "cart.remove")
  private static let small = Defect.warning("target-size-minimum", "cart.plus")
  private static let order = Defect.review("order-mismatch", "profile.name")
  private static let password = Defect.error("label-missing", "login.password", 0.8)
  private static let pay = Defect.error("label-missing", "checkout.pay")
  private static let faint = Defect.warning("contrast-text", "orders.date", 0.7)
  private static let clear = Defect.error("label-missing", "search.clear")
  private static let voucher = Defect.warning("target-size-minimum", "checkout.voucher")

  /// The defects by screen, release after release.
  static let releases: [(name: String, day: String, defects: [String: [Defect]])] = [
    (
      "2.0.0", "2026-01-10",
      [
        "home": [search], "cart": [remove, small], "profile": [order], "login": [password], "checkout": [pay],
      ]
    ),
    // One fixed (login), two new (orders, search).
    (
      "2.1.0", "2026-02-10",
      [
        "home": [search], "cart": [remove, small], "profile": [order], "checkout": [pay], "orders": [faint],
        "search": [clear],
      ]
    ),
    // Two fixed (home, cart), the checkout is called payment now.
    (
      "2.2.0", "2026-03-10",
      ["cart": [remove], "profile": [order], "payment": [pay], "orders": [faint], "search": [clear]]
    ),
    // One is back (home), one is new (payment), one is suppressed (orders).
    (
      "2.3.0", "2026-04-10",
      [
        "home": [search], "cart": [remove], "profile": [order], "payment": [pay, voucher], "orders": [hidden],
        "search": [clear],
      ]
    ),
    // Two fixed (cart, search).
    (
      "2.4.0", "2026-05-10",
      ["home": [search], "profile": [order], "payment": [pay, voucher], "orders": [hidden]]
    ),
  ]

  private static var hidden: Defect {
    var defect = faint
    defect.suppressed = true
    return defect
  }

  private static let owners = [
    "cart": "shop", "checkout": "shop", "payment": "shop", "orders": "shop", "login": "account",
    "profile": "account", "settings": "account",
  ]

  /// The report of one release.
  static func report(_ release: (name: String, day: String, defects: [String: [Defect]])) -> Report {
    let checkout = release.name >= "2.2.0" ? "payment" : "checkout"
    let names = [
      "about", "cart", checkout, "help", "home", "login", "orders", "product", "profile", "search",
      "settings",
      "wishlist",
    ]
    return Report.of(
      names.sorted().map { name in
        AppScreen(
          name, release.defects[name] ?? [], owner: owners[name],
          words: name == checkout ? (1...8).map { "pay word \($0)" } : nil)
      })
  }

  /// The runs in their order.
  static func runs() throws -> [RecordedRun] {
    try releases.map { release in
      try RecordedRun(
        label: RunLabel(release: release.name, day: Day(release.day) ?? Day(number: 0)),
        reports: [report(release)])
    }
  }
}

extension Story {
  /// The report of a release by its name.
  static func report(of name: String) -> Report {
    releases.first { $0.name == name }.map(report) ?? .of([])
  }
}
