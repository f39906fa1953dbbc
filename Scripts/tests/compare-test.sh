#!/usr/bin/env bash
# Scripts/compare.awk counts what is there and not what is in comments and strings; compare.sh reads the
# list and the traces, and does not take a page with another number.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat > "$folder/One.swift" <<'SWIFT'
#if !os(macOS)
  import UIKit

  /// A comment with a class Fake and a brace {
  /* and one of several lines: struct Fake {
     /* inside another */ still
  */
  @MainActor protocol Output: AnyObject {
    var title: String { get }
  }

  enum Module {
    final class State {
      static var shared = State()
      var text = "class Fake { \(text.map { "}" }) let state: State"
    }
    struct Row: Equatable {}
  }

  typealias Box = Lazy<Interactor>

  actor Interactor {
    weak var output: (any Output)?
    private let states: [Module.State]
    private let row: Module.Row
    private let service: any CartService
    private let onTap: (Module.State) -> Void
    var computed: Module.State { states[0] }
    var watched: Module.State {
      didSet { print("""
        let other: Module.State {

        """) }
    }

    func go() {
      let local: Module.State = states[0]
      print(local)
    }
  }
#endif
SWIFT
cat > "$folder/Two.swift" <<'SWIFT'
extension Module {
  struct Part {
    let state: State
  }
}

struct Screen: View {
  let output: WeakHandle<any Output>
  @State private var box: Box
  @Environment(CartStore.self) private var store
  @State private var made = Interactor(store: 1)
  let name: String
}
SWIFT
found=$(awk -v store="CartStore CartService" -f Scripts/compare.awk "$folder"/*.swift | tr '\t' ' ')
[ "$found" = "2 41 6 1 5 2 2" ] || {
  awk -v store="CartStore CartService" -v listing=1 -f Scripts/compare.awk "$folder"/*.swift
  fail "expected '2 41 6 1 5 2 2', found '$found'"
}

cat > "$folder/catalogs" <<'LIST'
# word toolkit surf heard sources tests name
good  SwiftUI  12  runtime  Shop,-Shop/Item.swift  -  Good Old
LIST
cat > "$folder/traces.md" <<'PAGE'
## Good
intent outside: A -> B

## Good Old

```
intent Buy: Person -> Screen
  command buy: View -> Interactor (Cart)
    task buy: ended (Cart)
    task callback: Core (Cart)
    lifetime opened (Cart)
  state cart: Store
```

## Better

```
intent more: A -> B
```
PAGE
export CATALOGS=$folder/catalogs TRACES=$folder/traces.md COMPARISON=$folder/page.md
row=$(Scripts/compare.sh | grep 'Good Old')
case $row in
  *" | 1 | runtime | 1 | 0 | 12 |") ;;
  *) fail "the traces or the list were read otherwise: $row" ;;
esac
files=$(ls Samples/Sources/Shop/*.swift | wc -l)
case $row in "| Good Old | $((files - 1)) | "*) ;; *) fail "a file that is left out was counted: $row" ;; esac

{ echo "Before."; Scripts/compare.sh; echo; echo "| another | table |"; } > "$folder/page.md"
Scripts/compare.sh --check > /dev/null || fail "a page that is right was refused"
cp "$folder/page.md" "$folder/right.md"
sed 's/| 12 |$/| 13 |/' "$folder/right.md" > "$folder/page.md"
if Scripts/compare.sh --check > /dev/null 2>&1; then fail "a page with another number was taken"; fi
Scripts/compare.sh --write
cmp -s "$folder/page.md" "$folder/right.md" || fail "the page was not mended"
grep -v 'Good Old' "$folder/right.md" > "$folder/page.md"
if Scripts/compare.sh --check > /dev/null 2>&1; then fail "a page without a row was taken"; fi
echo "Before." > "$folder/page.md"
if Scripts/compare.sh --check > /dev/null 2>&1; then fail "a page without a table was taken"; fi
