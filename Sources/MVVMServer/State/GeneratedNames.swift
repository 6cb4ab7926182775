import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles

/// The names that a style generates for a view model and its members.
final class GeneratedNames {
  let viewModel: ViewModel
  private let manifest: Manifest
  private let settings: Configuration.ViewModelSettings
  private let tests: Configuration.Tests

  init(of viewModel: ViewModel, _ manifest: Manifest, _ configuration: Configuration) {
    self.viewModel = viewModel
    self.manifest = manifest
    self.settings = configuration.settings(for: viewModel)
    self.tests = configuration.tests
  }

  /// Whether tests may name a test case. Where the build plugin makes it, the configuration names no folder.
  private var hasTests: Bool { self.tests.framework != .off }

  /// Returns the names of a member and those derived from it. Their number and order do not depend on its name.
  func names(of member: Member) -> [GeneratedName] {
    let shared = self.logicIsExtension ? [] : [logicInputs]
    let namespaces = self.manifest.namespaces + self.manifest.overloads + shared
    return namespaces.filter { $0.isMade(for: self.settings) }
      .flatMap { $0.names(of: member, self.manifest.defaultKind) }
      + self.calls(member) + self.observers(member)
  }

  private func calls(_ member: Member) -> [GeneratedName] {
    guard self.settings.mocks != .off, let input = member.input else { return [] }
    return [GeneratedName(scope: "calls", source: .input, pattern: "{name}", base: input.uniqueName)]
  }

  private func observers(_ member: Member) -> [GeneratedName] {
    guard self.hasTests,
      let observer = TestedNames(of: self.viewModel, self.manifest, self.tests).observers[member.index]
    else { return [] }
    let pattern = NamePattern("{name}\(Text(observer.bytes.dropFirst(member.name.count)))")
    return [GeneratedName(scope: "testCase", source: .stream, pattern: pattern, base: member.name)]
  }

  /// The names of the view model's types, and of the types in them whose members are generated.
  var types: [Text] {
    let tests: [NamePattern] = self.hasTests ? [GeneratedType.testCase.pattern] : []
    let named = self.viewModel.facets.filter { $0.name != nil }.map(self.settings.naming.protocol(of:))
    let patterns = ["{name}"] + self.manifest.typePatterns(for: self.settings) + named + tests
    let calls = self.settings.mocks == .off ? [] : [callType]
    // If the logic is an extension of the class, it declares these types itself.
    let nested = self.logicIsExtension ? [] : self.manifest.nestedTypes
    return patterns.map { $0.applied(to: self.viewModel.name) } + calls + nested
  }

  /// The argument labels, in order, of functions with an argument for each member: `bind`, the initializer of
  /// a mock, and `bind` of the inputs.
  var arguments: [[Text]] {
    let inputs = self.viewModel.inputs
    let replies = inputs.filter { $0.answer != nil }.map { NamePattern.reply.applied(to: $0.logicName) }
    return [self.viewModel.outputs.map(\.name) + replies, inputs.map(\.uniqueName)]
  }

  /// The inputs and states that share a property, and its name.
  var pairs: [Pair] {
    self.manifest.isObserved(self.viewModel, self.settings)
      ? self.viewModel.pairs(self.manifest.defaultKind) : self.manifest.pairs(of: self.viewModel)
  }

  /// Whether the class has `bindings`.
  var hasBindings: Bool { self.viewModel.isWritten(self.manifest.pairs(of: self.viewModel)) }

  /// Whether the logic is an extension of the class, which can name members without `self`.
  var logicIsExtension: Bool { self.manifest.interface.logic == .extension }
}

// The scope of the shared templates, where names only conflict if they also conflict elsewhere.
private let logicInputs = Namespace(name: "inputs", entries: [(source: .input, pattern: "{name}")])
