/// The page of the measured pairs: changed models of screens, and screens that were rendered twice.
struct FingerprintPage {
  private let models: PairTable
  private let modelScreens: [String]
  private let rendered: PairTable
  private let renderedScreens: [String]

  init(
    models: PairTable, of modelScreens: [String], rendered: PairTable, of renderedScreens: [String]
  ) {
    (self.models, self.modelScreens) = (models, modelScreens)
    (self.rendered, self.renderedScreens) = (rendered, renderedScreens)
  }

  var markdown: String {
    """
    <!-- Made by FingerprintPairTests; `make golden` writes it anew. -->

    # Knowing findings again

    Screens of `Fixtures/screens` with planted defects, before and after a change (docs/fingerprints.md says how). The
    weights of the matcher were chosen on the other half of the screens; these are the ones that nobody looked at:
    \(modelScreens.joined(separator: ", ")).

    "Same fingerprint" is what tools get that know the fingerprint alone, such as code scanning.

    ## Screens rendered twice

    Both pictures are recognised, and each has its own tree: `Fixtures/screens` and `Fixtures/variants`, of
    \(renderedScreens.joined(separator: ", ")).

    \(rendered.summary)

    \(rendered.markdown)

    ## Changed models of screens

    Elements and tree as they truly are, changed by a function; noise of recognition is played.

    \(models.summary)

    \(models.markdown)

    """
  }
}
