import MVVMFiles
import MVVMProject

/// A style for a project without a configuration, and the reason for it.
struct SuggestedStyle {
  let name: String
  /// The end of a sentence that begins with the style.
  let reason: String

  /// - Parameters:
  ///   - imports: The number of Swift files that import each module.
  ///   - oldestIOS: The oldest version of iOS that the package supports.
  init(imports: [String: Int], oldestIOS: Int?) {
    // A library is added on purpose, so it decides the form of view models more than the framework of the views does.
    let library = mostImported(of: ["ReactiveSwift", "RxSwift"], in: imports)
    let views = mostImported(of: ["SwiftUI", "UIKit"], in: imports)
    let module = library ?? views ?? mostImported(of: ["Observation", "Combine"], in: imports)
    switch module {
    case "ReactiveSwift": self.name = "reactiveswift"
    case "RxSwift": self.name = imports["RxCocoa"] == nil ? "rxswift-core" : "rxswift"
    case "UIKit", "Combine": self.name = "combine"
    default: self.name = oldestIOS.map { $0 < 17 } == true ? "observable-object" : "observation"
    }
    let isOld = self.name == "observable-object"
    let version = isOld ? ", and Package.swift supports iOS \(oldestIOS ?? 0)" : ""
    guard let module, let count = imports[module] else {
      self.reason = "it needs no library\(version)"
      return
    }
    self.reason = "\(counted(count, "Swift file")) import\(count == 1 ? "s" : "") \(module)\(version)"
  }
}

/// Returns the module that the most files import; `nil` if none imports one of them.
private func mostImported(of modules: [String], in imports: [String: Int]) -> String? {
  modules.max { imports[$0, default: 0] < imports[$1, default: 0] }.flatMap { imports[$0] == nil ? nil : $0 }
}
