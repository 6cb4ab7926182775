import MVVMConfiguration
import MVVMModel
import MVVMStyles
import TestSupport
import Testing

/// Tests of the class with named facets, an access of the initializer, or an isolation.
@Suite("Facets in generated code") struct FacetTests {
  @Test("Each facet has a protocol, a property and a mark", arguments: StyleLibrary().names)
  func facets(style: String) {
    let text = generatedText(useCase, in: style) { $0.settings.typeProtocol = .members }
    for name in ["UseCaseUIInputs", "UseCaseDataOutputs", "UseCaseUIOutputs"] {
      #expect(text.contains("protocol \(name)"))
      #expect(text.contains(": any \(name) { get }"))
    }
    let value = isForSwiftUI(style) ? "self" : "return self"
    #expect(text.contains("var dataOutputs: any UseCaseDataOutputs { \(value) }"))
    #expect(!text.contains("UseCaseInputs") && !text.contains("UseCaseOutputs"))
    let marks = text.split(separator: "\n").map { String($0) }.filter { $0.contains("// MARK: - ") }
    let all = ["UIInputs", "DataOutputs", "UIOutputs", "UseCaseType", "Logic"]
    let marked = all.suffix(isForSwiftUI(style) ? 4 : 5)
    #expect(marks == marked.map { "  // MARK: - \($0)" })
  }

  @Test("The protocol is named as the configuration says") func named() {
    let text = generatedText(useCase, in: "rxswift") { $0.settings.naming[.facet] = "{facet}Of{name}" }
    #expect(text.contains("protocol UIOutputsOfUseCase {"))
  }

  @Test(
    "Protocols are class-bound and refine others where the configuration says so",
    arguments: StyleLibrary().names
  )
  func refined(style: String) {
    func heads(_ change: @escaping (inout Configuration) -> Void) -> [String] {
      let spec = "viewmodel X { inputs { a() } outputs { event b: Int } }"
      let lines = generatedText(spec, in: style, changing: change).split(separator: "\n").map { String($0) }
      return lines.filter { $0.hasPrefix("protocol X") && !$0.hasPrefix("protocol XLogic") }
    }
    let isSwiftUI = isForSwiftUI(style)
    let (ofOutputs, ofType) =
      style == "observation"
      ? ("AnyObject", "AnyObject, Observable") : ("ObservableObject", "ObservableObject")
    #expect(
      heads {
        $0.settings.classBound = true
        $0.settings.typeProtocol = .members
      }
        == (isSwiftUI
          ? [
            "protocol XInputs: AnyObject, Sendable {", "protocol XOutputs: \(ofOutputs), Sendable {",
            "protocol XType: \(ofType), Sendable {",
          ]
          : [
            "protocol XInputs: AnyObject {", "protocol XOutputs: AnyObject {", "protocol XType: AnyObject {",
          ])
    )
    let refined = heads {
      $0.settings.refines = [.outputs: ["Base", "Kit.Shown"], .type: ["Screen"]]
      $0.settings.typeProtocol = .members
    }
    #expect(
      refined
        == (isSwiftUI
          ? [
            "protocol XInputs: AnyObject, Sendable {",
            "protocol XOutputs: \(ofOutputs), Base, Kit.Shown, Sendable {",
            "protocol XType: \(ofType), Screen, Sendable {",
          ] : ["protocol XInputs {", "protocol XOutputs: Base, Kit.Shown {", "protocol XType: Screen {"])
    )
    let own = heads {
      $0.settings.refines = [.outputs: ["XOutputs", "Base", "Base", "AnyObject"]]
      $0.settings.classBound = true
    }
    let first = isSwiftUI ? ofOutputs : "AnyObject"
    #expect(own[1] == "protocol XOutputs: \(first), Base\(isSwiftUI ? ", Sendable" : "") {")
    let inheriting = heads {
      $0.settings.refines = [.type: ["Screen"]]
      $0.settings.typeProtocol = .inherits
    }
    let parents = style == "observation" ? "AnyObject, Observable, Screen, " : "Screen, "
    #expect(inheriting.last == "protocol XType: \(parents)XInputs, XOutputs {}")
  }

  @Test("The initializer has its own access", arguments: StyleLibrary().names)
  func initializer(style: String) {
    let text = generatedText(
      "public viewmodel X { internal dependencies {} outputs { event a: Int } }",
      in: style
    )
    #expect(text.contains("\n  init() {") && text.contains("public final class X"))
    let other = generatedText("public viewmodel X { outputs { event a: Int } }", in: style)
    #expect(other.contains("\n  public init() {"))
  }

  @Test("Relays are in the order of their names") func relays() {
    let spec = "viewmodel X { inputs { aTapped() as z; bTapped() as y; cTapped() -> Bool; dTapped() as b } }"
    let text = generatedText(spec, in: "rxswift-relays")
    let shown = text.split(separator: "\n").filter { $0.hasPrefix("  var ") && $0.hasSuffix("> { get }") }
    #expect(shown.map { $0.dropFirst(6).prefix { $0 != ":" } } == ["b", "y", "z"])
    #expect(text.contains("func cTapped() -> Bool\n  var y"))
  }

  @Test("Isolation is as if the spec named the actor", arguments: StyleLibrary().names)
  func isolation(style: String) {
    let spec = "@available(iOS 17, *) viewmodel X { inputs { a() } }"
    let isolated = generatedText(spec, in: style) { $0.settings.isolation = .mainActor }
    let written = generatedText(isForSwiftUI(style) ? spec : "@MainActor \(spec)", in: style)
    #expect(isolated == written)
    #expect(
      generatedText("@MainActor \(spec)", in: style) { $0.settings.isolation = .mainActor }
        == generatedText("@MainActor \(spec)", in: style)
    )
  }
}

private let useCase = """
  viewmodel UseCase {
    inputs uiInputs { tapped() }
    outputs uiOutputs { event shown: Int }
    outputs dataOutputs { event isLoggedIn: Bool }
  }
  """
