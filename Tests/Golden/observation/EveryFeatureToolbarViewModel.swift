import Models

import struct Models.Filter

@available(*, deprecated)
extension EveryFeatureToolbarViewModel: EveryFeatureToolbarViewModelLogic {
  /// The logic's own state.
  struct Kept {}

  func shouldTap(
    _ button: String,
    at position: (x: Double, y: Double),
    with modifiers: Set<String>,
    of keyboard: String
  ) -> Bool {
    #warning("shouldTap(_:at:with:of:) is not written yet")
    return false
  }
}
