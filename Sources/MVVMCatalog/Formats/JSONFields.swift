import MVVMModel
import MVVMSource

/// Returns the fields that a view model has in every JSON text. Its access is the written one or, if there is
/// none, the configured one.
package func jsonFields(of viewModel: ViewModel, access: Access) -> [JSON.Member] {
  [
    ("name", jsonText(viewModel.name)),
    ("access", JSON(access.rawValue)),
    ("documentation", json(viewModel.documentation)),
    ("attributes", JSON(viewModel.attributes.map(jsonText))),
  ]
}

package func jsonFields(of member: Member) -> [JSON.Member] {
  [
    ("name", jsonText(member.name)),
    ("selector", jsonText(member.selector)),
    ("documentation", json(member.documentation)),
  ]
}

/// Returns the lines of documentation as one string, which is empty if there are none.
private func json(_ documentation: [Text]) -> JSON {
  JSON(documentation.map(\.description).joined(separator: "\n"))
}

func jsonText(_ text: Text?) -> JSON { JSON(text?.description) ?? .null }
func sortedJSON(_ members: [JSON.Member]) -> JSON { JSON(members.sorted { $0.key < $1.key }) }
