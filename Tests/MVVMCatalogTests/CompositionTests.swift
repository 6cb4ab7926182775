import Testing

@testable import MVVMCatalog

@Suite struct CompositionTests {
  @Test("A view model is a part of one that has it as a dependency or an output") func relations() {
    let catalog = catalog(of: [
      "a.mvvm": """
      viewmodel AViewModel {
        dependencies {
          b: any BViewModelType
        }
        inputs {
          configure(with c: CViewModel)
        }
        outputs {
          value c: CViewModel
          state rows: [[String: DViewModelOutputs?]]
        }
        errors {
          failure: EViewModel
        }
      }
      """,
      "b.mvvm": spec(of: "BViewModel"), "c.mvvm": spec(of: "CViewModel"), "d.mvvm": spec(of: "DViewModel"),
      "e.mvvm": spec(of: "EViewModel"),
    ])
    let links = catalog.links.map { "\($0.member) \($0.relation.rawValue) \(catalog.viewModels[$0.to].name)" }
    #expect(links == ["b dependency BViewModel", "c output CViewModel", "rows output DViewModel"])
  }

  @Test("Among view models of one name, that of the same module is meant") func sameModule() {
    let catalog = catalog(of: [
      "A/a.mvvm": spec(of: "XViewModel", dependingOn: ["RowViewModel"]), "A/r.mvvm": spec(of: "RowViewModel"),
      "B/b.mvvm": spec(of: "YViewModel", dependingOn: ["RowViewModel"]), "B/r.mvvm": spec(of: "RowViewModel"),
    ])
    #expect(
      catalog.viewModels.map(\.anchor) == ["A.RowViewModel", "XViewModel", "B.RowViewModel", "YViewModel"]
    )
    #expect(catalog.links.map { [$0.from, $0.to] } == [[1, 0], [3, 2]])
  }

  @Test("Every member has an address of its own") func anchors() {
    let catalog = catalog(of: [
      "a.mvvm": """
      viewmodel AViewModel {
        dependencies {
          greeting: String
        }
        inputs {
          toggled(mail isOn: Bool) as mailToggled
          toggled(push isOn: Bool) as pushToggled
          tapped()
        }
        outputs {
          value greeting: String
        }
      }
      """
    ])
    #expect(
      catalog.viewModels[0].members.map(\.anchor) == [
        "AViewModel.tapped", "AViewModel.toggled(mail:)", "AViewModel.toggled(push:)", "AViewModel.greeting",
        "AViewModel.greeting~2",
      ]
    )
  }
}
