import Models

import struct Models.Filter

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(*, deprecated)
extension EveryFeatureToolbarViewModel.OutputStreams {
  init(
    inputs: EveryFeatureToolbarViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    first: FirstDependencyWithALongName,
    second: SecondDependencyWithALongName
  ) {
    // Subscribe to the inputs here.
    #warning("shouldTapReply is not written yet")
    self.shouldTapReply = { _, _, _, _ in
      fatalError("EveryFeatureToolbarViewModel.shouldTapReply is not written yet.")
    }
  }
}
