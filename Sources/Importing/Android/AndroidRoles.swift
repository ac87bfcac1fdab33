import AccessibilityModel

/// Roles from the names of Android's view classes.
enum AndroidRoles {
  /// The role of a class, by its simple name; a class that says nothing keeps its own word.
  static func role(of className: String?, isPassword: Bool, isCheckable: Bool) -> Role {
    guard let className, !className.isEmpty else { return .other("") }
    let simple = className.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? className
    let role = bySimpleName[simple] ?? byPrefixedName(simple)
    switch role {
    case .textField? where isPassword: return .secureTextField
    case .text? where simple == "CheckedTextView" && isCheckable: return .checkbox
    case let role?: return role
    case nil: return .other(className)
    }
  }

  /// The support and material libraries put their name before the framework's.
  private static func byPrefixedName(_ simple: String) -> Role? {
    for prefix in ["AppCompat", "Material", "React", "Compat"] where simple.hasPrefix(prefix) {
      return bySimpleName[String(simple.dropFirst(prefix.count))]
    }
    return simple.hasSuffix("Compat") ? bySimpleName[String(simple.dropLast(6))] : nil
  }

  private static let bySimpleName: [String: Role] = {
    let words: [(Role, [String])] = [
      (
        .button,
        [
          "Button", "ImageButton", "FloatingActionButton", "ExtendedFloatingActionButton", "Chip",
          "ZoomButton",
        ]
      ),
      (
        .textField,
        [
          "EditText", "AutoCompleteTextView", "MultiAutoCompleteTextView", "TextInputEditText",
          "ExtractEditText",
        ]
      ),
      (.searchField, ["SearchAutoComplete", "SearchView"]),
      (.text, ["TextView", "CheckedTextView", "Chronometer", "TextClock", "TextSwitcher"]),
      (.checkbox, ["CheckBox"]),
      (.radio, ["RadioButton"]),
      (.toggle, ["Switch", "SwitchCompat", "SwitchMaterial", "ToggleButton"]),
      (.slider, ["SeekBar", "RatingBar", "Slider", "RangeSlider"]),
      (.progress, ["ProgressBar", "LinearProgressIndicator", "CircularProgressIndicator"]),
      (.picker, ["Spinner", "NumberPicker", "DatePicker", "TimePicker", "CalendarView"]),
      (.image, ["ImageView", "ImageSwitcher", "ShapeableImageView", "CircleImageView", "QuickContactBadge"]),
      (.webView, ["WebView"]),
      (.map, ["MapView"]),
      (.tabBar, ["TabWidget", "TabLayout", "BottomNavigationView", "NavigationBarView"]),
      (.tab, ["Tab", "TabView", "BottomNavigationItemView", "NavigationBarItemView"]),
      (.list, ["ListView", "RecyclerView", "GridView", "ExpandableListView", "AbsListView"]),
      (.scrollView, ["ScrollView", "HorizontalScrollView", "NestedScrollView", "ViewPager", "ViewPager2"]),
      (.toolbar, ["Toolbar", "ActionBar", "ActionMenuView"]),
      (.dialog, ["Dialog", "AlertDialog"]),
      (.menu, ["ListPopupWindow", "PopupMenu"]),
      (.keyboard, ["KeyboardView", "Keyboard"]),
      (.key, ["Key"]),
      (
        .group,
        [
          "FrameLayout", "LinearLayout", "RelativeLayout", "ConstraintLayout", "CoordinatorLayout",
          "ViewGroup",
          "TableLayout", "TableRow", "GridLayout", "DrawerLayout", "CardView", "AppBarLayout", "RadioGroup",
          "TextInputLayout", "ViewFlipper", "ViewSwitcher", "ViewAnimator", "LinearLayoutCompat",
          "ContentFrameLayout", "CollapsingToolbarLayout", "SwipeRefreshLayout", "ActionBarContainer",
        ]
      ),
    ]
    return Dictionary(
      words.flatMap { role, names in names.map { ($0, role) } }, uniquingKeysWith: { first, _ in first })
  }()
}
