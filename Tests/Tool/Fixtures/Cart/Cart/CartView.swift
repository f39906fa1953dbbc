import UIKit

final class CartViewController: UIViewController, CartViewProtocol {
  var presenter: CartBrain?

  func show(_ total: Int) { title = "\(total)" }
}
