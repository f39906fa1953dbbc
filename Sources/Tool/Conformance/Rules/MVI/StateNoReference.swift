import CodeIndex

struct MVIStateNoReference: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.state-no-reference",
    summary: "What a view reads of its model are values",
    severity: .warning,
    rationale: """
      An object in the state is a back door: the view gets it by reading and changes it behind \
      the model and the intent. A closure in it is a command that no intent hears.
      """,
    source: "VAnsimov/MVI-SwiftUI: ItemModelStatePotocol, whose player the view can steer",
    fix: "Show what is needed of the object as values, and let the intent steer it.",
    falsePositives: """
      A view of the system that cannot do without the object, such as VideoPlayer: allow it \
      there.
      """,
    violations: [
      Example(
        "A player",
        """
        import AVKit
        protocol ItemModelState {
          var title: String { get }
          var player: AVPlayer { get }  // <-
        }
        final class ItemModel: ItemModelState {
          var title = ""
          var player = AVPlayer()
        }
        """),
      Example(
        "An object from another file, by an alias",
        """
        // file: Shop/Cart.swift
        final class Cart {}
        typealias Basket = Cart
        // file: List/ListModelState.swift
        protocol ListModelState {
          var basket: Basket? { get }  // <-
        }
        // file: List/ListModel.swift
        final class ListModel: ListModelState {
          var basket: Basket?
        }
        """),
      Example(
        "A nested protocol with a closure",
        """
        enum List {
          protocol ListModelState {
            var onTap: () -> Void { get }  // <-
          }
          final class ListModel: ListModelState {
            var onTap: () -> Void = {}
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Values",
        """
        struct Row { let title: String }
        protocol ListModelState {
          var rows: [Row] { get }
          var title: String? { get }
        }
        final class ListModel: ListModelState {
          var rows: [Row] = []
          var title: String?
        }
        """),
      Example(
        "The router's events, as published",
        """
        final class RouterEvents<Screen, Alert> {}
        protocol ListModelState {
          var routerEvents: RouterEvents<Int, Int> { get }
        }
        final class ListModel: ListModelState {
          let routerEvents = RouterEvents<Int, Int>()
        }
        """),
      Example(
        "The intent's face may have objects",
        """
        final class Cart {}
        protocol ListModelActions: AnyObject {
          var cart: Cart { get }
        }
        final class ListModel: ListModelActions {
          let cart = Cart()
        }
        """),
    ])

  /// Objects of the system that are steered by whoever has them.
  private static let objects: Set<String> = [
    "AVPlayer", "AVQueuePlayer", "AVPlayerItem", "AVAudioPlayer", "AVCaptureSession", "WKWebView",
    "CLLocationManager", "UIViewController", "UIView", "NSManagedObject", "URLSession", "Timer",
    "NSMutableArray", "NSMutableDictionary", "CurrentValueSubject", "PassthroughSubject",
    "NSMutableAttributedString", "MKMapView", "PHPickerViewController",
  ]

  func findings(in project: Project) -> [Finding] {
    project.faces(.mvi, "model-state").flatMap { face in
      face.requiredProperties.compactMap { property -> Finding? in
        guard let type = property.type else { return nil }
        let names = project.code.subjects(of: type, from: face)
        let own = project.targets(of: property, in: face).first {
          [.class, .actor].contains($0.kind) && !$0.name.hasPrefix("RouterEvents")
        }
        guard
          let what = type.isFunction
            ? "a closure" : own?.name ?? names.first(where: Self.objects.contains)
        else { return nil }
        return finding(
          in: project, face, about: property.name, at: property.head.position,
          "\(property.name) of \(face.name) hands the view \(what), which it can steer past "
            + "the intent: show values")
      }
    }
  }
}
