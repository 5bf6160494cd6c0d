import Glibc

/// Runs work on a thread of its own, which ends with it.
///
/// For work that blocks: the cooperative pool has one thread a core and must not wait.
package func startThread(_ work: @escaping @Sendable () -> Void) {
  final class Box {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  // A message is parsed on the thread that reads it, to 128 levels.
  pthread_attr_setstacksize(&attributes, 1 << 20)
  defer { pthread_attr_destroy(&attributes) }
  let box = Unmanaged.passRetained(Box(work))
  var thread = pthread_t()
  let failure = pthread_create(
    &thread, &attributes,
    { context in
      if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().work() }
      return nil
    }, box.toOpaque())
  precondition(failure == 0, "The system gives no more threads.")
}
