// UIKit brings Foundation along on Apple's platforms: a view controller's file that imports UIKit
// alone uses `IndexPath` and `NSCoder`.
@_exported public import Foundation
