import SwiftUI

#if os(macOS)
  /// Offers texts to other apps, each by a button: SwiftUI opens the system's menu for nobody else.
  struct SharingView: View {
    let items: [String]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        ForEach(items, id: \.self) { item in
          ShareLink(item: item) { Text(item) }
        }
        Button("Done") { dismiss() }
      }
      .padding()
    }
  }
#else
  import UIKit

  /// Offers texts to other apps, in the system's sheet.
  struct SharingView: UIViewControllerRepresentable {
    let items: [String]

    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
#endif
