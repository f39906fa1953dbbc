// swift-tools-version: 6.2
import PackageDescription

/// The language settings every target of the house is built with.
let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "Vignola",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "VignolaCore", targets: ["VignolaCore"]),
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "RoundTable", targets: ["RoundTable"]),
    .library(name: "VSURF", targets: ["VSURF"]),
    .library(name: "VignolaUI", targets: ["VignolaUI"]),
    .library(name: "VignolaTesting", targets: ["VignolaTesting"]),
  ],
  targets: [
    .target(name: "VignolaCore", swiftSettings: house),
    .target(name: "Coordinators", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "RoundTable", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "VSURF", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "VignolaUI", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "VignolaTesting", dependencies: ["VignolaCore"], swiftSettings: house),
    .testTarget(
      name: "VignolaCoreTests", dependencies: ["VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "VignolaTestingTests", dependencies: ["VignolaTesting", "VignolaCore"],
      swiftSettings: house),
    .testTarget(
      name: "CoordinatorsTests", dependencies: ["Coordinators", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "RoundTableTests", dependencies: ["RoundTable", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "VSURFTests", dependencies: ["VSURF", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "VignolaUITests", dependencies: ["VignolaUI", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftUI and UIKit, as far as the samples need them, exist here for Linux alone: on Apple's platforms the
// same view files are compiled against the real ones.
#if os(Linux)
  package.products.append(
    .library(name: "LinuxUI", targets: ["ScreenTree", "UIKit", "SwiftUI", "ScreenDriver"]))
  package.targets += [
    .target(name: "ScreenTree", path: "Sources/Linux/ScreenTree", swiftSettings: house),
    // Looked for by the compiler wherever UIKit and Swift Testing meet; the file says why.
    .target(
      name: "_Testing_UIKit", path: "Sources/Linux/TestingOverlay", swiftSettings: house),
    .target(
      name: "UIKit", dependencies: ["ScreenTree", "_Testing_UIKit"], path: "Sources/Linux/UIKit",
      swiftSettings: house),
    .target(
      name: "SwiftUI", dependencies: ["ScreenTree", "UIKit"], path: "Sources/Linux/SwiftUI",
      swiftSettings: house),
    .target(
      name: "ScreenDriver", dependencies: ["ScreenTree", "SwiftUI", "UIKit"],
      path: "Sources/Linux/ScreenDriver", swiftSettings: house),
    .executableTarget(
      name: "MessageSoak", dependencies: ["VignolaCore"], path: "Tests/Support/MessageSoak",
      swiftSettings: house),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "ScreenTree", "ScreenDriver"],
      path: "Tests/Linux/SwiftUITests", swiftSettings: house),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "SwiftUI", "ScreenTree", "ScreenDriver"],
      path: "Tests/Linux/UIKitTests", swiftSettings: house),
    .testTarget(
      name: "ScreenDriverTests", dependencies: ["ScreenDriver", "ScreenTree", "SwiftUI"],
      path: "Tests/Linux/ScreenDriverTests", swiftSettings: house),
  ]
  for target in package.targets where target.name == "VignolaUI" || target.name == "VignolaUITests"
  {
    target.dependencies += ["SwiftUI", "UIKit", "ScreenTree", "ScreenDriver", "RoundTable"].filter {
      target.isTest || $0 == "SwiftUI" || $0 == "UIKit"
    }.map { .target(name: $0) }
  }
  // Runs a process of its own and reads what Linux tells about its memory.
  for target in package.targets where target.name == "VignolaCoreTests" {
    target.dependencies.append("MessageSoak")
  }
#endif
