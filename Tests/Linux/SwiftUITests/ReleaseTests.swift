import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite("What a view refers to") struct ReleaseTests {
  final class Model {
    var number = 1
  }

  struct Presenting: View {
    let model: Model
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("Sheet \(model.number)")
              .alert("Alert", isPresented: .constant(true)) { Button("Fine") {} }
          }
      }
    }
  }

  @Test("is released with its host, while sheet and alert are up and after")
  func withTheHost() {
    for isUp in [true, false] {
      weak var released: Model?
      var host: ViewHost<Presenting>?
      do {
        let model = Model()
        released = model
        host = ViewHost { Presenting(model: model) }
      }
      if isUp { host?.tap("Show") }
      #expect(host?.layers == (isUp ? [.app, .sheet, .alert] : [.app]))
      #expect(released != nil)
      host?.close()
      host = nil
      #expect(released == nil)
    }
  }
}
