import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// A parameter of an input, a function output or the initializer, as templates read it.
struct ParameterRecord: TemplateRecord {
  let parameter: Parameter
  /// Whether the argument is stored, so that a function type must be `@escaping`. An argument of a function output is
  /// only used during the call.
  private let isKept: Bool
  /// Whether an enum case can have the label.
  private let isLabelled: Bool
  /// The parameter as a dependency; `nil` if it is not one of the initializer.
  private let dependency: DependencyUse?

  init(_ parameter: Parameter, isKept: Bool = false, isLabelled: Bool = true) {
    self.parameter = parameter
    self.isKept = isKept
    self.isLabelled = isLabelled
    self.dependency = nil
  }

  init(_ dependency: Dependency, of viewModel: ViewModelFacts) {
    self.parameter = dependency.parameter
    self.isKept = true
    self.isLabelled = true
    self.dependency = DependencyUse(dependency: dependency, viewModel: viewModel)
  }

  static let fields: [TemplateField<Self>] = [
    .optional("label") { $0.parameter.label.map(QuotedName.init(label:)) },
    .optional("argumentLabel") { $0.isLabelled ? $0.parameter.argumentLabel : nil },
    .optional("callLabel") { $0.parameter.argumentLabel },
    .text("name") { $0.parameter.name },
    .text("quotedName") { QuotedName($0.parameter.name) },
    .text("type") { $0.isKept ? $0.parameter.type.asKeptParameter : $0.parameter.type },
    .text("storedType") { $0.parameter.type },
    .optional("defaultValue") { $0.dependency?.dependency.defaultValue },
    .flag("isShared") { $0.dependency?.isShared ?? false },
    .flag("isState") { $0.dependency?.isState ?? false },
    .flag("isBinding") { $0.dependency?.isBinding ?? false },
  ]
}

/// A dependency, and the view model that it is a dependency of.
private struct DependencyUse {
  let dependency: Dependency
  let viewModel: ViewModelFacts

  /// Whether it is the initial value of a state that the class stores.
  var isState: Bool { !self.started.isEmpty }

  var isBinding: Bool { self.started.contains(where: \.isBinding) }

  private var started: [Output] {
    self.viewModel.viewModel.outputs.filter { self.viewModel.style.starts($0, by: self.dependency) }
  }

  /// Whether the class must expose it: as a state, as an output of the same name and type, or as `id`.
  var isShared: Bool {
    self.isState || self.viewModel.viewModel.outputs.contains { $0.isProvided(by: self.dependency) }
      || self.isIdentifier
  }

  /// Whether `Identifiable` requires it, so that it must be as visible as the class.
  private var isIdentifier: Bool {
    self.dependency.name == "id"
      && self.viewModel.viewModel.conformances.contains { $0.canonical == .name("Identifiable") }
  }
}
