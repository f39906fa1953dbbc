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
  name: "Studio",
  platforms: [.macOS(.v15)],
  swiftLanguageModes: [.v6]
)

// The Studio runs the samples on the SwiftUI subset, which exists on Linux alone.
#if os(Linux)
  package.dependencies = [
    .package(name: "Vignola", path: ".."), .package(name: "Samples", path: "../Samples"),
  ]
  package.products = [.executable(name: "vignola-studio", targets: ["vignola-studio"])]
  let screens = Target.Dependency.product(name: "LinuxUI", package: "Vignola")
  package.targets = [
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "StudioHTTP", dependencies: ["CMicrohttpd"], swiftSettings: house),
    .target(
      name: "Studio", dependencies: ["StudioHTTP", screens],
      resources: [.embedInCode("Page/Assets")], swiftSettings: house),
    .executableTarget(
      name: "vignola-studio",
      dependencies: [
        "Studio", "StudioHTTP", .product(name: "Roster", package: "Samples"), screens,
      ], swiftSettings: house),
    .target(
      name: "StudioTestSupport", dependencies: ["Studio", "StudioHTTP", screens],
      path: "Tests/Support", swiftSettings: house),
    .testTarget(
      name: "StudioTests",
      dependencies: ["Studio", "StudioHTTP", "StudioTestSupport", "vignola-studio", screens],
      swiftSettings: house),
    .testTarget(
      name: "BrowserTests",
      dependencies: ["Studio", "StudioHTTP", "StudioTestSupport", "vignola-studio", screens],
      swiftSettings: house),
  ]
#endif
