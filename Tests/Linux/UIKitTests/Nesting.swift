import Observation
import SwiftUI

/// A number that views of both toolkits show.
@MainActor @Observable final class Counter {
  var number = 0
  var isShown = true
}

/// Counts, and asks in a sheet.
struct CounterView: View {
  let counter: Counter
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("\(counter.number)")
      Button("Ask") { isAsking = true }
    }
    .navigationTitle(counter.number == 1 ? "Counter 1" : "Counter")
    .toolbar { Button("Count") { counter.number += 1 } }
    .sheet(isPresented: $isAsking) {
      VStack {
        Text("sheet \(counter.number)")
        ClosingView()
      }
    }
  }
}

/// Closes what it stands in.
struct ClosingView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}

/// Notes its life and counts its taps.
struct Lived: View {
  let log: Log
  let name: String
  @State private var taps = 0

  var body: some View {
    Button("\(taps)") { taps += 1 }
      .onAppear { log.note("\(name) on") }
      .onDisappear { log.note("\(name) off") }
  }
}

/// A UIKit screen in a SwiftUI view, while it is wanted.
struct Framed: View {
  let counter: Counter
  let log: Log

  var body: some View {
    if counter.isShown {
      NumberScreen(number: counter.number, log: log) { counter.number += 1 }
    }
  }
}

/// A UIKit screen that shows a number of SwiftUI's.
struct NumberScreen: UIViewControllerRepresentable {
  let number: Int
  let log: Log
  let count: () -> Void

  final class Coordinator {
    var count: () -> Void = {}
  }

  func makeCoordinator() -> Coordinator {
    log.note("coordinated")
    return Coordinator()
  }

  func makeUIViewController(context: Context) -> NumberController {
    log.note("made")
    let coordinator = context.coordinator
    return NumberController(log) { coordinator.count() }
  }

  func updateUIViewController(_ uiViewController: NumberController, context: Context) {
    context.coordinator.count = count
    uiViewController.label.text = "number \(number)"
    // Sets something that cannot be compared, in each pass.
    uiViewController.navigationItem.rightBarButtonItem = UIBarButtonItem()
  }

  static func dismantleUIViewController(
    _ uiViewController: NumberController, coordinator: Coordinator
  ) {
    uiViewController.log.note("dismantled")
  }
}

/// Shows a number, counts and warns.
final class NumberController: UIViewController {
  let label = UILabel()
  let log: Log
  private let count: () -> Void

  init(_ log: Log, count: @escaping () -> Void) {
    self.log = log
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let plus = UIButton(primaryAction: UIAction(title: "Count") { [count] _ in count() })
    let alarm = UIButton(
      primaryAction: UIAction(title: "Warn") { [weak self] _ in
        let alert = UIAlertController(title: "Careful", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Fine", style: .default))
        self?.present(alert, animated: true)
      })
    view = UIStackView(arrangedSubviews: [label, plus, alarm])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("appeared")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("disappeared")
  }
}

/// SwiftUI around UIKit around SwiftUI.
struct Deep: View {
  let counter: Counter

  var body: some View {
    Text("outer \(counter.number)")
    Wrapped(counter: counter)
  }
}

private struct Wrapped: UIViewControllerRepresentable {
  let counter: Counter

  func makeUIViewController(context: Context) -> UIViewController {
    let tabs = UITabBarController()
    let inner = UIHostingController(rootView: Inner(counter: counter))
    inner.title = "Inner"
    tabs.viewControllers = [inner]
    return tabs
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Inner: View {
  let counter: Counter

  var body: some View {
    Text("\(counter.number)")
    Button("Count") { counter.number += 1 }
  }
}
