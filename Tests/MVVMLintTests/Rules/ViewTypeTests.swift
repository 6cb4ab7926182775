import MVVMLint
import Testing

@Suite struct ViewTypeTests {
  @Test(
    "Every framework of views is reported at its import",
    arguments: ["UIKit", "SwiftUI", "AppKit", "WatchKit", "UIKit.UIColor"]
  )
  func imports(module: String) {
    let spec = "import \(module)\n\n" + screen("inputs", "a()")
    #expect(
      lintFindings(spec, .viewType) == """
        1:8-1:\(8 + module.count) warning: '\(module)' is a framework for views: pass values that do not need it \
        [view-type]
        """
    )
  }

  @Test(
    "Views are reported wherever a type occurs",
    arguments: [
      ("dependencies", "a: UIViewController", "3:4-3:20"), ("inputs", "a(_ b: UIView)", "3:8-3:14"),
      ("inputs", "a() -> UILabel?", "3:8-3:15"), ("outputs", "a: [UIImageView]", "3:5-3:16"),
      ("outputs", "a(_ b: WKWebView) -> Int", "3:8-3:17"), ("errors", "a: UIAlertController", "3:4-3:21"),
      ("outputs", "a: ProfileViewController", "3:4-3:25"), ("outputs", "a: AnyView", "3:4-3:11"),
    ]
  )
  func types(section: String, member: String, place: String) {
    let spec =
      "viewmodel X {\n\(section) {\n\(member)\n}\n\(section == "inputs" ? "outputs" : "inputs") {\nz()"
    let closed = spec.replacing("outputs {\nz()", with: "outputs {\nz: Int") + "\n}\n}\n"
    #expect(lintFindings(closed, .viewType).hasPrefix("\(place) warning: "))
  }

  @Test(
    "Value types in frameworks for views are not views, and other modules are not frameworks for views",
    arguments: [
      "UIColor", "UIImage", "UIReturnKeyType", "UIApplication.LaunchOptionsKey", "NSAttributedString",
      "MyView", "UIView.ContentMode", "WKNavigationAction", "NSError", "Buttons",
    ]
  )
  func values(type: String) {
    let spec = "import UIKitExtras\n" + screen("inputs", "a(_ b: \(type))")
    #expect(lintFindings(spec, .viewType) == "")
  }
}
