// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

func vignola(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Vignola") }
}

// On Apple's platforms view files are compiled against the real SwiftUI.
#if os(Linux)
  let toolkit = vignola("LinuxUI")
#else
  let toolkit: [Target.Dependency] = []
#endif

let package = Package(
  name: "Samples",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Launch", targets: ["Launch"]),
    .library(name: "PinCode", targets: ["PinCode", "PinCodeSwiftUI", "PinCodeUIKit"]),
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "Shop", targets: ["Shop"]),
    .library(name: "Tasks", targets: ["Tasks"]),
    .library(name: "Videos", targets: ["Videos"]),
  ],
  // The trait is for where the toolchain has no swift-syntax of its own.
  dependencies: [.package(name: "Vignola", path: "..", traits: ["Macros"])],
  targets: [
    .target(name: "Shop", swiftSettings: house),
    .testTarget(name: "ShopTests", dependencies: ["Shop"], swiftSettings: house),

    // The Catalog in VSURF, a target a module of its levels, lowest first.
    .target(
      name: "CartFeature", dependencies: ["Shop"],
      path: "Sources/CatalogVSURF/CartFeature", swiftSettings: house),
    .target(
      name: "CatalogState",
      dependencies: ["CartFeature", "Shop"] + vignola("VSURF", "VignolaCore"),
      path: "Sources/CatalogVSURF/CatalogState", swiftSettings: house),
    .target(
      name: "CatalogFlow",
      dependencies: ["CatalogState", "Shop"]
        + vignola("VSURF", "VSURFMacros", "VignolaCore", "VignolaUI") + toolkit,
      path: "Sources/CatalogVSURF/CatalogFlow", swiftSettings: house),
    .target(
      name: "CatalogApp",
      dependencies: ["CatalogFlow", "Shop"] + vignola("VignolaCore", "VignolaUI") + toolkit,
      path: "Sources/CatalogVSURF/CatalogApp", swiftSettings: house),

    // Tasks, the demo of the Round Table article.
    .target(
      name: "Tasks", dependencies: vignola("RoundTable", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),

    .target(
      name: "CatalogRoundTable",
      dependencies: ["Shop"] + vignola("RoundTable", "VignolaCore") + toolkit,
      swiftSettings: house),

    .target(
      name: "CatalogMVP", dependencies: ["Shop"] + vignola("VignolaCore") + toolkit,
      swiftSettings: house),

    // The classics, which need no runtime.
    .target(
      name: "CatalogMVC", dependencies: ["Shop"] + vignola("VignolaCore") + toolkit,
      swiftSettings: house),
    .target(
      name: "CatalogVIPER", dependencies: ["Shop"] + vignola("VignolaCore") + toolkit,
      swiftSettings: house),
    .target(
      name: "CatalogVIP", dependencies: ["Shop"] + vignola("VignolaCore") + toolkit,
      swiftSettings: house),

    // The classics of SwiftUI, which need no runtime either.
    .target(
      name: "CatalogMV", dependencies: ["Shop"] + vignola("VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),
    .target(
      name: "CatalogMVVM", dependencies: ["Shop"] + vignola("VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),

    // Flows over the screens of CatalogMVP, and over others in SwiftUI.
    .target(
      name: "CatalogCoordinator",
      dependencies: ["CatalogMVP", "Shop"] + vignola("Coordinators", "VignolaCore", "VignolaUI")
        + toolkit,
      swiftSettings: house),

    // Launch, the demo of the Coordinator article.
    .target(
      name: "Launch", dependencies: vignola("Coordinators", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),

    // The Catalog in SVIP: one target of logic under the views of each toolkit.
    .target(
      name: "CatalogSVIP", dependencies: ["Shop"] + vignola("SVIP", "VignolaCore"),
      swiftSettings: house),
    .target(
      name: "CatalogSVIPSwiftUI",
      dependencies: ["CatalogSVIP", "Shop"] + vignola("SVIP", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),
    .target(
      name: "CatalogSVIPUIKit",
      dependencies: ["CatalogSVIP", "Shop"] + vignola("SVIP", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),

    // PinCode, the demo of the SVIP article: one target of logic under the views of each toolkit.
    .target(
      name: "PinCode", dependencies: vignola("SVIP", "VignolaCore"), swiftSettings: house),
    .target(
      name: "PinCodeSwiftUI",
      dependencies: ["PinCode"] + vignola("SVIP", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),
    .target(
      name: "PinCodeUIKit",
      dependencies: ["PinCode"] + vignola("SVIP", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),

    .target(
      name: "CatalogMVI",
      dependencies: ["Shop"] + vignola("MVI", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),

    // SwiftUI Videos, the demo of the MVI article.
    .target(
      name: "Videos", dependencies: vignola("MVI", "VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),

    .target(
      name: "Roster",
      dependencies: [
        "CatalogApp", "CatalogCoordinator", "CatalogMVI", "CatalogMVP", "CatalogRoundTable",
        "CatalogSVIPSwiftUI", "CatalogSVIPUIKit", "Launch", "PinCode",
        "PinCodeSwiftUI", "PinCodeUIKit", "Shop", "Tasks", "Videos",
        "CatalogMVC", "CatalogVIP", "CatalogVIPER",
        "CatalogMV", "CatalogMVVM",
      ]
        + vignola("VignolaCore", "VignolaUI") + toolkit,
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  package.targets += [
    .target(
      name: "SampleTestSupport", dependencies: ["Shop"] + vignola("VignolaCore", "LinuxUI"),
      path: "Tests/Support", swiftSettings: house),
    .testTarget(
      name: "CatalogVSURFTests",
      dependencies: ["CatalogFlow", "CatalogState", "CartFeature", "SampleTestSupport", "Shop"]
        + vignola("VSURF", "VignolaCore", "VignolaUI", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogMVCTests",
      dependencies: ["CatalogMVC", "SampleTestSupport", "Shop"]
        + vignola("VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogVIPERTests",
      dependencies: ["CatalogVIPER", "SampleTestSupport", "Shop"]
        + vignola("VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogVIPTests",
      dependencies: ["CatalogVIP", "SampleTestSupport", "Shop"]
        + vignola("VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogMVPTests",
      dependencies: ["CatalogMVP", "SampleTestSupport", "Shop"]
        + vignola("VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogMVTests",
      dependencies: ["CatalogMV", "SampleTestSupport", "Shop"]
        + vignola("VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogMVVMTests",
      dependencies: ["CatalogMVVM", "SampleTestSupport", "Shop"]
        + vignola("VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogRoundTableTests",
      dependencies: ["CatalogRoundTable", "SampleTestSupport", "Shop"]
        + vignola("RoundTable", "VignolaCore", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogSVIPTests",
      dependencies: [
        "CatalogSVIP", "CatalogSVIPSwiftUI", "CatalogSVIPUIKit", "SampleTestSupport", "Shop",
      ]
        + vignola("SVIP", "VignolaCore", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogCoordinatorTests",
      dependencies: ["CatalogCoordinator", "SampleTestSupport", "Shop"]
        + vignola("Coordinators", "VignolaCore", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogMVITests",
      dependencies: ["CatalogMVI", "SampleTestSupport", "Shop"]
        + vignola("MVI", "VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "TasksAcceptance",
      dependencies: ["SampleTestSupport", "Tasks"]
        + vignola("RoundTable", "VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "LaunchAcceptance",
      dependencies: ["Launch", "SampleTestSupport"]
        + vignola("Coordinators", "VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "PinCodeAcceptance",
      dependencies: ["PinCode", "PinCodeSwiftUI", "PinCodeUIKit", "SampleTestSupport"]
        + vignola("SVIP", "VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    // What is said in each catalog: wrappers round the classics, which have no runtime to tell.
    .testTarget(
      name: "CatalogTraced",
      dependencies: [
        "CatalogMVP", "CatalogMVVM", "CatalogVIP", "CatalogVIPER", "Roster", "Shop",
      ]
        + vignola("VignolaCore", "VignolaTesting", "VignolaUI", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "VideosAcceptance",
      dependencies: ["SampleTestSupport", "Videos"]
        + vignola("MVI", "VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
    .testTarget(
      name: "CatalogAcceptance",
      dependencies: ["Roster", "SampleTestSupport", "Shop"]
        + vignola("VignolaCore", "VignolaTesting", "LinuxUI"),
      swiftSettings: house),
  ]
#endif
