import MVVMModel
import MVVMSource

/// A key of an object with its value, which is already JSON.
package typealias JSONField = (key: String, value: String)

/// Returns the fields that a view model has in every JSON text. Its access is the written one or, if there is
/// none, the configured one.
package func jsonFields(of viewModel: ViewModel, access: Access) -> [JSONField] {
  [
    ("name", jsonText(viewModel.name)),
    ("access", jsonString(access.rawValue)),
    ("documentation", json(viewModel.documentation)),
    ("attributes", jsonArray(viewModel.attributes.map { jsonText($0) })),
  ]
}

package func jsonFields(of member: Member) -> [JSONField] {
  [
    ("name", jsonText(member.name)),
    ("selector", jsonText(member.selector)),
    ("documentation", json(member.documentation)),
  ]
}

/// Returns the lines of documentation as one string, which is empty if there are none.
private func json(_ documentation: [Text]) -> String {
  jsonString(documentation.map(\.description).joined(separator: "\n"))
}

func jsonText(_ text: Text?) -> String { text.map { jsonString($0.description) } ?? "null" }
func sortedJSON(_ fields: [JSONField]) -> String { jsonObject(fields.sorted { $0.key < $1.key }) }
