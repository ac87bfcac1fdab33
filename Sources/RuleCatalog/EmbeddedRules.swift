/// The files of `rules/` as they were compiled in; one line for each rule, in the order of the documentation.
enum EmbeddedRules {
  static let all: [(file: String, bytes: [UInt8])] = [
    ("capture-incomplete.yml", PackageResources.capture_incomplete_yml),
    ("label-missing.yml", PackageResources.label_missing_yml),
    ("image-label-missing.yml", PackageResources.image_label_missing_yml),
    ("field-label-missing.yml", PackageResources.field_label_missing_yml),
    ("element-missing.yml", PackageResources.element_missing_yml),
    ("text-unexposed.yml", PackageResources.text_unexposed_yml),
    ("element-ghost.yml", PackageResources.element_ghost_yml),
    ("frame-mismatch.yml", PackageResources.frame_mismatch_yml),
    ("state-selected-unstated.yml", PackageResources.state_selected_unstated_yml),
    ("state-mismatch.yml", PackageResources.state_mismatch_yml),
    ("role-missing.yml", PackageResources.role_missing_yml),
    ("element-overmerged.yml", PackageResources.element_overmerged_yml),
    ("order-mismatch.yml", PackageResources.order_mismatch_yml),
    ("label-in-name.yml", PackageResources.label_in_name_yml),
    ("label-duplicate.yml", PackageResources.label_duplicate_yml),
    ("label-implementation-detail.yml", PackageResources.label_implementation_detail_yml),
    ("target-size-platform.yml", PackageResources.target_size_platform_yml),
    ("contrast-text.yml", PackageResources.contrast_text_yml),
    ("contrast-nontext.yml", PackageResources.contrast_nontext_yml),
    ("identifier-missing.yml", PackageResources.identifier_missing_yml),
    ("identifier-duplicate.yml", PackageResources.identifier_duplicate_yml),
    ("identifier-convention.yml", PackageResources.identifier_convention_yml),
  ]
}
