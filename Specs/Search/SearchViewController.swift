import Combine
import UIKit

final class SearchViewController: UIViewController {
  let messageLabel = UILabel()
  let queryField = UITextField()
  let spinner = UIActivityIndicatorView()
  let tableView = UITableView()
  var open: (Int) -> Void = { _ in }
  private(set) var popularQueries: [String] = []
  private(set) var results: [SearchResult] = []

  private let viewModel: any SearchViewModelType
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: any SearchViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    let inputs = self.viewModel.inputs
    let edited = UIAction { [weak self] _ in inputs.queryChanged(self?.queryField.text ?? "") }
    self.queryField.addAction(edited, for: .editingChanged)
  }

  private func bindOutputs() {
    self.viewModel.bind(
      self,
      goToResult: { $0.open($1) },
      isSearching: { $1 ? $0.spinner.startAnimating() : $0.spinner.stopAnimating() },
      // The work starts here; `nil` would not start it.
      popularQueries: { $0.popularQueries = (try? $1.get()) ?? [] },
      results: { $0.show($1) },
      searchFailure: { $0.messageLabel.text = $1 }
    )
    .store(in: &self.cancellables)
  }

  private func show(_ results: [SearchResult]) {
    self.results = results
    self.tableView.reloadData()
  }

  /// The action of the table.
  func rowTapped(_ row: Int) {
    self.viewModel.inputs.resultTapped(at: row)
  }
}
