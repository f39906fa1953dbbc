import Foundation

/// Says on standard error what UIKit would have thrown an exception for, or printed.
@MainActor func warn(_ text: String) {
  FileHandle.standardError.write(Data("[UIKit] \(text)\n".utf8))
}

/// An object as it is called in a warning.
@MainActor func name(of object: AnyObject) -> String { "\(type(of: object))" }
