import MVVMConfiguration
import MVVMModel
import MVVMSource
import TestSupport
import Testing

@Suite struct NamingConfigurationTests {
  @Test(
    "A pattern that makes no name is refused",
    arguments: cases(
      """
      "inputs": "Inputs" → 'naming.inputs' holds '{name}', or all would have one name
      "inputs": "{nam}Inputs" → unknown '{nam}' in 'naming.inputs': write '{name}'
      "inputs": "{file}Inputs" → unknown '{file}' in 'naming.inputs': write '{name}'
      "inputs": "{name}{name}" → '{name}' can only occur once in 'naming.inputs'
      "inputs": "{name} Inputs" → '{name} Inputs' does not make a Swift name
      "inputs": "2{name}" → '2{name}' does not make a Swift name
      "inputs": "{name}}" → '{name}}' does not make a Swift name
      "type": "{name}" → '{name}' is the name of the class: add something to it
      "inputsProperty": "in" → 'in' does not make a Swift name
      "inputsProperty": "" → '' does not make a Swift name
      "file": "Generated.swift" → 'naming.file' holds '{file}', or all would have one name
      "file": "{name}.swift" → unknown '{name}' in 'naming.file': write '{file}'
      "file": "a/{file}.swift" → 'a/{file}.swift' is not the name of a Swift file
      "file": "{file}.txt" → '{file}.txt' is not the name of a Swift file
      "file": ".{file}.swift" → '.{file}.swift' is not the name of a Swift file
      "file": "{file" → 'naming.file' holds '{file}', or all would have one name
      "outputs": "{name}Inputs" → 'inputs' and 'outputs' would have the same name: change one
      "outputsProperty": "inputs" → 'inputsProperty' and 'outputsProperty' would have the same name: change one
      "mockFile": "{file}.generated.swift" → 'file' and 'mockFile' would have the same name: change one
      """
    )
  )
  func refused(example: Case) {
    let result = readConfiguration("{\"naming\": {\(example.input)}}")
    #expect(result.diagnostics.map(\.message) == [example.output])
    #expect(result.diagnostics.map(\.identifier) == [.configInvalidValue])
  }

  @Test(
    "A pattern that makes a name is taken",
    arguments: [
      (NamingKey.inputs, "I{name}"), (.inputsProperty, "input"), (.inputsProperty, "{name}In"),
      (.file, "{file}+VM.swift"), (.file, "Größe {file}.swift"), (.type, "{name}ß"),
    ]
  )
  func taken(key: NamingKey, pattern: String) {
    let result = readConfiguration("{\"naming\": {\"\(key.rawValue)\": \"\(pattern)\"}}")
    #expect(listing(result.diagnostics) == "")
    #expect(result.value?.settings.naming[key] == NamePattern(pattern))
  }

  @Test("In an override a protocol's name may be fixed, a file's may not") func fixed() {
    func override(_ naming: String) -> String {
      let text = "{\"overrides\": [{\"viewModels\": [\"A\"], \"naming\": {\(naming)}}]}"
      return listing(readConfiguration(text).diagnostics)
    }
    #expect(override("\"inputs\": \"Entry\"") == "")
    #expect(override("\"inputs\": \"{nam}\"").contains("unknown '{nam}' in 'overrides[].naming.inputs'"))
    #expect(override("\"file\": \"A.swift\"").contains("'overrides[].naming.file' holds '{file}'"))
    #expect(
      override("\"inputs\": \"{name}Outputs\"").contains("'inputs' and 'outputs' would have the same name")
    )
  }

  @Test(
    "Two patterns that make one name for a view model are refused at the second",
    arguments: cases(
      """
      [{"viewModels": ["A"], "naming": {"inputs": "AType"}}]
      → 1:59-1:66 error: 'inputs' and 'type' would have the same name: change one [config-invalid-value]
      [{"viewModels": ["*"], "naming": {"inputs": "I{name}"}}, {"viewModels": ["A"], "naming": {"type": "IA"}}]
      → 1:113-1:117 error: 'inputs' and 'type' would have the same name: change one [config-invalid-value]
      [{"viewModels": ["A"], "naming": {"outputs": "A"}}]
      → 1:60-1:63 error: 'A' is the name of the class: add something to it [config-invalid-value]
      [{"viewModels": ["B", "A"], "naming": {"errors": "AMock"}}]
      → 1:64-1:71 error: 'AMock' already has a meaning in generated code [config-invalid-value]
      [{"viewModels": ["B"], "naming": {"inputs": "AType"}}]
      [{"viewModels": ["A"], "naming": {"inputs": "inputs"}}]
      """
    )
  )
  func ofOneViewModel(example: Case) {
    #expect(listing(readConfiguration("{\"overrides\": \(example.input)}").diagnostics) == example.output)
  }

  @Test("Each pattern of an override that makes the name of another is reported once") func once() {
    let text =
      #"{"overrides": [{"viewModels": ["A", "B"], "naming": {"inputs": "{name}X", "type": "{name}X"}}]}"#
    #expect(readConfiguration(text).diagnostics.count == 1)
  }
}
