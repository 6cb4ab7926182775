import RxSwift
import UIKit

final class ProjectsViewController: UIViewController {
  let emptyLabel = UILabel()
  let messageLabel = UILabel()
  let tableView = UITableView()
  var open: (Int) -> Void = { _ in }
  private(set) var rows: [ProjectRowData] = []

  private let viewModel: any ProjectsViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any ProjectsViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  /// Call before the view is shown.
  func configure(with category: ProjectCategory, sortedBy order: ProjectOrder?) {
    self.viewModel.inputs.configure(with: category, sortedBy: order)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindOutputs()
  }

  private func bindOutputs() {
    self.viewModel.bind(
      self,
      goToProject: { $0.open($1) },
      isEmptyMessageVisible: { $0.emptyLabel.isHidden = !$1 },
      rows: { $0.show($1) },
      title: { $0.title = $1 },
      pageFailure: { $0.messageLabel.text = $1 }
    )
    .disposed(by: self.disposeBag)
  }

  private func show(_ rows: [ProjectRowData]) {
    self.rows = rows
    self.tableView.reloadData()
  }
}

// The actions of the table.
extension ProjectsViewController {
  func rowTapped(_ row: Int) {
    self.viewModel.inputs.projectTapped(at: row)
  }

  func rowWillAppear(_ row: Int) {
    self.viewModel.inputs.willDisplayRow(row, outOf: self.rows.count)
  }

  func pulledDown() {
    self.viewModel.inputs.refresh()
  }

  func isDimmed(_ row: Int) -> Bool {
    self.viewModel.outputs.isSeen(row)
  }
}
