/// Conditions on a page that shows a Catalog, whatever its architecture.
enum CatalogPage {
  /// The screen on top has this title, and the keyboard is on it or in it.
  static func titled(_ title: String) -> String {
    "document.querySelector('.app:not([inert]) h1')?.textContent === '\(title)'"
  }

  static func control(_ name: String) -> String {
    "document.querySelector(`#screen > :last-child [aria-label='\(name)']`)"
  }

  static func sheetSays(_ text: String) -> String {
    "document.querySelector('[role=dialog]')?.innerText.includes('\(text)')"
  }

  /// The sample that is chosen in the picker.
  static let chosen = "document.querySelector('#samples [aria-current]')"
}
