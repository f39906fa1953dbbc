import CodeIndex

extension Profile {
  /// SwiftUI's views over observable models, and nothing between.
  static let mv = Profile(
    .mv,
    roles: [
      RolePattern(
        "view", toolkitBases: Toolkit.valueViews, kinds: [.struct, .class],
        except: ["*_Previews", "*Previews"]),
      RolePattern(
        "model", bases: ["@Observable", "ObservableObject", "@Model", "PersistentModel"],
        kinds: [.class, .actor]),
    ],
    required: [["view", "model"]],
    links: [Link("view", "model")],
    source: "Data Flow Through SwiftUI (WWDC 2019), Stop using MVVM for SwiftUI (Apple forums)")
}
