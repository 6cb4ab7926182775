// The part of combine-schedulers 1 that view models and their tests use. Compiled, never run.

import Combine
import Dispatch

public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: TrappingScheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {}

public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: TrappingScheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  init() {}
  public func advance(by duration: SchedulerTimeType.Stride = .zero) { fatalError() }
}

extension Scheduler {
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> { fatalError() }
}

extension DispatchQueue {
  public static var test: TestScheduler<SchedulerTimeType, SchedulerOptions> { fatalError() }
}

#if !canImport(Darwin)
  extension DispatchQueue: @retroactive Scheduler, TrappingScheduler {
    public typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    public typealias SchedulerOptions = Never
  }
#endif

/// The requirements of all schedulers.
public protocol TrappingScheduler: Scheduler {}

extension TrappingScheduler {
  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { fatalError() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { fatalError() }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}
