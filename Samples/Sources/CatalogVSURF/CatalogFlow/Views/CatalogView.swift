import SwiftUI
import VSURF
import VignolaCore

/// What a touch on the catalog sets off.
@MainActor protocol CatalogViewOutput: AnyObject {
  func plusTapped(_ item: Int)
  func minusTapped(_ item: Int)
}

/// The shop's items, each with a minus and a plus, and the way to the cart.
struct CatalogView: View {
  struct ViewState: Equatable {
    struct Row: Identifiable, Equatable {
      let id: Int
      let title: String
      let canRemove: Bool
    }

    let rows: [Row]
    let cartTitle: String
    let canOpenCart: Bool
  }

  let state: ViewState
  let output: WeakHandle<any CatalogViewOutput>
  @Binding var navigation: CatalogNavigation
  @Binding var detail: DetailViewGroup.Subject?

  var body: some View {
    List {
      ForEach(state.rows) { row in
        HStack {
          Button(row.title) { detail = .init(id: row.id, title: row.title) }
            .buttonStyle(.plain)
          Spacer()
          Button {
            output.target?.minusTapped(row.id)
          } label: {
            Image(systemName: "minus.circle")
          }
          .buttonStyle(.borderless)
          .disabled(!row.canRemove)
          .accessibilityLabel("Remove \(row.title)")
          Button {
            output.target?.plusTapped(row.id)
          } label: {
            Image(systemName: "plus.circle")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Add \(row.title)")
        }
      }
    }
    .navigationTitle("Items")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          navigation.push(.cart)
        } label: {
          HStack {
            Image(systemName: "cart")
            Text(state.cartTitle)
          }
        }
        .disabled(!state.canOpenCart)
        .accessibilityLabel("Cart, \(state.cartTitle)")
      }
    }
  }
}
