import MVVMLint
import Testing

@Suite struct CoordinatorTests {
  private func findings(_ dependency: String, _ output: String) -> String {
    lintFindings(
      "viewmodel X {\ndependencies {\n\(dependency)\n}\noutputs {\n\(output)\n}\n}\n",
      .coordinator
    )
  }

  @Test(
    "A coordinator is known by its name or its type",
    arguments: [
      "coordinator: any X", "appCoordinator: X", "x: any Coordinator", "x: Coordinable",
      "x: any AppCoordinating",
    ]
  )
  func coordinators(dependency: String) {
    let start = "6:1-6:9 warning: 'goToHelp' navigates in addition to "
    #expect(self.findings(dependency, "goToHelp: Void").hasPrefix(start))
  }

  @Test(
    "Outputs that navigate are known by their verb",
    arguments: ["showHelp", "presentAlert", "pushHelp", "navigateBack"]
  )
  func navigation(name: String) {
    #expect(self.findings("coordinator: any X", "event \(name): Void").hasPrefix("6:7-"))
  }

  @Test(
    "Other outputs pass",
    arguments: ["showHelp: Bool", "shown: Int", "value presentError: Int", "gone: Int", "goalReached: Void"]
  )
  func passing(output: String) {
    #expect(self.findings("coordinator: any X", output) == "")
  }

  @Test("Without a coordinator outputs navigate") func alone() {
    #expect(self.findings("place: Coordinate", "goToHelp: Void") == "")
  }
}
