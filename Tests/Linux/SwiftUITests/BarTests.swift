import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct BarTests {
  private func host(_ model: Switchboard, bar: Visibility = .automatic) -> some ScreenHost {
    ViewHost {
      NavigationStack(path: Bindable(model).path) {
        Text("root")
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Text("\(number)")
              .navigationTitle("Number \(number)")
              .navigationBarBackButtonHidden(model.isOn)
              .toolbarVisibility(bar, for: .navigationBar)
              .toolbarVisibility(.visible, for: .automatic, .navigationBar)
          }
      }
    }
  }

  @Test("a screen without a back button cannot be gone back from, by button or swipe")
  func backButtonHidden() {
    let model = Switchboard()
    model.path = [1]
    model.isOn = true
    let host = host(model)
    #expect(host.title == "Number 1")
    #expect(host.all { $0.role == .backButton || $0.handlers[.back] != nil }.isEmpty)
    model.isOn = false
    host.send(.back, to: "Number 1")
    #expect(host.title == "Root")
  }

  @Test("a bar that is hidden is not there, and the innermost word counts")
  func barHidden() {
    let model = Switchboard()
    model.path = [1]
    let host = host(model, bar: .hidden)
    #expect(host.all { $0.role == .navigationBar }.isEmpty)
    model.path = []
    #expect(host.title == "Root")
    #expect(self.host(model).title == "Root")
  }

  @Test("a bar that the system chooses is the one above the screen, named or not; others are not")
  func automaticBar() {
    func bars(_ content: some View) -> Int {
      ViewHost { NavigationStack { content.navigationTitle("Root") } }
        .all { $0.role == .navigationBar }.count
    }
    #expect(bars(Text("root").toolbarVisibility(.hidden, for: .automatic)) == 0)
    #expect(bars(Text("root").toolbarVisibility(.hidden)) == 0)
    #expect(bars(Text("root").toolbarVisibility(.hidden, for: .tabBar, .bottomBar)) == 1)
  }

  @Test("a sheet whose view forbids it takes no drawing down, and the one over it does")
  func dismissDisabled() {
    let model = Switchboard()
    model.isOn = true
    let host = ViewHost {
      Text("root").sheet(isPresented: Bindable(model).isOn) {
        Text("below").interactiveDismissDisabled(model.number == 0)
          .sheet(isPresented: .constant(true)) { Text("above") }
      }
    }
    let takes = { host.rendered().children.map { $0.handlers[.dismiss] != nil } }
    #expect(takes() == [false, false, true])
    model.number = 1
    #expect(takes() == [false, true, true])
  }
}
