/// Names of modules that apps import, by what they are for.
enum KnownModules {
  static let platformUI: Set = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVMLKit", "CarPlay", "MapKit",
    "SpriteKit", "SceneKit", "RealityKit", "ARKit", "PencilKit", "PhotosUI", "ContactsUI",
    "EventKitUI", "MessageUI", "QuickLook", "QuickLookUI", "SafariServices", "WebKit", "WidgetKit",
    "TipKit", "Charts", "AVKit", "GameKit", "HealthKitUI", "IdentityLookupUI", "IntentsUI",
    "LinkPresentation", "PDFKit", "StoreKitUI", "UserNotificationsUI", "CoreAudioKit",
    "ImageCaptureCore",
    "VisionKit", "ActivityKit", "DeveloperToolsSupport", "SwiftUICore",
  ]

  static let platform: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Darwin", "Glibc",
    "Musl",
    "Dispatch", "Observation", "Synchronization", "Distributed", "RegexBuilder", "ObjectiveC", "os",
    "OSLog", "Accelerate", "Accessibility", "Accounts", "AddressBook", "AdServices", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "AVFAudio",
    "AVFoundation", "BackgroundTasks", "CallKit", "ClassKit", "Contacts", "CoreAudio",
    "CoreBluetooth", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CommonCrypto", "CryptoKit",
    "CryptoTokenKit", "DeviceCheck", "EventKit", "ExtensionFoundation", "ExternalAccessory",
    "FileProvider", "GameController", "GameplayKit", "GLKit", "HealthKit", "HomeKit", "iAd",
    "ImageIO", "Intents", "IOKit", "JavaScriptCore", "LocalAuthentication", "MachO", "MediaPlayer",
    "MediaAccessibility", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
    "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction",
    "NetworkExtension", "NotificationCenter", "OpenGLES", "PassKit", "Photos", "PushKit",
    "QuartzCore", "ReplayKit", "ScreenTime", "Security", "SensorKit", "ServiceManagement",
    "ShazamKit", "simd",
    "Social", "SoundAnalysis", "Speech", "SQLite3", "StoreKit", "SwiftShims", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox", "Vision", "WatchConnectivity",
    "WeatherKit", "zlib", "XCPlayground", "PlaygroundSupport", "PackageDescription",
    "PackagePlugin",
  ]

  static let packagesOfUI: Set = [
    "SnapKit", "Lottie", "Kingfisher", "KingfisherSwiftUI", "SDWebImage", "SDWebImageSwiftUI",
    "Nuke", "NukeUI", "Hero", "IQKeyboardManagerSwift", "AsyncDisplayKit", "PanModal",
    "FloatingPanel", "DGCharts", "SkeletonView", "SwiftUIIntrospect", "Introspect", "Cosmos",
    "MBProgressHUD", "SVProgressHUD", "PKHUD", "Toast", "PinLayout", "FlexLayout", "Cartography",
    "TinyConstraints", "Parchment", "Pageboy", "Tabman", "JTAppleCalendar", "FSCalendar",
    "MessageKit", "XLPagerTabStrip", "IGListKit", "RxCocoa", "RxDataSources", "DifferenceKit",
    "SwiftMessages", "Eureka", "MarkdownUI", "Texture", "ComposableUserInterface",
  ]

  static let reactive: Set = [
    "Combine", "OpenCombine", "CombineExt", "CombineCocoa", "RxSwift", "RxRelay", "ReactiveSwift",
    "ReactiveCocoa", "PromiseKit", "Bond", "ReactiveKit", "Promises", "BrightFutures", "Hydra",
  ]

  static let persistence: Set = [
    "CoreData", "SwiftData", "CloudKit", "RealmSwift", "Realm", "GRDB", "SQLite", "FMDB",
    "KeychainAccess", "KeychainSwift", "SwiftKeychainWrapper", "Cache", "Disk", "MMKV", "Defaults",
    "SharingGRDB", "CouchbaseLiteSwift", "YapDatabase",
  ]

  static let network: Set = [
    "Network", "CFNetwork", "Alamofire", "Moya", "Starscream", "Get", "SocketIO", "AsyncHTTPClient",
    "WebSocketKit", "OpenAPIRuntime", "OpenAPIURLSession", "Siesta", "AlamofireImage",
    "URLSessionX",
    "SwiftGRPC", "Reachability", "SignalRClient", "MQTTNIO", "CocoaMQTT", "PhoenixNet",
  ]

  static let sdk: Set = [
    "Amplitude", "AmplitudeSwift", "Mixpanel", "Segment", "Bugsnag", "RevenueCat", "Purchases",
    "Adjust", "AppsFlyerLib", "OneSignal", "OneSignalFramework", "Braze", "BrazeKit",
    "Appboy_iOS_SDK",
    "Adyen", "Intercom", "Crashlytics", "Fabric", "AppCenter", "NewRelic", "LaunchDarkly", "Branch",
    "BranchSDK", "TikTokOpenSDK", "VKSDK", "VK_ios_sdk", "TwilioVideo", "Zendesk", "Instabug",
    "Optimizely", "PostHog", "Plaid", "Auth0", "MSAL", "AgoraRtcKit", "JitsiMeetSDK", "Tealium",
  ]

  static let utility: Set = [
    "Collections", "OrderedCollections", "DequeModule", "HeapModule", "BitCollections",
    "HashTreeCollections", "Algorithms", "AsyncAlgorithms", "Numerics", "RealModule", "Logging",
    "Metrics", "Atomics", "ArgumentParser", "SystemPackage", "Crypto", "SwiftProtobuf", "Swinject",
    "SwinjectAutoregistration", "Factory", "FactoryKit", "Needle", "NeedleFoundation", "Resolver",
    "Dependencies", "DependenciesMacros", "CasePaths", "IdentifiedCollections", "Tagged",
    "ConcurrencyExtras", "IssueReporting", "XCTestDynamicOverlay", "SwiftyJSON", "ObjectMapper",
    "BigInt", "CryptoSwift", "SwiftDate", "CocoaLumberjack", "CocoaLumberjackSwift", "SwiftyBeaver",
    "Then", "PhoneNumberKit", "Yams", "SwiftSoup", "ZIPFoundation", "ZipArchive", "SSZipArchive",
    "Perception", "Parsing", "Clocks", "Sharing", "SwiftSyntax", "SwiftParser", "R", "RSwift",
  ]

  static let test: Set = [
    "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "InlineSnapshotTesting", "Cuckoo",
    "Mockingbird", "SwiftyMocky", "ViewInspector", "OHHTTPStubs", "OHHTTPStubsSwift", "RxTest",
    "RxBlocking", "KIF", "iOSSnapshotTestCase", "FBSnapshotTestCase", "CustomDump", "Difference",
    "AccessibilitySnapshot", "MacroTesting",
  ]
}
