import CodeIndex
import Testing

@Suite("The conditions of a build")
struct BuildConditionsTests {
  private let phone = BuildConditions(os: "iOS", defines: ["DEBUG"])

  @Test(
    "decide what they know",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("DEBUG", true),
      ("os(iOS) && DEBUG", true), ("os(macOS) || DEBUG", true), ("!(os(iOS) || BETA)", false),
      ("os(macOS) && BETA", false), ("BETA && os(macOS)", false), ("BETA || DEBUG", true),
      ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("true", true), ("!!true", true),
      ("os(iOS)&&!canImport( AppKit )", true),
    ])
  func known(condition: String, value: Bool) {
    #expect(phone.decide(condition) == value)
  }

  @Test(
    "leave open what they do not know",
    arguments: [
      "BETA", "!BETA", "BETA && DEBUG", "BETA || os(macOS)", "swift(>=5.9)", "compiler(<6)",
      "canImport(Firebase)", "targetEnvironment(simulator)", "hasFeature(Macros)", "", "(", ")",
      "os(",
      "DEBUG)", "DEBUG &&", "&& DEBUG", "((((",
    ])
  func unknown(condition: String) {
    #expect(phone.decide(condition) == nil)
  }

  @Test("without an operating system leave every one open")
  func noSystem() {
    #expect(BuildConditions().decide("os(iOS)") == nil)
    #expect(BuildConditions().decide("canImport(UIKit)") == nil)
  }

  @Test("survive a condition that is nested deeper than anybody writes")
  func deep() {
    let deep =
      String(repeating: "(", count: 100_000) + "DEBUG" + String(repeating: ")", count: 100_000)
    #expect(phone.decide(deep) == nil)
    #expect(phone.decide(String(repeating: "!", count: 100_001) + "DEBUG") == false)
  }
}
