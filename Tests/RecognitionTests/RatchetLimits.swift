import ScreenModel

/// What recognition reached on the fixtures; the numbers only ever get stricter.
///
/// They were set anew once, when the trained detector came: it was taught that a bottom bar is a container, which the
/// fixtures' truth does not say. Nine of the container inventions are such bars. For containers they were set anew when
/// the detector learnt the real rows and bars: better on real screens, it lost one card of the feed here, and calls one
/// button of the alert a container. And once more when it learnt the looks of GTK's themes, which made it better on all
/// validation sets: here it takes a bookmark for a checkbox. And when it learnt component libraries and pages on photos, better
/// again on real and rendered validation screens: here it takes a card with a sign for a field and the lower button
/// of an alert for a container of its own, but invents no toggle any more.
let ratchetLimits: [ElementType: (mustFind: Int, mayInvent: Int)] = [
  .checkbox: (11, 1),
  .container: (21, 12),
  .dialog: (2, 0),
  .icon: (134, 0),
  .pageControl: (2, 0),
  .picture: (36, 1),
  .segmentedControl: (17, 0),
  .slider: (4, 0),
  .tabBarItem: (27, 0),
  .text: (257, 0),
  .textField: (7, 1),
  .toggle: (13, 0),
]
