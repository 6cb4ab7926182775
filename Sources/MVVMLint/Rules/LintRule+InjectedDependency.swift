import MVVMModel
import MVVMSource

extension LintRule {
  package static let injectedDependency = LintRule(
    identifier: .injectedDependency,
    summary: "Dependencies are protocols or providers, not concrete services",
    details: """
      A test can replace a protocol, provider or factory. The rule reports a
      dependency if the last word of its type names a service, such as a network,
      client or use case, and the type has no 'any'. Values need no protocol.
      """,
    example: """
        /// Shows the home screen.
        viewmodel HomeViewModel {
          dependencies {
      -     network: Network
      +     provider: any UseCaseProvider
          }
          inputs {
            /// Call when the view loads.
            viewDidLoad()
          }
        }
      """
  ) { viewModel, _, findings in
    for dependency in viewModel.dependencies {
      let service = dependency.typeName { !$0.isExistential && isService($0.name) }
      guard let service else { continue }
      let message = "'\(service.type)' is a concrete service: inject a protocol, 'any …', or a provider"
      findings.report(message, at: service.range, of: dependency)
    }
  }
}

private func isService(_ name: Text) -> Bool {
  name == "URLSession" || serviceSuffixes.contains { name.hasSuffix($0) }
}

private let serviceSuffixes: [String] = [
  "API", "Api", "Client", "Database", "Downloader", "Fetcher", "Gateway", "Interactor", "Loader", "Manager",
  "Network", "Repository", "Service", "Services", "Uploader", "UseCase", "UseCases", "Usecase", "Worker",
]
