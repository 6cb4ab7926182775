import Models

import struct Models.Filter

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@MainActor
extension EveryFeatureHeaderViewModel.OutputStreams {
  init(inputs: EveryFeatureHeaderViewModel.InputStreams, cancellables: inout Set<AnyCancellable>) {
    #warning("title is not written yet")
    self.title = PassthroughSubject().eraseToAnyPublisher()
  }
}
