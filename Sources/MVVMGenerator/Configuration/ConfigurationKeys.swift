import MVVMSource

/// Every key of `mvvmgen.json`, in the order of its documentation.
var configurationKeys: [ConfigurationKey<Configuration>] {
  [
    // Editors read it; it says nothing to the tool.
    ConfigurationKey("$schema") { value, path, _, problems in _ = string(value, path, &problems) },
    ConfigurationKey("style", \.settings.style, styleName),
    ConfigurationKey("access", \.settings.access, choice),
    ConfigurationKey("naming", members: NamingKey.allCases.map(\.rawValue)) { value, path, target, problems in
      let patterns = namePatterns(value, path, mayBeFixed: false, &problems)
      for (key, pattern) in patterns { target.settings.naming[key] = pattern }
    },
    ConfigurationKey("typeProtocol", \.settings.typeProtocol, choice),
    ConfigurationKey("header", \.header, headerLines),
    ConfigurationKey("hotOutputs", \.settings.hotOutputs, flag),
    ConfigurationKey("mocks", \.settings.mocks, choice),
    ConfigurationKey("output", \.output, folder),
    ConfigurationKey("module", \.module, moduleName),
    ConfigurationKey("importAccess", \.importAccess, orNull(choice)),
    ConfigurationKey("tests", \.tests, keys: testsKeys),
    ConfigurationKey("lint", \.lint, keys: lintKeys),
    ConfigurationKey("diff", \.diff, keys: [ConfigurationKey("accepted", \.accepted, strings)]),
    ConfigurationKey("format", \.format, keys: formatKeys),
    ConfigurationKey("templates", \.templates, folder),
    ConfigurationKey("overrides", members: overrideKeys.map(\.name)) { value, path, target, problems in
      target.overrides = overrides(value, path, &problems)
    },
  ]
}

/// The keys of an entry of `overrides`.
var overrideKeys: [ConfigurationKey<Configuration.Override>] {
  [
    ConfigurationKey("viewModels", \.viewModels, viewModelPatterns),
    ConfigurationKey("style", \.style) { .some(styleName($0, $1, &$2)) },
    ConfigurationKey("access", \.access) { .some(choice($0, $1, &$2)) },
    ConfigurationKey("naming", \.naming) { namePatterns($0, $1, mayBeFixed: true, &$2) },
    ConfigurationKey("typeProtocol", \.typeProtocol) { .some(choice($0, $1, &$2)) },
    ConfigurationKey("hotOutputs", \.hotOutputs) { .some(flag($0, $1, &$2)) },
    ConfigurationKey("mocks", \.mocks) { .some(choice($0, $1, &$2)) },
  ]
}

private var testsKeys: [ConfigurationKey<Configuration.Tests>] {
  [
    ConfigurationKey("framework", \.framework, choice),
    ConfigurationKey("folder", \.folder, folder),
    ConfigurationKey("grabLatestValue", \.grabLatestValue, flag),
  ]
}

private var lintKeys: [ConfigurationKey<Configuration.Lint>] {
  [
    ConfigurationKey("rules", \.rules, ruleLevels),
    ConfigurationKey("allowedTypes", \.allowedTypes, strings),
    ConfigurationKey("commandVerbs", \.commandVerbs, strings),
    ConfigurationKey("statusWords", \.statusWords, strings),
    ConfigurationKey("maximumMembers", \.maximumMembers) { integer(1...10_000, $0, $1, &$2) },
  ]
}

private var formatKeys: [ConfigurationKey<Configuration.Format>] {
  [
    ConfigurationKey("indent", \.indent, indent),
    ConfigurationKey("width", \.width) { integer(40...1_000, $0, $1, &$2) },
  ]
}
