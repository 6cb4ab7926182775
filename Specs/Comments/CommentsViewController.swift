import ReactiveSwift
import UIKit

final class CommentsViewController: UIViewController {
  let composer = UITextField()
  let messageLabel = UILabel()
  let postButton = UIButton()
  let tableView = UITableView()
  private(set) var comments: [CommentData] = []

  private let viewModel: any CommentsViewModelType
  private let bindings = ScopedDisposable(CompositeDisposable())

  init(viewModel: any CommentsViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  /// Call before the view is shown.
  func configure(with update: Update) {
    self.viewModel.inputs.configure(with: update)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.composer.placeholder = "At most \(self.viewModel.outputs.characterLimit) characters"
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    let inputs = self.viewModel.inputs
    let edited = UIAction { [weak self] _ in inputs.composerTextDidChange(self?.composer.text) }
    self.composer.addAction(edited, for: .editingChanged)
    self.postButton.addAction(UIAction { _ in inputs.postButtonTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    self.bindings += self.viewModel.bind(
      self,
      clearComposer: { $0.composer.text = nil },
      comments: { $0.show($1) },
      postButtonIsEnabled: { $0.postButton.isEnabled = $1 },
      postFailure: { $0.messageLabel.text = $1 }
    )
  }

  private func show(_ comments: [CommentData]) {
    self.comments = comments
    self.tableView.reloadData()
  }
}

// The actions of the composer and the table.
extension CommentsViewController {
  func shouldChange(in range: Range<Int>, to replacement: String) -> Bool {
    self.viewModel.inputs.textShouldChange(in: range, to: replacement)
  }

  func retry(then show: @escaping () -> Void) {
    self.viewModel.inputs.retryTapped(completion: show)
  }
}
