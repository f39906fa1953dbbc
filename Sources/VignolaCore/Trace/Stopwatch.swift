#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures a clock's time from when it was started.
final class Stopwatch {
  let elapsed: () -> Duration

  init(_ elapsed: @escaping () -> Duration) {
    self.elapsed = elapsed
  }
}

/// The time that has passed by a clock since this was called. Its instants have a type of their own,
/// which stays inside.
@inlinable func reading<SomeClock: Clock<Duration>>(_ clock: SomeClock) -> () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

/// The same by any clock. The system's is read as what it is, which costs half.
func timing(by clock: any Clock<Duration>) -> () -> Duration {
  func read<SomeClock: Clock<Duration>>(_ clock: SomeClock) -> () -> Duration { reading(clock) }
  guard clock is ContinuousClock else { return read(clock) }
  let start = systemTime()
  return { systemTime() - start }
}

/// What `ContinuousClock` reads.
private func systemTime() -> Duration {
  #if os(Linux)
    let clock = CLOCK_BOOTTIME
  #else
    let clock = CLOCK_MONOTONIC_RAW
  #endif
  var time = timespec()
  clock_gettime(clock, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
