import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct EnvironmentTests {
  @Test("what is disabled above cannot be enabled below")
  func disabled() {
    let model = Switchboard()
    let host = ViewHost {
      VStack {
        Button("a") {}
        Button("b") {}.disabled(false)
        VStack { TextField("c", text: .constant("")) }
      }
      .disabled(model.isOn)
      Button("d") {}.disabled(true)
    }
    func disabled() -> [String] { host.all { $0.traits.contains(.disabled) }.map(\.label) }
    #expect(disabled() == ["d"])
    model.isOn = true
    #expect(disabled() == ["a", "b", "c", "d"])
  }

  @Test("a value is handed down, the nearest one counts, and the default elsewhere")
  func values() {
    let host = ViewHost {
      Reader()
      VStack {
        Reader()
        Reader().environment(\.greeting, "inner")
      }
      .environment(\.greeting, "outer")
    }
    #expect(host.texts == ["default", "outer", "inner"])
  }

  @Test("a property composed of others reads the environment and keeps state")
  func composed() {
    let host = ViewHost { Composing().environment(\.greeting, "Hi") }
    #expect(host.texts == ["Hi 0"])
    host.tap("More")
    #expect(host.texts == ["Hi 1"])
  }

  @Test("a property composed of others may set its own stored properties before the body is read")
  func updated() {
    let host = ViewHost { Updating().environment(\.greeting, "Hi") }
    #expect(host.texts == ["HI"])
  }

  @Test("a modifier of one's own keeps state beside its content's")
  func modifiers() {
    let host = ViewHost { Clicker().modifier(Badge()) }
    host.tap("Click")
    host.tap("Badge")
    host.tap("Badge")
    #expect(host.texts == ["clicked 1", "badge 2"])
  }

  @Test("looks are handed down to texts, and padding stays with its view")
  func looks() {
    let host = ViewHost {
      VStack {
        Text("a")
        Text("b").font(.caption).foregroundStyle(.secondary)
      }
      .font(.headline)
      .foregroundStyle(.red)
      .padding()
    }
    let texts = host.all { $0.role == .text }
    #expect(texts.map(\.looks.font) == ["headline", "caption"])
    #expect(texts.map(\.looks.foreground) == ["red", "secondary"])
    #expect(host.all { $0.looks.isPadded }.map(\.role) == [.verticalStack])
  }

  @Test("names for people and for tests stand on the element")
  func accessibility() {
    let host = ViewHost {
      Text("2").accessibilityLabel("two in cart").accessibilityIdentifier("count")
      Button("−") {}.accessibilityLabel("Remove").buttonStyle(.borderedProminent)
    }
    let text = host.rendered().first { $0.identifier == "count" }
    #expect(text?.label == "two in cart")
    #expect(text?.writing == "2")
    let button = host.rendered().first { $0.label == "Remove" }
    #expect(button?.writing == "−")
    #expect(button?.traits.contains(.prominent) == true)
  }

  @Test("an overlay lies in front of its content")
  func overlay() {
    let model = Switchboard()
    let host = ViewHost {
      Text("content").overlay { if model.isOn { ProgressView() } }
    }
    func roles() -> [ElementRole]? {
      host.rendered().first { $0.role == .depthStack }?.children.map(\.role)
    }
    #expect(roles() == [.text])
    model.isOn = true
    #expect(roles() == [.text, .progress])
  }

  @Test(
    "texts of any kind are shown as they are",
    arguments: [
      "", " ", "👩‍👩‍👧‍👦 e\u{301}", "שלום \u{202E}abc", "line\nbreak\u{0}\u{7}\u{1B}[31m", "<b>&amp;</b>",
      "%@ %d **bold** \\(x)", String(repeating: "x", count: 100_000),
    ])
  func hostileTexts(text: String) {
    let host = ViewHost {
      Text(text)
      Button(text) {}
      List([text, text], id: \.self) { Text($0) }
    }
    #expect(host.texts == [text, text, text])
    #expect(host.all { $0.role == .button }.map(\.label) == [text])
    #expect(host.hasUniqueIDs)
  }

  @Test("numbers in a text written in the code are written plainly")
  func numbers() {
    let host = ViewHost { Text("\(1_234_567) of \(Int64.max), \("words")") }
    #expect(host.texts == ["1234567 of 9223372036854775807, words"])
  }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.greeting) private var greeting

  var body: some View { Text(greeting) }
}

@propertyWrapper private struct Greeter: DynamicProperty {
  @Environment(\.greeting) private var greeting
  @State private var count = 0

  var wrappedValue: String { "\(greeting) \(count)" }

  func more() { count += 1 }
}

private struct Composing: View {
  @Greeter private var greeting

  var body: some View {
    Text(greeting)
    Button("More") { _greeting.more() }
  }
}

@propertyWrapper private struct Shout: DynamicProperty {
  @Environment(\.greeting) private var greeting
  private(set) var wrappedValue = ""

  mutating func update() { wrappedValue = greeting.uppercased() }
}

private struct Updating: View {
  @Shout private var greeting

  var body: some View { Text(greeting) }
}

private struct Clicker: View {
  @State private var clicks = 0

  var body: some View {
    Text("clicked \(clicks)")
    Button("Click") { clicks += 1 }
  }
}

private struct Badge: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("badge \(count)")
      Button("Badge") { count += 1 }
    }
  }
}
