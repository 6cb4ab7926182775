/// The frameworks of views on Apple's platforms.
package let viewFrameworks: Set<String> = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]
