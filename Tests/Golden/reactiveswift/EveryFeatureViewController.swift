import ReactiveSwift
import UIKit

final class EveryFeatureViewController: UIViewController {
  private let viewModel: any EveryFeatureViewModelType
  private let bindings = ScopedDisposable(CompositeDisposable())

  init(viewModel: any EveryFeatureViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EveryFeatureViewController is made with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    #warning("bindInputs is not written yet")
    self.bindings += self.viewModel.inputs.bind()
    // emailFieldTextDidChange: a source of String
    // ledHere: a source of (refTag: RefTag?, date: Date)
    // ledTo: a source of RefTag?
    // moved: a source of (in: Int, place: Int, default: Int)
    // repeat: a source of Void
    // resetFilters: a source of Filter
    // retryFailed: a source of (completion: (() -> Void)?, code: Int)
    // retryTapped: a source of (Bool) -> Void
    // rowMoved: a source of (from: Int, to: Int)
    // scrolled: a source of (x: Double, y: Double)
    // selected: a source of Row?
    // showed: a source of (`case`: Int, `class`: Int, `func`: Int, `import`: Int, `typealias`: Int, where: Int)
    // sized: a source of (width: Double, height: Double)
    // tappedExpandableRow: a source of Int
    // tappedSelectableRow: a source of Int
    // tracked: a source of any Tracker
    // willShow: a source of (animation: @MainActor @Sendable () async throws -> Void, rows: [[Row: [Filter]?]], tabs: (Tab, Tab)?)
    // rowTapped()
    // shouldReturn(with:)
  }

  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.bindings += self.viewModel.bind(
      self,
      default: { _, _ in },
      didAsk: { _, _ in },
      didReset: { _ in },
      goToPage: { _, _ in },
      progress: nil,
      rows: { _, _ in },
      selection: { _, _ in },
      title: { _, _ in },
      whenDone: { _, _ in },
      showAlert: { _, _ in }
    )
    // currentTab
    // headerViewModel
    // isBacked(_:)
    // oldRows
    // rowHeights(from:to:using:)
  }
}
