import Models

import struct Models.Filter

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension EveryFeatureFooterViewModel.OutputStreams {
  init(inputs: EveryFeatureFooterViewModel.InputStreams, cancellables: inout Set<AnyCancellable>) {
    // Subscribe to the inputs here.
  }
}
