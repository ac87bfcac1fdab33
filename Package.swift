// swift-tools-version:6.2
import PackageDescription

// The layers of docs/architecture.md, lowest first. A target imports only what it lists here:
// the Makefile builds with `--explicit-target-dependency-import-check error`.

let warningsAreErrors: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: warningsAreErrors)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: exclude,
    swiftSettings: warningsAreErrors
  )
}

let package = Package(
  name: "unsaid",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "unsaid", targets: ["unsaid"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
  ],
  targets: [
    // C: a module map or a thin shim, one importer each.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CXML", dependencies: ["CLibXML2"]),
    .target(name: "COnnxRuntime", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

    // Values.
    module("Geometry"),
    module("Imaging", ["Geometry"]),
    module("AccessibilityModel", ["Geometry"]),
    module("ScreenModel", ["Geometry"]),
    module("Findings", ["Geometry"]),

    // Edges: the outside world becomes values.
    module("ImageCoding", ["CPNG", "CTurboJPEG", "Geometry", "Imaging"]),
    module("Importing", ["CXML", "AccessibilityModel", "Geometry"]),
    module("YAMLText", [.product(name: "Yams", package: "Yams")]),
    module("RuleCatalog", ["Findings", "YAMLText"]),
    module("Configuration", ["AccessibilityModel", "Findings", "Geometry", "RuleCatalog", "YAMLText"]),
    module("Inference", ["COnnxRuntime"]),

    // Reasoning.
    module("Recognition", ["Geometry", "Imaging", "Inference", "ScreenModel"], exclude: ["Models"]),
    module("Matching", ["AccessibilityModel", "Geometry", "Imaging", "ScreenModel"]),
    module(
      "Rules",
      ["AccessibilityModel", "Findings", "Geometry", "Imaging", "Matching", "RuleCatalog", "ScreenModel"],
      resources: [.embedInCode("Data")]),

    module(
      "Suggestions", ["AccessibilityModel", "Findings", "Geometry", "Matching", "ScreenModel"],
      resources: [.embedInCode("Data")]),

    // What a screen reader says of stops, declared or seen.
    module("Speech", ["AccessibilityModel", "Geometry", "Matching", "ScreenModel"]),

    module("Evaluation", ["Geometry"]),

    // Outcomes.
    module(
      "Reporting",
      [
        "AccessibilityModel", "Findings", "Geometry", "Imaging", "RuleCatalog", "ScreenModel", "Speech",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("HTML/Resources")]),

    module(
      "History", ["Findings", "Reporting", "ScreenModel", .product(name: "GRDB", package: "GRDB.swift")]),

    module("Baselines", ["Findings", "Geometry", "Reporting"]),

    // Assembly.
    module(
      "Audit",
      [
        "AccessibilityModel", "Configuration", "Evaluation", "Findings", "Geometry", "ImageCoding", "Imaging",
        "Importing",
        "Inference",
        "Matching",
        "Recognition", "Reporting", "RuleCatalog", "Rules", "ScreenModel", "Speech", "Suggestions",
      ]),
    .executableTarget(
      name: "unsaid",
      dependencies: [
        "AccessibilityModel", "Audit", "Baselines", "Configuration", "Evaluation", "Findings", "Geometry",
        "History", "ImageCoding", "Imaging", "Importing", "Recognition", "Reporting", "RuleCatalog", "Rules",
        "ScreenModel", "Speech", "Suggestions",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: warningsAreErrors,
      // `make install` puts the Swift runtime beside the models, so that the tool runs without a toolchain.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/unsaid"], .when(platforms: [.linux]))
      ]),

    // Measured by `make bench`.
    .executableTarget(
      name: "StageTimes",
      dependencies: ["Audit", "ImageCoding", "Recognition"],
      path: "Benchmarks/StageTimes", swiftSettings: warningsAreErrors),
    .executableTarget(
      name: "HistoryTimes",
      dependencies: ["Findings", "Geometry", "History", "Reporting", "ScreenModel"],
      path: "Benchmarks/HistoryTimes", swiftSettings: warningsAreErrors),

    // Measured by `make suggestions`.
    .executableTarget(
      name: "SuggestionScore",
      dependencies: ["AccessibilityModel", "Geometry", "Imaging", "Matching", "ScreenModel", "Suggestions"],
      path: "Benchmarks/SuggestionScore", swiftSettings: warningsAreErrors),

    // Measured by `make contrast`.
    .executableTarget(
      name: "ContrastScore",
      dependencies: [
        "Audit", "Findings", "Geometry", "ImageCoding", "Imaging", "Matching", "RuleCatalog", "Rules",
        "ScreenModel",
      ],
      path: "Benchmarks/ContrastScore", swiftSettings: warningsAreErrors),

    // Measured by `make planted`.
    .executableTarget(
      name: "PlantedTrees",
      dependencies: [
        "AccessibilityModel", "Audit", "Findings", "Geometry", "Imaging", "Importing", "Matching",
        "RuleCatalog",
        "Rules",
        "ScreenModel",
      ],
      path: "Benchmarks/PlantedTrees", swiftSettings: warningsAreErrors),

    // Read by Training/clickability and by `make states`.
    .executableTarget(
      name: "StageFeatures",
      dependencies: [
        "Audit", "Evaluation", "Geometry", "ImageCoding", "Imaging", "Recognition", "ScreenModel",
      ],
      path: "Benchmarks/StageFeatures", swiftSettings: warningsAreErrors),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: warningsAreErrors),
    .target(
      name: "FixtureSupport",
      dependencies: ["AccessibilityModel", "Audit", "Geometry", "Importing", "Reporting", "TestSupport"],
      path: "Tests/FixtureSupport", swiftSettings: warningsAreErrors),
    tests("Geometry", []),
    tests("Imaging", ["Geometry"]),
    tests("ImageCoding", ["Geometry", "Imaging"]),
    tests("Importing", ["AccessibilityModel", "Geometry"], exclude: ["Dumps"]),
    tests("Inference", []),
    tests(
      "Recognition", ["Geometry", "ImageCoding", "Imaging", "Inference", "ScreenModel"], exclude: ["Samples"]),
    tests("Matching", ["AccessibilityModel", "Geometry", "Imaging", "ScreenModel"]),
    tests(
      "Rules",
      [
        "AccessibilityModel", "Findings", "Geometry", "Imaging", "Matching", "RuleCatalog", "ScreenModel",
        .product(name: "Yams", package: "Yams"),
      ]),
    tests(
      "Reporting",
      [
        "AccessibilityModel", "Findings", "Geometry", "Imaging", "Importing", "RuleCatalog", "ScreenModel",
        "Speech",
      ],
      exclude: ["Browser", "Goldens", "Schemas"]),
    tests(
      "Suggestions",
      [
        "AccessibilityModel", "Findings", "Geometry", "Imaging", "Matching", "RuleCatalog", "Rules",
        "ScreenModel",
      ]),
    tests("Speech", ["AccessibilityModel", "Geometry", "Imaging", "Matching", "ScreenModel"]),
    tests("Configuration", ["Findings", "Geometry", "RuleCatalog", "Rules"]),
    tests(
      "Baselines",
      [
        "AccessibilityModel", "Audit", "Configuration", "Findings", "FixtureSupport", "Geometry",
        "ImageCoding", "Imaging", "Importing", "Matching", "Reporting", "RuleCatalog", "Rules", "ScreenModel",
      ]),
    tests("Evaluation", ["Geometry"], exclude: ["Cases"]),
    tests(
      "History",
      ["Findings", "Geometry", "Reporting", "ScreenModel", .product(name: "GRDB", package: "GRDB.swift")],
      exclude: ["Goldens"]),
    tests(
      "Audit",
      [
        "AccessibilityModel", "Configuration", "Evaluation", "Findings", "FixtureSupport", "Geometry",
        "ImageCoding", "Imaging", "Importing", "Matching", "Recognition", "Reporting", "ScreenModel",
        "Suggestions",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "unsaid", "Findings", "FixtureSupport", "Geometry", "Reporting", "TestSupport",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: warningsAreErrors),
  ]
)
