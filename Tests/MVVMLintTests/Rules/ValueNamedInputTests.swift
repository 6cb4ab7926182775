import MVVMConfiguration
import MVVMLint
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct ValueNamedInputTests {
  private func found(_ inputs: String, outputs: String = "") -> String {
    let text = "viewmodel XViewModel {\ninputs {\n\(inputs)\n}\noutputs { \(outputs) }\n}\n"
    return lintFindings(text, .valueNamedInput, style: manifest(storesStates: true))
  }

  @Test(
    "A kept value that is called like its event is reported, with the name of the value",
    arguments: [
      (#"emailChanged(_ email: String = "")"#, "email"), ("sticky tabSelected(_ tab: Tab)", "tab"),
      ("isOnToggled(_ isOn: Bool = false)", "isOn"), ("rowTapped(row: Int = 0)", "row"),
    ]
  )
  func reported(input: String, name: String) {
    let found = self.found(input)
    #expect(found.contains("add 'as \(name)'"))
    #expect(found.hasSuffix(": ' as \(name)'"))
  }

  @Test("In a style with bindings, one may take the place of an input that only sets the value")
  func bindings() {
    func found(_ inputs: String) -> String {
      let style = manifest(storesStates: true, outputs: [.binding: "property"])
      return lintFindings(
        "viewmodel XViewModel {\ninputs {\n\(inputs)\n}\n}\n",
        .valueNamedInput,
        style: style
      )
    }
    #expect(found(#"aChanged(_ a: Int = 0)"#).contains("add 'as a', or write 'binding a' in its place"))
    #expect(!found(#"aChanged(_ a: Int = 0) -> Bool"#).contains("binding"))
    #expect(!found(#"aChanged(_ a: Int = 0, b: Int = 0)"#).contains("binding"))
    #expect(!found(#"binding aChanged: Int"#).contains("binding"))
    #expect(!self.found(#"aChanged(_ a: Int = 0)"#).contains("binding"))
  }

  @Test("There is no fix where the name is taken, or nothing is left of it") func taken() {
    let taken = self.found(#"emailChanged(_ email: String = "")"#, outputs: "state email: Int")
    #expect(taken.contains("name the value with 'as'") && !taken.contains("fix"))
    #expect(self.found("changed(_ text: Int = 0)").contains("name the value with 'as'"))
    #expect(self.found("inChanged(_ text: Int = 0)").contains("name the value with 'as'"))
  }

  @Test(
    "A name, an input without a value and a name of no event are fine",
    arguments: [
      #"emailChanged(_ email: String = "") as email"#, "emailChanged(_ email: String)", "sticky tapped()",
      #"email(_ email: String = "")"#, "sticky configureWith(id: Int)",
    ]
  )
  func fine(input: String) {
    #expect(self.found(input) == "")
  }

  @Test("In other styles it is reported where SwiftUI observes an object") func observed() {
    let text =
      "viewmodel XViewModel {\ninputs {\naChanged(_ a: Int = 0)\nsticky bChanged(_ b: Int)\n}\n"
      + "outputs {\nstate c: Int\n}\n}\n"
    #expect(lintFindings(text, .valueNamedInput) == "")
    let found = lintFindings(text, .valueNamedInput) {
      $0.settings.bindings = true
      $0.settings.observed = .combine
    }
    #expect(found.contains("add 'as a'") && !found.contains("as b"))
  }
}
