import Foundation
import TestSupport
import Testing

/// The file template for Xcode. A folder for each value of its popup has the files of that style.
@Suite struct XcodeTemplateTests {
  @Test(arguments: ["observation", "rxswift"])
  func theTemplateBeginsAViewModelAsNewDoes(style: String) throws {
    let folder = try Folder(["mvvmgen.json": #"{ "style": "\#(style)" }"#])
    try mvvmgen("new", "BooksViewModel", in: folder, status: 0)
    for suffix in ["mvvm", "swift"] {
      let written = try #require(folder.read("BooksViewModel.\(suffix)"))
      let text = written.replacingOccurrences(of: "BooksViewModel", with: "___FILEBASENAME___")
      expectGolden(text, at: "\(template)/\(style)/___FILEBASENAME___.\(suffix)")
    }
  }

  @Test(.enabled(if: isInstalled("python3"))) func theTemplateOffersThoseStyles() throws {
    let script = """
      import plistlib
      with open("\(packageFolder.appendingPathComponent(template).path)/TemplateInfo.plist", "rb") as file:
        print(plistlib.load(file)["Options"][0]["Values"])
      """
    #expect(try shell(script, with: "python3").output == "['observation', 'rxswift']\n")
  }
}

private let template = "Sources/Editors/Xcode/View Model Spec.xctemplate"
