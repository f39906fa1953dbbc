import Measuring
import VignolaCore

/// SVIP's rows: the ways of a command from a view to its interactor.
@MainActor public enum SVIPScenarios {
  /// One event is one command, from the main actor to the interactor and back; or 64 that are sent
  /// in one turn, until the last of them is done.
  public static var all: [Scenario] { [awaited, sent, burst] }

  /// Alive as long as the program: what is sent in a life that is over is dropped.
  private static let app = LifetimeScope("App")

  private static func mailbox() -> Mailbox<any TallyInteractor> {
    Mailbox(TallyLogic(), as: "TallyInteractor", in: app)
  }

  private static var awaited: Scenario {
    let interactor = mailbox()
    return Scenario("svip.awaited", isCheap: false) { count in
      for number in 0..<count { await interactor.perform { await $0.add(number) } }
    }
  }

  private static var sent: Scenario {
    let interactor = mailbox()
    return Scenario("svip.sent", isCheap: false) { count in
      for number in 0..<count {
        await withUnsafeContinuation { done in
          interactor.send {
            await $0.add(number)
            done.resume()
          }
        }
      }
    }
  }

  private static var burst: Scenario {
    let interactor = mailbox()
    return Scenario("svip.burst", events: 500) { count in
      for _ in 0..<count {
        await withUnsafeContinuation { done in
          for number in 1..<64 { interactor.send { await $0.add(number) } }
          interactor.send {
            await $0.add(64)
            done.resume()
          }
        }
      }
    }
  }
}
