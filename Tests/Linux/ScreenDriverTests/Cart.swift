import Observation
import SwiftUI

/// A small shop that the driver's tests are done to.
@MainActor @Observable final class Cart {
  var counts: [Int: Int] = [:]
  var path: [String] = []
  var opened: Item?
  var isAsking = false
  var isLocked = false
  var bought = 0
  let items: [Item]

  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  init(items: Int = 3) {
    self.items = (1...items).map(Item.init)
  }

  var total: Int { counts.values.reduce(0, +) }
}

struct CartView: View {
  @Bindable var cart: Cart

  var body: some View {
    NavigationStack(path: $cart.path) {
      List(cart.items) { item in
        Row(cart: cart, item: item)
          .swipeActions {
            Button("Empty", role: .destructive) { cart.counts[item.id] = nil }
              .disabled(cart.counts[item.id] == nil)
          }
      }
      .navigationTitle("Items")
      .navigationDestination(for: String.self) { _ in Checkout(cart: cart) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("\(cart.total)") { cart.path.append("cart") }.disabled(cart.total == 0)
        }
      }
    }
    .disabled(cart.isLocked)
    .sheet(item: $cart.opened) { Detail(cart: cart, item: $0) }
  }
}

private struct Row: View {
  let cart: Cart
  let item: Cart.Item

  var body: some View {
    HStack {
      Button(item.name) { cart.opened = item }
      Button {
        cart.counts[item.id, default: 0] -= 1
      } label: {
        Image(systemName: "minus")
      }
      .accessibilityLabel("Remove")
      .disabled(cart.counts[item.id, default: 0] == 0)
      Text("\(cart.counts[item.id, default: 0])")
      Button {
        cart.counts[item.id, default: 0] += 1
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add")
    }
    .buttonStyle(.borderless)
  }
}

private struct Detail: View {
  let cart: Cart
  let item: Cart.Item

  var body: some View {
    Text("\(cart.counts[item.id, default: 0]) in cart")
    Button("Add to cart") { cart.counts[item.id, default: 0] += 1 }
  }
}

private struct Checkout: View {
  @Bindable var cart: Cart

  var body: some View {
    Button("Buy all") {
      cart.bought += 1
      cart.isAsking = true
    }
    .disabled(cart.isAsking)
    .navigationTitle("Cart")
    .alert("Thank you", isPresented: $cart.isAsking) {
      Button("Fine") {
        cart.counts = [:]
        if !cart.path.isEmpty { cart.path.removeLast() }
      }
    } message: {
      Text("It is on its way.")
    }
  }
}
