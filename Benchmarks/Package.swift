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

/// A product of the package that is measured.
func vignola(_ name: String) -> Target.Dependency { .product(name: name, package: "Vignola") }

// One executable a family of scenarios: specialisations that look alike are merged in a larger one, and
// disturb each other's figures.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "CommandsBench", targets: ["CommandsBench"]),
    .executable(name: "ModelsBench", targets: ["ModelsBench"]),
    .executable(name: "RoundTableBench", targets: ["RoundTableBench"]),
    .executable(name: "ScreensBench", targets: ["ScreensBench"]),
    .executable(name: "ValuesBench", targets: ["ValuesBench"]),
  ],
  dependencies: [.package(name: "Vignola", path: "..")],
  targets: [
    .target(name: "Measuring", swiftSettings: house),
    .target(name: "References", dependencies: ["Measuring"], swiftSettings: house),
    .target(
      name: "RoundTableTally",
      dependencies: ["Measuring", vignola("RoundTable"), vignola("VignolaCore")],
      swiftSettings: house),
    .executableTarget(
      name: "RoundTableBench", dependencies: ["Measuring", "References", "RoundTableTally"],
      swiftSettings: house),
    .target(
      name: "MVITally", dependencies: ["Measuring", vignola("MVI"), vignola("VignolaCore")],
      swiftSettings: house),
    .executableTarget(
      name: "ModelsBench", dependencies: ["Measuring", "References", "MVITally"],
      swiftSettings: house),
    .target(
      name: "SVIPTally", dependencies: ["Measuring", vignola("SVIP"), vignola("VignolaCore")],
      swiftSettings: house),
    .executableTarget(
      name: "CommandsBench", dependencies: ["Measuring", "References", "SVIPTally"],
      swiftSettings: house),
    .target(
      name: "VSURFTally", dependencies: ["Measuring", vignola("VSURF"), vignola("VignolaCore")],
      swiftSettings: house),
    .executableTarget(
      name: "ValuesBench", dependencies: ["Measuring", "References", "VSURFTally"],
      swiftSettings: house),
    .target(
      name: "ScreenTally",
      dependencies: ["Measuring", vignola("Coordinators"), vignola("VignolaCore")],
      swiftSettings: house),
    .executableTarget(
      name: "ScreensBench", dependencies: ["Measuring", "References", "ScreenTally"],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)

// The screen tree is rendered by the SwiftUI of Sources/Linux, which exists there alone.
#if os(Linux)
  package.products.append(.executable(name: "TreeBench", targets: ["TreeBench"]))
  package.targets += [
    .target(
      name: "TreeTally", dependencies: ["Measuring", vignola("LinuxUI")], swiftSettings: house),
    .executableTarget(
      name: "TreeBench", dependencies: ["Measuring", "References", "TreeTally"],
      swiftSettings: house),
  ]
#endif
