import CodeIndex
import Testing

@Suite("Modules of Xcode projects")
struct XcodeProjectTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T1, T2, T3, );};
      G = {isa = PBXGroup; children = (G1, F3, S1); sourceTree = "<group>";};
      G1 = {isa = PBXGroup; children = (F1, F2, G); path = App; sourceTree = "<group>";};
      F1 = {isa = PBXFileReference; path = "Cart View.swift"; sourceTree = "<group>";};
      F2 = {isa = PBXFileReference; path = Shared/Model.swift; sourceTree = SOURCE_ROOT;};
      F3 = {isa = PBXFileReference; path = CartTests.swift; sourceTree = "<group>";};
      F4 = {isa = PBXFileReference; path = System/UIKit.framework; sourceTree = SDKROOT;};
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Feature; sourceTree = "<group>"; exceptions = (E1, E2);};
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Old/Old.swift);};
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Both.swift, Info.plist);};
      B1 = {isa = PBXBuildFile; fileRef = F1;}; B2 = {isa = PBXBuildFile; fileRef = F2;};
      B3 = {isa = PBXBuildFile; fileRef = F3;}; B4 = {isa = PBXBuildFile; fileRef = F4;};
      B5 = {isa = PBXBuildFile; fileRef = GONE;};
      T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
            buildPhases = (S, W); dependencies = (D1); packageProductDependencies = (PP);};
      T2 = {isa = PBXNativeTarget; name = Feature; productType = "com.apple.product-type.framework";
            buildPhases = (); fileSystemSynchronizedGroups = (S1);};
      T3 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = (S3);};
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B5);}; S3 = {isa = PBXSourcesBuildPhase; files = (B3, B2);};
      W = {isa = PBXFrameworksBuildPhase; files = (B4);};
      D1 = {isa = PBXTargetDependency; target = T2;}; PP = {isa = XCSwiftPackageProductDependency; productName = Alamofire;};
    }; rootObject = P; }
    """

  private let shop = ModuleFixture(files: [
    "ios/Shop.xcodeproj/project.pbxproj": XcodeProjectTests.project,
    "ios/App/Cart View.swift": "", "ios/Shared/Model.swift": "", "ios/CartTests.swift": "",
    "ios/Feature/A.swift": "", "ios/Feature/Old/Old.swift": "", "ios/Feature/Both.swift": "",
    "ios/Loose/B.swift": "",
  ])

  @Test("listed files go by target, synchronized folders whole, but for their exceptions")
  func files() {
    #expect(
      shop.owners() == [
        "ios/App/Cart View.swift": "Shop", "ios/Shared/Model.swift": "Shop",
        "ios/CartTests.swift": "ShopTests", "ios/Feature/A.swift": "Feature",
        "ios/Feature/Old/Old.swift": "ios", "ios/Feature/Both.swift": "Shop",
        "ios/Loose/B.swift": "ios",
      ])
  }

  @Test("targets, package products and frameworks are dependencies")
  func dependencies() {
    let map = shop.map()
    #expect(map.dependencies("Shop") == ["Alamofire", "Feature", "UIKit"])
    #expect(map.module("Shop")?.kind == .app)
    #expect(map.module("ShopTests")?.isTest == true)
  }

  @Test(
    "a broken project is a problem, and its files go by folder",
    arguments: ["", "{", "\u{0}", "{ a = b; }", "<plist><array/></plist>", "((((("])
  func broken(text: String) {
    let fixture = ModuleFixture(files: [
      "Shop.xcodeproj/project.pbxproj": text, "App/A.swift": "",
    ])
    #expect(fixture.owners() == ["App/A.swift": "App"])
    #expect(fixture.map().problems["Shop.xcodeproj/project.pbxproj"]?.count == 1)
  }

  @Test("a project whose objects lie about their types has no targets")
  func lies() {
    let fixture = ModuleFixture(files: [
      "Shop.xcodeproj/project.pbxproj":
        "{ objects = { P = {isa = PBXProject; targets = T; mainGroup = (G);}; T = (); }; }",
      "App/A.swift": "",
    ])
    #expect(fixture.owners() == ["App/A.swift": "App"])
  }
}
