// As on Apple's platforms, whoever imports SwiftUI has UIKit's controllers to host and be hosted.
@_exported public import UIKit
