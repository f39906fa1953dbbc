#if Macros
  import Testing
  import VSURFMacros

  @NavigationState struct Folders {
    enum Destination: Hashable, Sendable { case folder(Int), settings }
  }

  @NavigationState fileprivate struct Shelves {
    enum Destination: Hashable { case shelf }
    var title = "Shelves"
  }

  @NavigationState private struct Walk<Destination: Hashable & Sendable> {}

  @Suite("A struct with @NavigationState")
  struct UseTests {
    struct ByHand: NavigationState {
      typealias Destination = Folders.Destination
      var path: [Destination] = []
    }

    @Test("is the navigation state that one would have written by hand")
    func likeByHand() {
      var state = Folders()
      var byHand = ByHand()
      for number in [1, 1, 2] {
        let pushed = [state.push(.folder(number)), byHand.push(.folder(number))]
        #expect(pushed[0] == pushed[1])
      }
      #expect(state.path == [.folder(1), .folder(2)])
      #expect(state.path == byHand.path)
      #expect([state.pop(to: .folder(1)), state.popToRoot(), state.pop()] == [true, true, false])
      #expect(state == Folders())
    }

    @Test("can be made where it stands, and has its other properties")
    func memberwise() {
      var state = Shelves(title: "Books", path: [.shelf])
      #expect([state.push(.shelf), state.pop(.shelf)] == [false, true])
      #expect(state != Shelves())
      #expect(state == Shelves(title: "Books"))
    }

    @Test("can leave its destinations to whoever uses it")
    func generic() {
      var walk = Walk<String>()
      walk.push("garden")
      walk.push("wood")
      #expect(walk.path == ["garden", "wood"])
      #expect(any(walk) == 2)
    }

    func any(_ state: some NavigationState) -> Int { state.path.count }
  }
#endif
