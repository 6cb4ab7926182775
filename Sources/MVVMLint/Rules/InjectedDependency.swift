import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  public static let injectedDependency = LintRule(
    .injectedDependency,
    "Dependencies are protocols or providers, not concrete services",
    details: """
      A view model that is handed a protocol can be tested with a stand-in, and
      so can one that asks a provider or a factory for what it needs. A concrete
      network, client or use case ties it to the real one. A dependency is
      reported if the last word of its type names such a thing and no 'any'
      stands before it. Values need no protocol.
      """,
    bad: """
      /// Shows the home screen.
      viewmodel HomeViewModel {
        dependencies {
          network: Network
        }
        inputs {
          /// Call when the view loads.
          viewDidLoad()
        }
      }

      """,
    good: """
      /// Shows the home screen.
      viewmodel HomeViewModel {
        dependencies {
          provider: any UseCaseProvider
        }
        inputs {
          /// Call when the view loads.
          viewDidLoad()
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      for member in viewModel.dependencies {
        let service = viewModel.types(of: member).first { !$0.isExistential && isService($0.name) }
        guard let service else { continue }
        let name = SpecType(service.syntax, in: spec.tree)
        findings.report(
          "'\(name)' is a concrete service: take a protocol, 'any …', or a provider",
          at: spec.tree.range(service.tokens),
          of: member.subject
        )
      }
    }
  }
}

private func isService(_ name: Text) -> Bool {
  name.spells("URLSession") || serviceSuffixes.contains { name.hasSuffix($0) }
}

private let serviceSuffixes: [StaticString] = [
  "API", "Api", "Client", "Database", "Downloader", "Fetcher", "Gateway", "Interactor", "Loader", "Manager",
  "Network",
  "Repository", "Service", "Services", "Uploader", "UseCase", "UseCases", "Usecase", "Worker",
]
