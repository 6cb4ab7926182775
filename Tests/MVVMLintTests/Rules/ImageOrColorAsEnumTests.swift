import MVVMLint
import Testing

@Suite struct ImageOrColorAsEnumTests {
  @Test(
    "Names of images, and images themselves, are reported",
    arguments: [
      ("iconName: String?", "3:11-3:17"), ("headerBarColor: String", "3:17-3:23"),
      ("images: [String]", "3:10-3:16"), ("iconNamed: String", "3:12-3:18"), ("icons: [String]", "3:9-3:15"),
      ("tintColour: String", "3:13-3:19"), ("colours: [String]", "3:11-3:17"),
      ("menuIcon: String", "3:11-3:17"), ("barColors: [String]", "3:13-3:19"),
      ("iconImageNames: [String]", "3:18-3:24"), ("tint: UIColor", "3:7-3:14"),
      ("photo: UIImage?", "3:8-3:15"), ("pair: (title: String, fill: NSColor)", "3:29-3:36"),
      ("value icon: CGImage", "3:13-3:20"), ("photo: ImageResource", "3:8-3:21"),
      ("bar: ColorResource?", "3:6-3:19"),
    ]
  )
  func reported(member: String, place: String) {
    #expect(lintFindings(screen("outputs", member), .imageOrColorAsEnum).hasPrefix("\(place) warning: "))
  }

  @Test(
    "Other texts about images, and enums, pass",
    arguments: [
      "imageURL: String", "iconAccessibilityLabel: String", "colorDescription: String",
      "leftImage: LeftImage", "imageCount: Int", "name: String", "imageIsHidden: Bool", "iconTapped: Void",
    ]
  )
  func passing(member: String) {
    #expect(lintFindings(screen("outputs", member), .imageOrColorAsEnum) == "")
  }

  @Test("Images and colors of SwiftUI are reported where it is imported", arguments: ["Color", "Image?"])
  func ofSwiftUI(type: String) {
    let spec = screen("outputs", "header: \(type)")
    #expect(lintFindings(spec, .imageOrColorAsEnum) == "")
    #expect(lintFindings("import Foundation\n\(spec)", .imageOrColorAsEnum) == "")
    #expect(lintFindings("import SwiftUI\n\(spec)", .imageOrColorAsEnum).hasPrefix("4:9-4:14 warning: "))
  }

  @Test("Inputs are left alone") func inputs() {
    #expect(lintFindings(screen("inputs", "imagePicked(_ image: UIImage)"), .imageOrColorAsEnum) == "")
  }
}
