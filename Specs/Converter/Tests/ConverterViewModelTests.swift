import RxSwift
import XCTest

@testable import Converter

final class ConverterViewModelTests: ConverterViewModelTestCase {
  override func makeViewModel() throws -> ConverterViewModel {
    return ConverterViewModel(service: RateServiceStub())
  }

  func testResult() {
    self.vm.inputs.amountChanged("2")
    self.vm.inputs.currencyChosen("JPY")
    self.vm.inputs.amountChanged("two")
    XCTAssertEqual(self.result.values, ["", "320", ""])
  }

  /// The class subscribes to its states, so that late subscribers get the current value.
  func testResultForALateSubscriber() {
    self.vm.inputs.currencyChosen("JPY")
    self.vm.inputs.amountChanged("3")
    var late: [String] = []
    let disposeBag = DisposeBag()
    self.vm.outputs.result.subscribe(onNext: { late.append($0) }).disposed(by: disposeBag)
    XCTAssertEqual(late, ["480"])
  }

  func testUnknownCurrency() {
    self.vm.inputs.currencyChosen("DEM")
    XCTAssertEqual(self.unknownCurrency.values, ["DEM"])
    XCTAssertEqual(self.result.values, [""])
  }
}

/// Has a single rate.
private struct RateServiceStub: RateService {
  func rate(of currency: String) -> Observable<Int> {
    return currency == "JPY" ? .just(160) : .error(RateError(currency: currency))
  }
}
