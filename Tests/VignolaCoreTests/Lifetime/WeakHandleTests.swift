import Testing
import VignolaCore

@MainActor @Suite("A weak handle") struct WeakHandleTests {
  protocol Output {
    func plus()
  }

  final class CatalogHolder: Output {
    var count = 0
    func plus() { count += 1 }
  }

  @Test("reaches its object as the type it was made for")
  func reaches() {
    let holder = CatalogHolder()
    let output = WeakHandle<any Output>(holder) { $0 }
    output.target?.plus()
    output.target?.plus()
    #expect(holder.count == 2)
  }

  @Test("does not keep its object, nor does a copy")
  func weakness() {
    var holder: CatalogHolder? = CatalogHolder()
    let handles = holder.map { WeakHandle<any Output>($0) { $0 } }.map { [$0, $0] } ?? []
    #expect(handles.count == 2)
    #expect(handles.allSatisfy { $0.target != nil })
    holder = nil
    #expect(handles.allSatisfy { $0.target == nil })
  }
}
