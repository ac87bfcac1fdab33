import AccessibilityModel
import Imaging
import Speech

extension Auditor {
  /// What a screen reader says of a pair: what is declared beside what is seen.
  ///
  /// - Parameters:
  ///   - reader: the reader; nil takes that of the dump's platform.
  ///   - usage: whether the reader's own words on how to use a control are said.
  public func transcript(
    of input: ScreenInput, options: InputOptions, reader: Reader?, usage: Bool
  ) throws(AuditError) -> Transcript {
    let screen = try screen(of: input, options: options)
    return Transcript(of: screen, reader: reader ?? Reader(of: screen.tree.platform), usage: usage)
  }

  /// What a screen reader would say of what the pixels alone show; VoiceOver where no reader is given.
  public func transcript(
    of raster: Raster, image: String, scale: Double?, reader: Reader?, usage: Bool
  ) throws(AuditError) -> Transcript {
    let seen = try recognize(raster, image: image, scale: scale)
    return Transcript(
      screen: Pair.name(ofImage: image), seen: seen, reader: reader ?? .voiceOver, usage: usage)
  }

  /// The tree that the pixels alone ask for.
  ///
  /// - Parameter platform: whose conventions it follows; pixels do not say.
  public func inferredTree(
    of raster: Raster, image: String, scale: Double?, platform: Platform
  ) throws(AuditError) -> MarkedTree {
    InferredTree.of(try recognize(raster, image: image, scale: scale), platform: platform)
  }

  /// The declared tree of a pair, completed by what only the pixels show.
  public func completedTree(of input: ScreenInput, options: InputOptions) throws(AuditError) -> MarkedTree {
    TreeCompletion(try screen(of: input, options: options)).completed()
  }
}
