import RoundTable
import SwiftUI

/// The counter and its buttons.
struct InfoView: View {
  let binding: InfoBinding
  let port: RTViewPort<Info>

  var body: some View {
    VStack {
      Text(binding.counter)
      HStack {
        Button("Decrement") { port.notify(intent: .decrementTapped) }
        Button("Increment") { port.notify(intent: .incrementTapped) }
      }
    }
    .navigationTitle(binding.title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { port.notify(intent: .closeTapped) }
      }
    }
  }
}
