// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
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
    .library(name: "MVI", targets: ["MVI"]),
    .library(name: "RoundTable", targets: ["RoundTable"]),
    .library(name: "SVIP", targets: ["SVIP"]),
    .library(name: "VSURF", targets: ["VSURF"]),
    .library(name: "VSURFMacros", targets: ["VSURFMacros"]),
    .library(name: "VignolaUI", targets: ["VignolaUI"]),
    .library(name: "VignolaTesting", targets: ["VignolaTesting"]),
    .executable(name: "vignola", targets: ["vignola"]),
  ],
  traits: [
    .trait(name: "Macros", description: "VSURFMacros: swift-syntax is fetched where it is needed"),
    .trait(
      name: "Tool", description: "The command line, which reads Swift files: swift-syntax too"),
  ],
  targets: [
    .target(name: "VignolaCore", swiftSettings: house),
    .target(name: "Coordinators", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "MVI", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "RoundTable", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "SVIP", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "VSURF", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "VignolaMacros", swiftSettings: house),
    .macro(name: "VignolaMacrosPlugin", dependencies: ["VignolaMacros"], swiftSettings: house),
    .target(
      name: "VSURFMacros", dependencies: ["VSURF", "VignolaMacrosPlugin"], swiftSettings: house),
    .target(name: "VignolaUI", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "VignolaTesting", dependencies: ["VignolaCore"], swiftSettings: house),
    .target(name: "CodeIndex", path: "Sources/Tool/CodeIndex", swiftSettings: house),
    .target(
      name: "Conformance", dependencies: ["CodeIndex"], path: "Sources/Tool/Conformance",
      exclude: ["Rules/Later.md"], swiftSettings: house),
    .executableTarget(
      name: "vignola", dependencies: ["CodeIndex", "Conformance"], swiftSettings: house),
    .testTarget(
      name: "VignolaCoreTests", dependencies: ["VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "VignolaTestingTests", dependencies: ["VignolaTesting", "VignolaCore"],
      exclude: ["Exploration/orders.txt"],
      swiftSettings: house),
    .testTarget(
      name: "CoordinatorsTests", dependencies: ["Coordinators", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "MVITests", dependencies: ["MVI", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "RoundTableTests", dependencies: ["RoundTable", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "SVIPTests", dependencies: ["SVIP", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "VSURFTests", dependencies: ["VSURF", "VignolaCore", "VignolaTesting"],
      swiftSettings: house),
    .testTarget(
      name: "VSURFMacrosTests", dependencies: ["VSURFMacros", "VignolaMacros"],
      exclude: ["Expansions", "Compiled"], swiftSettings: house),
    .executableTarget(
      name: "PrecisionReport", dependencies: ["CodeIndex", "Conformance"],
      path: "Tests/Support/PrecisionReport", swiftSettings: house),
    .testTarget(
      name: "CodeIndexTests", dependencies: ["CodeIndex"], path: "Tests/Tool/CodeIndexTests",
      swiftSettings: house),
    .testTarget(
      name: "ConformanceTests", dependencies: ["CodeIndex", "Conformance"],
      path: "Tests/Tool/ConformanceTests", swiftSettings: house),
    .testTarget(
      name: "VignolaTests", dependencies: ["vignola"], path: "Tests/Tool/VignolaTests",
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
      name: "MessageSoak",
      dependencies: ["VignolaCore", "Coordinators", "MVI", "RoundTable", "SVIP", "VSURF"],
      path: "Tests/Support/MessageSoak", swiftSettings: house),
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
    let forTests = ["ScreenTree", "ScreenDriver", "RoundTable", "Coordinators", "MVI"]
    target.dependencies += (["SwiftUI", "UIKit"] + (target.isTest ? forTests : []))
      .map { .target(name: $0) }
  }
  // Runs a process of its own and reads what Linux tells about its memory.
  for target in package.targets where target.name == "VignolaCoreTests" {
    target.dependencies.append("MessageSoak")
  }
#endif

// The macros are written with swift-syntax. Linux's toolchains bring a copy of it, and then nothing is
// fetched. Elsewhere, or with VIGNOLA_SWIFT_SYNTAX=package, it is a dependency that the trait guards: who
// does not ask for the trait neither fetches nor resolves it. What is written with it is under
// `#if Macros`, since without the trait there is nothing to compile it with.
let writtenWithSyntax: Set = ["VignolaMacros", "VignolaMacrosPlugin", "VSURFMacrosTests"]
// The command line reads Swift with it: CodeIndex itself, under `#if Tool`, and whoever imports CodeIndex has to find
// what that imports.
let readsWithSyntax: Set = [
  "CodeIndex", "Conformance", "vignola", "CodeIndexTests", "ConformanceTests",
  "PrecisionReport", "VignolaTests",
]
if let host = toolchainSwiftSyntax() {
  let libraries = [
    "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics",
    "SwiftCompilerPluginMessageHandling", "SwiftSyntaxMacroExpansion", "SwiftParser",
  ]
  for target in package.targets where writtenWithSyntax.contains(target.name) {
    target.swiftSettings = house + [.define("Macros"), .unsafeFlags(["-I", host])]
    // The plug-in runs inside the build and the tests after it: both must find the libraries then.
    target.linkerSettings =
      libraries.map { .linkedLibrary($0) }
      + [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  }
  for target in package.targets where target.name == "VSURFMacros" {
    target.swiftSettings = house + [.define("Macros")]
  }
  for target in package.targets where readsWithSyntax.contains(target.name) {
    target.swiftSettings = house + [.define("Tool"), .unsafeFlags(["-I", host])]
  }
  for target in package.targets where target.name == "CodeIndex" {
    target.linkerSettings = [
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    ]
  }
} else {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0"))
  let products = [
    "VignolaMacros": [
      "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics",
    ],
    "VignolaMacrosPlugin": ["_SwiftCompilerPluginMessageHandling", "SwiftSyntaxMacros"],
    "VSURFMacrosTests": ["SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros", "SwiftParser"],
    "CodeIndex": ["SwiftSyntax", "SwiftParser"],
  ]
  for target in package.targets {
    let trait = readsWithSyntax.contains(target.name) ? "Tool" : "Macros"
    target.dependencies += (products[target.name] ?? []).map {
      .product(name: $0, package: "swift-syntax", condition: .when(traits: [trait]))
    }
  }
}

/// Where the toolchain that reads this manifest keeps its swift-syntax, if it has one that may be used.
func toolchainSwiftSyntax() -> String? {
  #if os(Linux)
    guard Context.environment["VIGNOLA_SWIFT_SYNTAX"] != "package" else { return nil }
    return (loadedFolders() + foldersOnPath()).map { "\($0)/host" }.first {
      FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule")
    }
  #else
    return nil
  #endif
}

/// The manifest is linked with a library of the toolchain's `usr/lib/swift/pm`.
func loadedFolders() -> [String] {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  return maps.split(separator: "\n").compactMap { line in
    guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/") else { return nil }
    return String(line[start..<end.lowerBound])
  }
}

/// Where `swift` is called from, in case the system does not tell what is loaded.
func foldersOnPath() -> [String] {
  (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
    let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    return swift.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift"
  }
}
