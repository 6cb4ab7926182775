import ReactiveSwift
import UIKit

final class DonationViewController: UIViewController {
  let donateButton = UIButton()
  let signInButton = UIButton()

  private let viewModel: any DonationViewModelType
  private let goToSignIn: @MainActor () -> Void
  private let bindings = ScopedDisposable(CompositeDisposable())

  init(viewModel: any DonationViewModelType, goToSignIn: @escaping @MainActor () -> Void) {
    self.viewModel = viewModel
    self.goToSignIn = goToSignIn
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let inputs = self.viewModel.inputs
    self.signInButton.addAction(UIAction { _ in inputs.signInButtonTapped() }, for: .touchUpInside)
    self.bindings += self.viewModel.bind(
      self,
      donateButtonIsHidden: { $0.donateButton.isHidden = $1 },
      goToSignIn: { $0.goToSignIn() },
      signInButtonIsHidden: { $0.signInButton.isHidden = $1 }
    )
    inputs.viewDidLoad()
  }

  /// The app calls this when the person returns from the sign-in screen.
  func sessionDidChange() {
    self.viewModel.inputs.sessionDidChange()
  }
}
