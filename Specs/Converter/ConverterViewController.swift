import RxSwift
import UIKit

/// The outputs are plain observables; `bind` shows them on the main thread.
final class ConverterViewController: UIViewController {
  let amountField = UITextField()
  let errorLabel = UILabel()
  let resultLabel = UILabel()
  let yenButton = UIButton()

  private let viewModel: any ConverterViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any ConverterViewModelType) {
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
    let changed = UIAction { [weak self] _ in inputs.amountChanged(self?.amountField.text ?? "") }
    self.amountField.addAction(changed, for: .editingChanged)
    self.yenButton.addAction(UIAction { _ in inputs.currencyChosen("JPY") }, for: .touchUpInside)
  }

  private func bindOutputs() {
    self.viewModel.bind(
      self,
      result: { $0.resultLabel.text = $1 },
      unknownCurrency: { $0.errorLabel.text = "There is no rate of \($1)." }
    )
    .disposed(by: self.disposeBag)
  }
}
