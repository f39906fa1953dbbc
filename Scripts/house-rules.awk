# The house rules that a compiler cannot see. CONTRIBUTING.md says why each of them is there.
#   awk -f Scripts/house-rules.awk -v imports=Scripts/imports.txt -v documents="README.md ..." FILE...
# Paths are relative to the repository; a finding is `path:line: error: text [rule]`.

function finding(rule, text) {
  printf "%s:%d: error: %s [%s]\n", FILENAME, FNR, text, rule
  found = 1
}

function has(text, pattern) { return text ~ ("(^|[^A-Za-z0-9_.])" pattern) }

# The line without its strings and its comment, so that neither can break a rule.
function code_of(line) {
  gsub(/\\"/, "", line)
  gsub(/"[^"]*"/, "\"\"", line)
  sub(/\/\/.*/, "", line)
  return line
}

function starts_with(text, prefix) { return substr(text, 1, length(prefix)) == prefix }

# A folder of one machine, or a document that is not in the repository.
function leads_outside(line) {
  if (line ~ /(^|[^A-Za-z0-9_.)}~*\/-])\/(home|Users|root|work|workspace|mnt|srv)\/[A-Za-z0-9]/) return 1
  while (match(line, /[A-Za-z0-9_-]+\.md([^A-Za-z0-9_]|$)/)) {
    name = substr(line, RSTART, RLENGTH)
    sub(/\.md.*/, ".md", name)
    if (!index(" " documents " ", " " name " ")) return 1
    line = substr(line, RSTART + RLENGTH)
  }
  return 0
}

function begin_file() {
  in_string = 0; remark = ""; main_actor = 0; actor_protocol = 0; imports_ui = 0
  imports_vignola_ui = 0
  is_test = FILENAME ~ /(^|\/)Tests\//
  is_linux_only = FILENAME ~ /^(Sources\/Linux|Tests\/Linux|Studio)\//
  holds_views = FILENAME ~ /\/(Views|Controllers)\/|ViewGroup\.swift$/
  in_imports = ""
  for (folder in allowed)
    if (starts_with(FILENAME, folder "/") && length(folder) > length(in_imports)) in_imports = folder
}

function end_file() {
  if (lines > 400) {
    printf "%s:%d: error: %d lines; a file holds one idea and at most 400 lines [file-length]\n", \
      previous_file, lines, lines
    found = 1
  }
  if (ui_line && !ui_allowed && !vignola_ui_seen) {
    printf "%s:%d: error: only VignolaUI, files under Views/ or Controllers/, view groups and " \
      "composition files that import VignolaUI may import %s [ui-import]\n", \
      previous_file, ui_line, ui_name
    found = 1
  }
}

function check_import(name) {
  if (name == "Combine") finding("no-combine", "Combine is not used here; use Observed or @Observable")
  if (name == "XCTest") finding("swift-testing", "tests are written with Swift Testing")
  if (name == "VignolaUI") vignola_ui_seen = 1
  if ((name == "SwiftUI" || name == "UIKit") && !ui_line) { ui_line = FNR; ui_name = name }
  if (FILENAME ~ /(^|\/)Package(@[^\/]*)?\.swift$/) return
  if (in_imports == "") {
    finding("imports", "no line of Scripts/imports.txt covers this file's folder")
    return
  }
  if (name ~ /^(Swift|Observation|Synchronization)$/) return
  if (index(allowed[in_imports], " * ")) return
  if (index(allowed[in_imports], " " name " ")) return
  if (name ~ /^(Foundation|FoundationEssentials|Dispatch|Glibc|Darwin)$/ \
      && index(allowed[in_imports], " system ")) return
  finding("imports", in_imports " may not import " name "; arrows point down only")
}

BEGIN {
  import_head = "^ *((@[A-Za-z_()]+|public|package|internal|private|fileprivate) +)*import +"
  while ((getline line < imports) > 0) {
    if (line ~ /^#/ || line ~ /^ *$/) continue
    count = split(line, word, " ")
    list = " "
    for (i = 2; i <= count; i++) list = list word[i] " "
    allowed[word[1]] = list
  }
}

FNR == 1 {
  if (previous_file != "") end_file()
  previous_file = FILENAME; previous_code = ""; ui_line = 0; vignola_ui_seen = 0
  begin_file()
  ui_allowed = holds_views || is_test || FILENAME ~ /^(Sources\/(VignolaUI|Linux)|Studio)\//
}

only == "self-contained" {
  if (leads_outside($0)) finding(only, "refers to something outside the repository")
  next
}

{
  lines = FNR
  code = in_string ? "" : code_of($0)
  if (gsub(/"""/, "\"\"\"", $0) % 2) in_string = !in_string

  if ($0 ~ /(^|[^A-Za-z])(TODO|FIXME|XXX|HACK)([^A-Za-z]|$)/)
    finding("finished", "finish it, or leave it out")
  if (leads_outside($0))
    finding("self-contained", "refers to something outside the repository")

  count = split(code, statement, ";")
  for (i = 1; i <= count; i++) {
    if (!match(statement[i], import_head)) continue
    name = substr(statement[i], RLENGTH + 1)
    sub(/^(struct|class|enum|protocol|typealias|func|let|var) +/, "", name)
    sub(/[^A-Za-z0-9_].*/, "", name)
    check_import(name)
  }

  if (code ~ /canImport\( *(SwiftUI|UIKit) *\)/)
    finding("no-can-import", "canImport sees any module built in the same folder; use #if os(...)")
  if (has(code, "try!")) finding("no-force-try", "try! is not used here")
  # Some of UIKit's properties are implicitly unwrapped; the subset restates their signatures.
  if (code ~ /[])A-Za-z0-9_]!([^=]|$)/ && code !~ /try!|as!/ \
      && !(FILENAME ~ /^Sources\/Linux\/UIKit\// && code ~ / var [A-Za-z]+: [A-Za-z]+! \{$/))
    finding("no-force-unwrap", "no force unwrap; say what happens when the value is missing")
  if (code ~ / as! /) finding("no-force-cast", "as! is not used here")
  if (has(code, "(fatalError|preconditionFailure|assertionFailure)\\(") && remark == "")
    finding("fatal-error", "say in a comment directly above why no input can get here")
  if (code ~ /@unchecked +Sendable/ && remark !~ /[Ss]endable|unchecked|[Pp]roof/)
    finding("unchecked-sendable", "the proof belongs in a comment directly above")
  if (code ~ /nonisolated\(unsafe\)/ && remark == "")
    finding("nonisolated-unsafe", "the proof belongs in a comment directly above")

  if (!is_linux_only) {
    if (code ~ /isolated +deinit/) finding("floor", "isolated deinit needs iOS 18.4")
    if (has(code, "Task\\.immediate") && previous_code !~ /#available\(iOS 26, macOS 26, \*\)/)
      finding("floor", "Task.immediate needs iOS 26; ask #available(iOS 26, macOS 26, *) on the line above")
    if (has(code, "Observations[ <{(]")) finding("floor", "Observations needs iOS 26")
  }
  if (has(code, "(ObservableObject|@Published|@StateObject|@ObservedObject)([^A-Za-z]|$)"))
    finding("no-combine", "models are @MainActor @Observable")

  if (is_test) {
    if (has(code, "((Task|Thread)\\.sleep|(u|nano)?sleep\\()") && code !~ /func +sleep/ \
        || code ~ /(Continuous|Suspending)Clock\(\)\.sleep/)
      finding("no-sleep", "a test waits for what happens, never for time to pass")
    if (code ~ /@Test *$|@Test +[^( ]|@Test\( *[^" ]/)
      finding("test-name", "a test's name is the sentence it proves: @Test(\"...\")")
  }

  if (code ~ /associatedtype +(Result|Task|Error|View)([^A-Za-z0-9_]|$)/)
    finding("associated-type", "an associated type of this name hides Swift's own")
  if (code ~ /protocol +[A-Z]/ && (main_actor || code ~ /@MainActor/) && code ~ /public/)
    actor_protocol = 1
  # The subset restates Apple's protocols, with the bounds that Apple gave them.
  if (actor_protocol && !is_linux_only && code ~ /associatedtype .*(Equatable|Hashable)/)
    finding("main-actor-bound", \
      "an associated type of a main-actor protocol carries no Equatable or Hashable bound")
  if (code ~ /^}/) actor_protocol = 0
  main_actor = code ~ /^ *@MainActor *$/ || (main_actor && $0 ~ /^ *(@|\/\/)/)

  previous_code = code

  # A remark lasts until the first line that is neither a comment nor an attribute.
  if ($0 ~ /^ *\/\//) remark = remark $0
  else if ($0 !~ /^ *@[A-Za-z(), _]+$/) remark = ""
}

END {
  if (previous_file != "") end_file()
  exit found
}
