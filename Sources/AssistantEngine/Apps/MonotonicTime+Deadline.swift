extension MonotonicTime {
  /// Does work that may take this long and no longer; nil when it took longer.
  func within<Value: Sendable>(
    _ limit: Duration?, _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    guard let limit else { return await work() }
    return await before(now() + limit, work)
  }

  /// Does work that may take until a moment; nil when it took longer.
  ///
  /// The work is cancelled then, but not waited for: work that does not hear of its cancellation
  /// cannot hold the deadline up, as it would in a task group.
  func before<Value: Sendable>(
    _ moment: Duration, _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let settlement = Settlement<Value?>()
    let worker = Task { _ = settlement.settle(await work()) }
    let timer = Task {
      try await sleep(until: moment)
      if settlement.settle(nil) { worker.cancel() }
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await settlement.value
    } onCancel: {
      worker.cancel()
    }
  }
}
