import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSpecJSON
import TestSupport
import Testing

/// What is said of view models, facets and members.
@Suite("JSON of members") struct MemberTests {
  @Test("An input has its names, what it keeps, its parameters and its reply") func inputs() throws {
    let model = try value(
      of: viewModel(
        """
        inputs {
          changed(_ text: String = "", by who: Int = 1) as text
          sticky configure(with project: Project?)
          /// Call when it is tapped.
          /// Twice.
          @discardableResult
          tapped(row: Int) -> Bool
          @MainActor wait() async
        }
        """
      )
    )
    let inputs = model.members(of: 0)
    #expect(
      inputs.map { $0.words("name", "selector", "logicName", "kept") } == [
        "changed changed(_:by:) text value", "configure configure(with:) configure sticky",
        "tapped tapped(row:) tapped null", "wait wait() wait null",
      ]
    )
    #expect(
      inputs.flatMap { $0["parameters"]?.array ?? [] }.map { $0.words("label", "name", "value") } == [
        "null text \"\"", "by who 1", "with project null", "row row null",
      ]
    )
    #expect(inputs[2]["reply"]?["swift"]?.string == "Bool")
    #expect(inputs.map { $0["async"]?.boolean } == [false, false, false, true])
    #expect(inputs[2]["documentation"]?.string == "Call when it is tapped.\nTwice.")
    #expect(inputs[2]["attributes"]?.array?.map(\.string) == ["@discardableResult"])
    #expect(
      inputs[2]["range"]?.object?.map { "\($0.key) \($0.value.integer ?? 0)" } == [
        "column 5", "endColumn 11", "endLine 8", "line 8",
      ]
    )
  }

  @Test(
    "A kind that is not written is null, and what the style makes of it is told",
    arguments: [
      ("rxswift", "state"), ("reactiveswift", "event"),
    ]
  )
  func kinds(style: String, unwritten: String) throws {
    let model = try value(
      of: viewModel(
        """
        outputs {
          a: Int
          event b: Int
          state c: Int = 1
          stream d: Int
          value e: Int
          f(_ x: Int) -> Int
        }
        errors {
          g: Int
        }
        """
      ),
      in: style
    )
    let outputs = model.members(of: 1) + model.members(of: 2)
    #expect(
      outputs.map { $0.words("name", "kind", "effectiveKind", "value") } == [
        "a null \(unwritten) null", "b event event null", "c state state 1", "d stream stream null",
        "e value value null", "f null function null", "g null event null",
      ]
    )
    #expect(outputs.map { $0["parameters"]?.array?.count } == [nil, nil, nil, nil, nil, 1, nil])
  }

  @Test("Dependencies stand in the order of the file, with labels and defaults") func dependencies() throws {
    let model = try value(
      of: viewModel(
        """
        dependencies {
          with z: Z = Z()
          _ y: any Y
          x: X
        }
        inputs {
          tapped()
        }
        """
      )
    )
    let dependencies = model["dependencies"]?.array ?? []
    #expect(
      dependencies.map { $0.words("label", "name", "value") + " " + ($0["type"]?["swift"]?.string ?? "") }
        == [
          "with z Z() Z", "null y null any Y", "x x null X",
        ]
    )
  }

  @Test("Facets have the names of the configuration, and what nothing is in is left out") func facets() throws
  {
    let file = SourceFile(
      path: "X.mvvm",
      text: "public viewmodel X: A, B & C {\n  inputs {\n    a()\n  }\n}\n"
    )
    let text = try #require(
      json(of: file) { configuration in
        configuration.settings.naming[.inputs] = "{name}In"
        configuration.settings.naming[.inputsProperty] = "entry"
      }
    )
    let model = try #require(
      parseJSON(SourceFile(path: "", text: text)).value?["viewModels"]?.array?.first
    )
    #expect(
      model["facets"]?.array?.map { $0.words("kind", "name", "protocol") } == [
        "inputs entry XIn", "outputs outputs XOutputs",
      ]
    )
    #expect(model.words("name", "access") == "X public")
    #expect(model["conformances"]?.array?.map { $0["swift"]?.string } == ["A", "B & C"])
  }

  @Test("Imports are told by what they import") func imports() throws {
    let text =
      "import struct Shop.Cart\n@testable public import Models\n\nviewmodel X {\n  inputs {\n    a()\n  }\n}\n"
    let value = try #require(json(of: SourceFile(path: "Login/X.mvvm", text: text)))
    #expect(
      value.hasPrefix(#"{"imports": ["Shop.Cart", "Models"], "module": null, "path": "Login/X.mvvm", "#)
    )
  }
}
