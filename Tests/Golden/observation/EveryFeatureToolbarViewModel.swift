import Models

import struct Models.Filter

@available(*, deprecated)
extension EveryFeatureToolbarViewModel: EveryFeatureToolbarViewModelLogic {
  /// What the logic keeps and does not show.
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
