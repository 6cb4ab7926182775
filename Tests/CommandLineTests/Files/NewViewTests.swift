import Foundation
import TestSupport
import Testing

@Suite("Beginning a view") struct NewViewTests {
  @Test(
    "A view is begun",
    arguments: sessions(
      #"""
      [A.mvvm]
      viewmodel LoginViewModel {
        inputs { tapped(row: Int) }
        outputs { isLoading: Bool; event close: Void; value title: String }
      }
      === The examples lack nothing
      $ for spec in $(find '\#(packageFolder.path)/Specs' -name '*.mvvm'); do mvvmgen new --from $spec --missing -q; done
      === Inputs that share a name are bound by another one, or called with their labels
      [A.mvvm] viewmodel A { inputs { toggled(mail: Bool) as mail; toggled(push: Bool) as push; toggled(_ isOn: Bool) as all } }
      [mvvmgen.json] {"bindings": true}
      [AViewController.swift] class AViewController { func f() { self.viewModel.toggled(push: true); model.bind(all: all) } }
      $ mvvmgen new --from A.mvvm -q; mvvmgen new --from A.mvvm --missing
      // AViewController.swift
          // mail: a source of Bool
      === It is called after its view model, and lists what it has to call and to show
      $ mvvmgen new --from A.mvvm --view; sed -n '/private func bindInputs/,$p' LoginViewController.swift
        private func bindInputs() {
          #warning("bindInputs is not written yet")
          // tapped(row:)
        }

        private func bindOutputs() {
          #warning("bindOutputs is not written yet")
          // close
          // isLoading
          // title
        }
      }
      ! LoginViewModel.swift written
      ! LoginViewController.swift written
      ! no tests were written: '--tests DIR', or "tests" in mvvmgen.json, says where they go
      === A view model that is called after a view names it
      $ for name in RowCellViewModel BadgeViewViewModel TabViewControllerViewModel RowCell ViewModel; do \#
      echo "viewmodel $name { inputs { tapped() } }" > B.mvvm; mvvmgen new --from B.mvvm --view 2> log; \#
      grep -h '^final class' *.swift; rm *.swift; done
      final class RowCell: UITableViewCell {
      final class BadgeView: UIView {
      final class TabViewController: UIViewController {
      final class RowCellViewController: UIViewController {
      final class ViewModelViewController: UIViewController {
      === Where its use would be warned of, none is previewed
      [mvvmgen.json] {"mocks": "sources"}
      $ mvvmgen new --from A.mvvm --view 2> log; grep -c '^#Preview' *.swift; rm *.swift; \#
      sed -i.old 's/^viewmodel/@available(*, deprecated) &/' A.mvvm
      LoginViewController.swift:1
      LoginViewModel.swift:0
      $ mvvmgen new --from A.mvvm --view 2> log; grep '^#Preview' *.swift
      exit 1
      === A new view model may have one from the start
      $ mvvmgen new Login --view 2> log; files
      A.mvvm LoginViewController.swift LoginViewModel.mvvm LoginViewModel.swift log
      === One that is there stays as it is
      [LoginViewController.swift] // mine
      $ mvvmgen new --from A.mvvm --view; cat LoginViewController.swift
      // mine
      ! LoginViewModel.swift written
      ! LoginViewController.swift is there, and stays as it is
      ! no tests were written: '--tests DIR', or "tests" in mvvmgen.json, says where they go
      ! 'mvvmgen new --from A.mvvm --missing' prints what is missing
      === Without '--view' there is none
      $ mvvmgen new --from A.mvvm
      ! LoginViewModel.swift written
      ! no tests were written: '--tests DIR', or "tests" in mvvmgen.json, says where they go
      === --missing prints what a view does not name, also where it is not asked for
      $ mvvmgen new --from A.mvvm --view 2> log; mvvmgen new --from A.mvvm --missing
      ! nothing is missing
      $ sed 's/tapped(/swiped(); &/' A.mvvm > B.mvvm; mv B.mvvm A.mvvm; mvvmgen new --from A.mvvm --missing
      // LoginViewController.swift
          // swiped()
      $ rm LoginViewController.swift; mvvmgen new --from A.mvvm --missing
      ! nothing is missing
      $ mvvmgen new --from A.mvvm --missing --view
      ! LoginViewController.swift is not there: run without '--missing' to write it
      """#
    )
  )
  func view(session: Session) throws { try session.run() }
}
