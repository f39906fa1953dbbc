import VignolaCore

/// The business logic of a module, as its view knows it: commands, and nothing else.
///
/// ```swift
/// protocol PinInteractor: SVIPInteractor {
///   func loadData() async
///   func tapped(number: Int) async
///   func logout() async
/// }
///
/// actor PinLogic: PinInteractor {
///   private let presenter: any PinPresenter
///   private let worker: any PinWorker
///   private var digits: [Int] = []
///   // ...
/// }
/// ```
///
/// All state that changes is the logic's, and private: what a view shows, it is told by the
/// presenter. So a requirement is `async` and returns nothing. Presenter and workers are known by
/// their protocols, and no type of a toolkit or of a network appears.
///
/// The view does not call it but sends through a ``/VignolaCore/Mailbox``: an actor alone lets the
/// next command begin while the present one waits for a worker, and six fast taps then make a pin of
/// six digits. The article, "Optimal architectural pattern of an iOS application" by Oleg Bakharev
/// (2024), has an `AnyActor` here, which Swift 6 no longer allows.
public protocol SVIPInteractor: Actor {}
