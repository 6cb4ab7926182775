import Foundation

package struct RefTag { package let code: String }
package struct Filter { package let name: String }
package struct Row: Hashable, Identifiable { package let id: Int }
package struct ErrorMessage { package let text: String }
package struct FirstDependencyWithALongName {}
package struct SecondDependencyWithALongName {}
package enum ReturnKey { case next, done }
package enum Tab { case first, second }
package protocol Traceable {}
package protocol Tracker { func track(_ event: String) }
package typealias Date = Foundation.Date
