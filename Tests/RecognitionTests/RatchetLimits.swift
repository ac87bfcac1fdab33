import ScreenModel

/// What recognition reached on the fixtures, a toolkit that the detector was not trained on; the numbers only ever get stricter.
let ratchetLimits: [ElementType: (mustFind: Int, mayInvent: Int)] = [
  .checkbox: (11, 1),
  .container: (21, 3),
  .dialog: (2, 0),
  .icon: (130, 4),
  .pageControl: (2, 0),
  .picture: (35, 1),
  .segmentedControl: (14, 0),
  .slider: (4, 0),
  .tabBarItem: (26, 1),
  .text: (257, 1),
  .textField: (6, 1),
  .toggle: (13, 0),
]
