import MVVMLint
import Testing

@Suite struct InjectedDependencyTests {
  private func findings(_ dependency: String) -> String {
    lintFindings(
      "viewmodel X {\ndependencies {\n\(dependency)\n}\ninputs {\na()\n}\n}\n",
      .injectedDependency
    )
  }

  @Test(
    "Networks, clients, use cases and the like are reported",
    arguments: [
      ("x: Network", "3:4-3:11"), ("x: LoginUseCase", "3:4-3:16"), ("x: Domain.APIClient", "3:4-3:20"),
      ("x: AccountService!", "3:4-3:18"), ("x: [UserRepository]", "3:5-3:19"),
      ("x: URLSession = .shared", "3:4-3:14"),
    ]
  )
  func concrete(dependency: String, place: String) {
    #expect(self.findings(dependency).hasPrefix("\(place) warning: "))
  }

  @Test(
    "A service is known by the end of its name",
    arguments: [
      "API", "Api", "Client", "Database", "Downloader", "Fetcher", "Gateway", "Interactor", "Loader",
      "Manager",
      "Network", "Repository", "Service", "Services", "Uploader", "UseCase", "UseCases", "Usecase", "Worker",
    ]
  )
  func suffix(_ suffix: String) {
    #expect(self.findings("x: Login\(suffix)").contains("'Login\(suffix)' is a concrete service"))
  }

  @Test(
    "Protocols, providers, values and closures pass",
    arguments: [
      "x: any AccountService", "x: (any AccountService)?", "x: any A & AccountService",
      "x: Domain.UseCaseProvider", "x: ClientFactory", "x: Int = 3", "x: Project", "x: () -> Network",
      "x: Bundle = .library", "x: Networking",
    ]
  )
  func passing(dependency: String) {
    #expect(self.findings(dependency) == "")
  }

  @Test("Only dependencies are looked at") func outputs() {
    #expect(lintFindings(screen("outputs", "a: Network"), .injectedDependency) == "")
  }
}
