/// What can be put on a ``NavigationSurface``: a view controller, a hosted view, an object in a test.
///
/// It is a mark and asks for nothing. An architecture hands its screen out as `any Screen`, and only
/// the ``NavigationStage`` that shows it knows what it really is.
///
/// ```swift
/// final class EditViewController: UIViewController, Screen {}
/// ```
///
/// A surface holds its screens strongly until they are removed.
@MainActor public protocol Screen: AnyObject {}
