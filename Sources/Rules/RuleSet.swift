import RuleCatalog

/// The rules of the tool, and rules made ready with their numbers.
public enum RuleSet {
  /// Every rule, in the order of the documentation.
  public static let all: [any Rule.Type] = [
    CaptureIncomplete.self,
    LabelMissing.self,
    ImageLabelMissing.self,
    FieldLabelMissing.self,
    FieldValueOverridden.self,
    ElementMissing.self,
    TextUnexposed.self,
    ElementGhost.self,
    ModalLeak.self,
    FrameMismatch.self,
    StateSelectedUnstated.self,
    StateMismatch.self,
    StateDisabledUnstated.self,
    ColorOnlyState.self,
    ValueMissing.self,
    RoleMissing.self,
    RoleMismatch.self,
    TraitConflict.self,
    ElementOvermerged.self,
    NestedActive.self,
    ElementUngrouped.self,
    DecorativeExposed.self,
    OrderMismatch.self,
    OrderCycle.self,
    LabelInName.self,
    LabelContradictsIcon.self,
    LabelDuplicate.self,
    LabelImplementationDetail.self,
    LabelRedundant.self,
    LabelPunctuated.self,
    LabelLength.self,
    LinkPurpose.self,
    HeadingMissing.self,
    ScreenTitleMissing.self,
    TargetSizePlatform.self,
    ContrastText.self,
    ContrastNontext.self,
    TextClipped.self,
    TextInImage.self,
    TargetSizeMinimum.self,
    TargetSpacing.self,
    TargetOverlap.self,
    HintMissing.self,
    IdentifierMissing.self,
    IdentifierDuplicate.self,
    IdentifierConvention.self,
    ScreenIdentifierMissing.self,
  ]

  /// The files of the rules, in the order of the documentation.
  public static func files() throws(RuleCatalogError) -> [RuleFile] {
    var files: [RuleFile] = []
    for rule in all {
      files.append(try RuleFile(yaml: String(decoding: rule.file, as: UTF8.self), file: "\(rule.id).yml"))
    }
    return files
  }

  /// The rules with the numbers of their files.
  ///
  /// - Parameters:
  ///   - catalog: the files; a rule without a file is left out.
  ///   - overrides: for each rule's id a YAML mapping with the numbers that the configuration sets.
  public static func rules(
    catalog: [RuleFile], overrides: [String: String] = [:]
  ) throws(RuleCatalogError) -> [any Rule] {
    var rules: [any Rule] = []
    for type in all {
      guard let file = catalog.first(where: { $0.id == type.id }) else { continue }
      rules.append(try make(type, file: file, overrides: overrides[file.id]))
    }
    return rules
  }

  private static func make<R: Rule>(
    _ type: R.Type, file: RuleFile, overrides: String?
  ) throws(RuleCatalogError) -> any Rule {
    R(thresholds: try file.thresholds(as: R.Thresholds.self, overrides: overrides))
  }
}
