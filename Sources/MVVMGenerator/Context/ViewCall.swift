import MVVMModel
import MVVMSource

/// The occasions on which the scaffold of a view calls an input, which has no parameters and no reply.
enum ViewCall: CaseIterable {
  /// The view of a UIKit view controller has loaded.
  case load
  /// A SwiftUI view appears.
  case appearance
  /// A SwiftUI list is pulled down. The view waits for the input.
  case refresh

  /// The field by which templates recognize the input.
  var field: String {
    switch self {
    case .load: "isCalledOnLoad"
    case .appearance: "isCalledOnAppearance"
    case .refresh: "isCalledOnRefresh"
    }
  }

  fileprivate func calls(_ input: Input) -> Bool {
    guard input.parameters.isEmpty, !input.hasReply else { return false }
    let name = input.name
    switch self {
    case .load: return name == "viewDidLoad" && !input.isAsync
    case .appearance: return name == "viewAppeared" || name == "viewDidAppear"
    case .refresh:
      return input.isAsync && (name == "refresh" || name.hasPrefix("reload") || name.hasSuffix("Pulled"))
    }
  }
}

extension ViewModelFacts {
  /// Returns the input that the scaffold calls: only the first, since a nested `.refreshable` would hide the
  /// other.
  func input(calledOn call: ViewCall) -> Input? {
    if call == .load, self.viewIsCell || self.viewIsSubview { return nil }
    return self.viewModel.inputs.first(where: call.calls)
  }
}
