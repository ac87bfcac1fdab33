import Geometry
import Imaging
import Inference
import ScreenModel

/// Recognition from the pixels alone: finds elements, reads them, and puts them into the order of a screen
/// reader.
public struct Recognizer: Sendable {
  private let reader: any TextSource
  private let stages: [any Stage]

  /// Makes the standard recognizer on a reader of text, a detector of elements, a namer of icons, and judges of
  /// selection, clickability and paragraphs.
  public init(
    reader: any TextSource, detector: any Stage, icons: any Stage, selection: SelectionModel,
    clickability: any Stage, paragraphs: any Stage
  ) {
    self.init(
      reader: reader,
      stages: Self.standard(
        detector: detector, icons: icons, selection: selection, clickability: clickability,
        paragraphs: paragraphs))
  }

  /// Makes a recognizer of other stages, for example one stage alone in a test.
  public init(reader: any TextSource, stages: [any Stage]) {
    self.reader = reader
    self.stages = stages
  }

  /// The stages, in order.
  public static func standard(
    detector: any Stage, icons: any Stage, selection: SelectionModel, clickability: any Stage,
    paragraphs: any Stage
  ) -> [any Stage] {
    [
      // First: all others refine what it finds.
      detector,
      // Before all that compares boxes: edges of the interface are exact, so boxes can be.
      Snap(),
      // After snapping: a box may reach over its ink by then only where nothing is drawn.
      LoneDiscs(),
      // After snapping: their edges are looked at. Before all that leaves out what lies behind a dialog.
      OpenDialogs(),
      // After the doubtful dialogs are gone.
      DimmedPage(),
      // After snapping, which finds the height of a row; before letters are told from icons.
      GlyphRows(),
      // After detection, which tells icons that are read as letters.
      ReadText(),
      // After reading: letters taken for icons go, texts beside segments become segments.
      Mend(),
      // After mending, which tells badges by where they lie on the icon; before the icons are looked at closely.
      BadgedIcons(),
      // After mending, which knows what was found twice; before the icons are named.
      BackSigns(),
      RatingSigns(),
      // After mending, which knows pictures and icons as rivals; before the icons are named.
      SmallPictures(),
      // After mending, which knows a dialog's buttons; before tabs of words alone.
      PressedButtons(),
      // After mending, which takes away letters that were taken for icons; before the icons are named.
      MenuDots(),
      // After mending: texts that belong to known segments are no tabs of their own.
      TextTabs(),
      // After mending, which takes away letters that were taken for icons.
      icons,
      // After the icons have names: a minus belongs to a plus.
      MinusSigns(),
      // After the icons have names: ratings are made of stars.
      RatingFill(),
      // After reading: the clock gives the status bar away. Before tabs, which look for the lowest element.
      SystemBars(),
      // Before tabs: the lowest row of keys looks like a bar of them.
      Keyboard(),
      TabItems(selection),
      // After all tabs and segments exist.
      SelectionState(selection),
      // After reading, whose words tell buttons from prose.
      clickability,
      // After clickability: what nobody can tap is no button.
      DisabledLook(),
      // After mending: a line found twice would be two blocks.
      paragraphs,
      // After the blocks, which it counts.
      Backdrops(),
      // Last: what is found twice goes by the scores of one answer, which know each other.
      WeighedScores(),
    ]
  }

  /// What the picture shows.
  ///
  /// - Parameters:
  ///   - image: the name that the result keeps.
  ///   - scale: pixels a point, estimated where nil.
  ///   - finished: called with each step's name when it is done; a benchmark measures between the calls.
  public func recognize(
    _ raster: Raster, image: String, scale: Double?, finished: (String) -> Void = { _ in }
  ) throws(InferenceError) -> RecognizedScreen {
    let scale = scale ?? ScreenScale.estimate(raster.size)
    let lines = try reader.lines(on: raster)
    finished("\(type(of: reader))")
    let canvas = Canvas(raster: raster, scale: scale, lines: lines)
    finished("Canvas")
    var elements: [Element] = []
    for stage in stages {
      elements = try stage.refine(elements, on: canvas)
      finished("\(type(of: stage))")
    }
    let screen = Self.grouped(elements, size: raster.size, image: image, scale: scale)
    finished("Grouper")
    return screen
  }

  /// Blocks and stops of elements that are known already, for example from a labelled set.
  ///
  /// - Parameters:
  ///   - raster: the picture, for the colours of the letters and the glyphs.
  ///   - icons: the stage that names icons, whose meanings tell buttons in a row from signs.
  ///   - paragraphs: the stage that tells blocks.
  ///   - scale: pixels a point, estimated where nil.
  public static func regroup(
    _ elements: [Element], on raster: Raster, icons: any Stage, paragraphs: any Stage, image: String,
    scale: Double?
  ) throws(InferenceError) -> RecognizedScreen {
    let scale = scale ?? ScreenScale.estimate(raster.size)
    let canvas = Canvas(raster: raster, scale: scale)
    let blocks = try paragraphs.refine(icons.refine(elements, on: canvas), on: canvas)
    return grouped(blocks, size: raster.size, image: image, scale: scale)
  }

  private static func grouped(
    _ elements: [Element], size: Size, image: String, scale: Double
  ) -> RecognizedScreen {
    let elements = numbered(elements, size: size, scale: scale)
    let stops = Grouper().stops(of: elements, size: size, scale: scale)
    return RecognizedScreen(image: image, size: size, scale: scale, elements: elements, stops: stops)
  }

  /// Numbers the elements from 1 in reading order, an outer one before those inside it.
  private static func numbered(_ elements: [Element], size: Size, scale: Double) -> [Element] {
    let order = ReadingOrder(slack: 2 * scale, level: 8 * scale).order(elements.map(\.box))
    return order.enumerated().map { place, index in
      var element = elements[index]
      element.id = place + 1
      element.box = PixelBox(covering: element.box.rounded).intersection(size.box).rect
      return element
    }
  }
}
