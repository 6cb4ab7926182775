import MVVMModel
import MVVMSource
import MVVMTemplates

/// A style that was found correct: its manifest, and the template of one kind of file. A class, since it is handed
/// on with every spec.
public final class Style: Sendable {
  public let manifest: Manifest
  let shapes: Shapes
  let template: Template
  let needs: Needs

  init(manifest: Manifest, shapes: Shapes, template: Template) {
    self.manifest = manifest
    self.shapes = shapes
    self.template = template
    self.needs = Needs(of: template, shapes)
  }

  /// Whether the style has two ways to make outputs, hot and cold.
  public var hasHotOutputs: Bool { self.needs.hotOutputs }
}

/// The fields that take the most to fill: what a template does not look at is left absent.
struct Needs: Sendable {
  let elements: Bool
  let emission: Bool
  let optionalType: Bool
  let uniqueName: Bool
  let ignoredParameters: Bool
  let metatype: Bool
  let parameterType: Bool
  /// Names in test cases and tests, and the lists of members that go with them.
  let observers: Bool
  let tests: Bool
  let optionalPayload: Bool
  let hotOutputs: Bool

  init(of template: Template, _ shapes: Shapes) {
    let memberSlots = template.usedSlots(of: shapes.member)
    let viewModelSlots = template.usedSlots(of: shapes.viewModel)
    func isUsed(_ slot: Int, _ used: [Bool]) -> Bool { used.indices.contains(slot) && used[slot] }
    func uses(_ slots: MemberSlot...) -> Bool { slots.contains { isUsed($0.rawValue, memberSlots) } }
    self.elements = uses(.elements, .isTuple)
    self.emission = uses(.emitParameters, .emitArgument)
    self.optionalType = uses(.optionalType)
    self.ignoredParameters = uses(.ignoredParameters)
    self.optionalPayload = uses(.optionalPayload, .wrappedPayload)
    self.metatype = uses(.metatype)
    self.hotOutputs = isUsed(ViewModelSlot.hotOutputs.rawValue, viewModelSlots)
    self.parameterType = uses(.parameterType)
    self.observers = uses(.observerName, .quotedObserverName)
    self.tests = uses(.testName, .quotedTestName, .capitalizedTestName)
    self.uniqueName = uses(.uniqueName, .quotedUniqueName, .capitalizedName)
  }
}

extension Manifest {
  /// What the checker must know to find names that would meet.
  func checkRules(for settings: Configuration.ViewModelSettings) -> CheckRules {
    let naming = settings.naming
    return CheckRules(
      defaultKind: self.defaultKind,
      facetProperties: [naming.inputsProperty, naming.outputsProperty, naming.errorsProperty],
      typeNames: self.generatedTypeNames(for: settings),
      reservedNames: self.reservedNames,
      nestedTypes: self.nestedTypes + (settings.mocks == .off ? [] : ["Call"]),
      namespaces: self.namespaces.filter { settings.mocks != .off || !$0.name.spells("mock") }
    )
  }

  private func generatedTypeNames(for settings: Configuration.ViewModelSettings) -> [NamePattern] {
    let naming = settings.naming
    let type = settings.typeProtocol == .none ? [] : [naming.type]
    let mock: [NamePattern] = settings.mocks == .off ? [] : ["{name}Mock"]
    return [naming.inputs, naming.outputs, naming.errors] + type + mock + self.typeNames
  }
}
