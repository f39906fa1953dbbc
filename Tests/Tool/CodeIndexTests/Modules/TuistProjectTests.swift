#if Tool
  import CodeIndex
  import Testing

  @Suite("Modules of Tuist projects")
  struct TuistProjectTests {
    @Test("targets have the folders of their sources, their dependencies and their kinds")
    func targets() {
      let fixture = ModuleFixture(files: [
        "Projects/App/Project.swift": """
        import ProjectDescription
        let project = Project(name: "App", targets: [
          .target(name: "App", destinations: .iOS, product: .app, bundleId: "x",
            sources: ["Sources/**"], resources: ["Resources/**"],
            dependencies: [.project(target: "Core", path: "../Core"), .target(name: "Widget"),
              .external(name: "Alamofire")]),
          Target(name: "AppTests", platform: .iOS, product: .unitTests, sources: "Tests/*.swift",
            dependencies: [.xctest, .target(name: "App")]),
        ])
        """,
        "Projects/App/Sources/Deep/A.swift": "", "Projects/App/Tests/ATests.swift": "",
      ])
      let map = fixture.map()
      #expect(
        fixture.owners() == [
          "Projects/App/Sources/Deep/A.swift": "App", "Projects/App/Tests/ATests.swift": "AppTests",
        ])
      #expect(map.dependencies("App") == ["Core", "Widget", "Alamofire"])
      #expect(map.module("App")?.kind == .app)
      #expect(map.module("AppTests")?.kind == .test)
    }

    @Test("a project that a helper makes is a module of its name, and its tests are another")
    func helper() {
      let fixture = ModuleFixture(files: [
        "Features/Cart/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let helper = LocalHelper(name: "Plugin")
        let project = Project.feature(name: "Cart", dependencies: [.feature(target: "Core")])
        """,
        "Features/Cart/Sources/A.swift": "", "Features/Cart/Targets/Tests/ATests.swift": "",
        "Features/Cart/CartUITests/BTests.swift": "",
      ])
      #expect(
        fixture.owners() == [
          "Features/Cart/Sources/A.swift": "Cart",
          "Features/Cart/Targets/Tests/ATests.swift": "CartTests",
          "Features/Cart/CartUITests/BTests.swift": "CartUITests",
        ])
      #expect(fixture.map().dependencies("Cart") == ["Core"])
    }
  }

  @Suite("Modules of plain folders")
  struct FolderModuleTests {
    @Test("files go by the folder below Sources and the like, else by the first, else by the root")
    func folders() {
      let fixture = ModuleFixture(files: [
        "Modules/Cart/Logic/A.swift": "", "App/Views/B.swift": "", "C.swift": "",
        "AppTests/D.swift": "", "Tests/CartTests/E.swift": "", "Tests/F.swift": "",
        "ios/App/A.swift": "", "ios/AppUITests/Deep/G.swift": "",
      ])
      #expect(
        fixture.owners() == [
          "Modules/Cart/Logic/A.swift": "Cart", "App/Views/B.swift": "App", "C.swift": "App",
          "AppTests/D.swift": "AppTests", "Tests/CartTests/E.swift": "CartTests",
          "Tests/F.swift": "Tests", "ios/App/A.swift": "ios",
          "ios/AppUITests/Deep/G.swift": "AppUITests",
        ])
      #expect(
        fixture.map().modules.filter(\.isTest).map(\.name) == [
          "AppTests", "AppUITests", "CartTests", "Tests",
        ])
    }

    @Test("no file is no module")
    func nothing() {
      #expect(ModuleFixture(files: [:]).map().modules.isEmpty)
    }

    @Test("only the source that is asked for is believed")
    func origin() {
      let fixture = ModuleFixture(files: [
        "Package.swift":
          "let package = Package(name: \"P\", targets: [.target(name: \"Core\", path: \"App\")])",
        "App/A.swift": "",
      ])
      #expect(fixture.owners(origin: .folders)["App/A.swift"] == "App")
      #expect(fixture.owners(origin: .swiftpm)["App/A.swift"] == "Core")
    }
  }
#endif
