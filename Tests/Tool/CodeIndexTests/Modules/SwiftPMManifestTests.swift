#if Tool
  import CodeIndex
  import Testing

  @Suite("Modules of SwiftPM packages")
  struct SwiftPMManifestTests {
    private let shop = ModuleFixture(files: [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let core: Target.Dependency = "Core"
      let names = (cart: "Cart", other: 1)
      let testing = Target.Dependency.product(name: "SnapshotTesting", package: "snapshots")
      let package = Package(
        name: "Shop",
        products: [.library(name: "ShopKit", targets: ["Cart", "Core"])],
        dependencies: [.package(path: "Modules/Base"), .package(url: "https://x", from: "1.0.0")],
        targets: [
          .target(name: "Core"),
          .target(
            name: "Cart",
            dependencies: [core, .product(name: "BaseKit", package: "Base"), "Alamofire"],
            path: "Custom/Cart", exclude: ["Old", "README.md"]),
          .executableTarget(name: "Tool", dependencies: ["Cart"] + ["Core"], sources: ["Main"]),
          .testTarget(name: "CartTests", dependencies: [.target(name: "Cart"), testing]),
          .macro(name: "Macros"),
        ]
      )
      package.targets.append(.target(name: "Late"))
      for target in package.targets { target.dependencies += [.target(name: "NoTarget")] }
      """,
      "Modules/Base/Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Base", products: [.library(name: "BaseKit", targets: ["BaseUI", "BaseLogic"])],
        targets: [.target(name: "BaseUI"), .target(name: "BaseLogic")])
      """,
      "Custom/Cart/Cart.swift": "", "Custom/Cart/Old/Old.swift": "",
      "Sources/Core/Deep/A.swift": "",
      "Sources/Tool/Main/main.swift": "",
      "Tests/CartTests/CartTests.swift": "", "Sources/Late/Late.swift": "",
      "Modules/Base/Sources/BaseUI/View.swift": "",
    ])

    @Test("a target's files are those of its path, or of the folder of its name")
    func files() {
      #expect(
        shop.owners() == [
          "Custom/Cart/Cart.swift": "Cart", "Custom/Cart/Old/Old.swift": "Custom",
          "Sources/Core/Deep/A.swift": "Core", "Sources/Tool/Main/main.swift": "Tool",
          "Tests/CartTests/CartTests.swift": "CartTests",
          "Sources/Late/Late.swift": "Late", "Modules/Base/Sources/BaseUI/View.swift": "BaseUI",
        ])
    }

    @Test("a manifest belongs to no module")
    func manifest() {
      #expect(shop.owners()["Package.swift"] == nil)
    }

    @Test(
      "constants, sums, products of another package of the root and packages from elsewhere are dependencies"
    )
    func dependencies() {
      let map = shop.map()
      #expect(map.dependencies("Cart") == ["Core", "BaseUI", "BaseLogic", "Alamofire"])
      #expect(map.dependencies("Tool") == ["Cart", "Core"])
      #expect(map.dependencies("CartTests") == ["Cart", "SnapshotTesting"])
      #expect(
        map.module("Cart")?.dependencies.map(\.isInternal) == [true, true, true, false])
    }

    @Test("each kind of target is told")
    func kinds() {
      let map = shop.map()
      let kinds = ["Core", "Tool", "CartTests", "Macros"].map { map.module($0)?.kind }
      #expect(kinds == [.library, .executable, .test, .macro])
      #expect(map.module("NoTarget") == nil)
    }

    @Test("a target whose name is no literal is a problem, and its files go by folder")
    func computedName() {
      let fixture = ModuleFixture(files: [
        "Package.swift": """
        import PackageDescription
        let package = Package(name: "P", targets: names.map { .target(name: "\\($0)Kit") })
        """,
        "Sources/AKit/A.swift": "",
      ])
      #expect(fixture.owners() == ["Sources/AKit/A.swift": "AKit"])
      #expect(fixture.map().problems["Package.swift"]?.count == 1)
    }

    @Test(
      "what is no manifest, though it is called so, is a file like any other",
      arguments: ["", "struct Package {}", "let package = Package(", "\u{0}\u{1}"])
    func noManifest(text: String) {
      let fixture = ModuleFixture(files: ["Docs/Package.swift": text, "Docs/A.swift": ""])
      #expect(fixture.owners()["Docs/A.swift"] == "Docs")
    }

    @Test("constants that name one another end")
    func circular() {
      let fixture = ModuleFixture(files: [
        "Package.swift": """
        let a = b
        let b = a
        let package = Package(name: a, targets: [.target(name: "Core", dependencies: [a, b])])
        """,
        "Sources/Core/A.swift": "",
      ])
      #expect(fixture.owners() == ["Sources/Core/A.swift": "Core"])
      #expect(fixture.map().dependencies("Core").isEmpty)
    }
  }
#endif
