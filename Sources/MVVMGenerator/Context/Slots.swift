import MVVMTemplates

// What templates may name, by kind of record. A name belongs to one meaning wherever it stands, and every field
// of a record is there, absent where it does not apply: a template never reads a name of an outer record by
// accident. The cases are the slots, in order.

/// A generated file.
enum FileSlot: Int, CaseIterable {
  case specFile, header, plainImports, declarationImports, testableImports, viewModels, hasSourceLocations

  func field(_ shapes: Shapes) -> (name: String, kind: FieldKind) {
    switch self {
    case .specFile: ("specFile", .optionalText)
    case .header: ("header", .list(of: .text))
    case .plainImports: ("plainImports", .list(of: .text))
    case .declarationImports: ("declarationImports", .list(of: .text))
    case .testableImports: ("testableImports", .list(of: .text))
    case .viewModels: ("viewModels", .list(of: .record(shapes.viewModel)))
    case .hasSourceLocations: ("hasSourceLocations", .flag)
    }
  }
}

enum ViewModelSlot: Int, CaseIterable {
  case viewModelName, viewModelDocumentation, viewModelAttributes, access, conformances
  case typeName, typeHasMembers, typeInherits
  case dependencies, hasDependencies, dependencyDocumentation, facets, inputs, hasInputs, shown, hasShown,
    hasResults, hotOutputs, isMainActor, hasStates, hasAnswers, observed, tested

  func field(_ shapes: Shapes) -> (name: String, kind: FieldKind) {
    switch self {
    case .viewModelName: ("viewModelName", .text)
    case .viewModelDocumentation: ("viewModelDocumentation", .list(of: .text))
    case .viewModelAttributes: ("viewModelAttributes", .list(of: .text))
    case .access: ("access", .text)
    case .conformances: ("conformances", .list(of: .text))
    case .typeName: ("typeName", .optionalText)
    case .typeHasMembers: ("typeHasMembers", .flag)
    case .typeInherits: ("typeInherits", .flag)
    case .dependencies: ("dependencies", .list(of: .record(shapes.parameter)))
    case .hasDependencies: ("hasDependencies", .flag)
    case .dependencyDocumentation: ("dependencyDocumentation", .list(of: .text))
    case .facets: ("facets", .list(of: .record(shapes.facet)))
    case .inputs: ("inputs", .list(of: .record(shapes.member)))
    case .hasInputs: ("hasInputs", .flag)
    case .shown: ("shown", .list(of: .record(shapes.member)))
    case .hasShown: ("hasShown", .flag)
    case .hasResults: ("hasResults", .flag)
    case .hotOutputs: ("hotOutputs", .flag)
    case .isMainActor: ("isMainActor", .flag)
    case .hasStates: ("hasStates", .flag)
    case .hasAnswers: ("hasAnswers", .flag)
    case .observed: ("observed", .list(of: .record(shapes.member)))
    case .tested: ("tested", .list(of: .record(shapes.member)))
    }
  }
}

enum FacetSlot: Int, CaseIterable {
  case facetName, facetType, members, hasMembers

  func field(_ shapes: Shapes) -> (name: String, kind: FieldKind) {
    switch self {
    case .facetName: ("facetName", .text)
    case .facetType: ("facetType", .text)
    case .members: ("members", .list(of: .record(shapes.member)))
    case .hasMembers: ("hasMembers", .flag)
    }
  }
}

/// A parameter of an input, a function output or the initializer.
enum ParameterSlot: Int, CaseIterable {
  case label, argumentLabel, name, quotedName, type, storedType, defaultValue, isShared

  var field: (name: String, kind: FieldKind) {
    switch self {
    case .label: ("label", .optionalText)
    case .argumentLabel: ("argumentLabel", .optionalText)
    case .name: ("name", .text)
    case .quotedName: ("quotedName", .text)
    case .type: ("type", .text)
    case .storedType: ("storedType", .text)
    case .defaultValue: ("defaultValue", .optionalText)
    case .isShared: ("isShared", .flag)
    }
  }
}
