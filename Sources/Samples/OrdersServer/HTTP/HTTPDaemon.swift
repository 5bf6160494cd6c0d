import CMicroHTTPD
import Synchronization

/// libmicrohttpd on the loopback address, with one thread of its own.
final class HTTPDaemon: Sendable {
  /// What C holds a pointer to while the daemon runs.
  private final class Responder: Sendable {
    let respond: @Sendable (ServerRequest) -> ServerReply

    init(_ respond: @escaping @Sendable (ServerRequest) -> ServerReply) {
      self.respond = respond
    }
  }

  /// The port that it listens on.
  let port: UInt16
  private let responder: Responder
  private let daemon: Mutex<OpaquePointer?>

  /// Listens from now on; the requests are answered one after the other.
  ///
  /// - Throws: ``ServerError/portUnavailable(_:)``.
  init(
    port: UInt16, respond: @escaping @Sendable (ServerRequest) -> ServerReply
  ) throws(ServerError) {
    let responder = Responder(respond)
    let context = Unmanaged.passUnretained(responder).toOpaque()
    guard let daemon = cmhd_start(port, Self.answer, Self.end, context) else {
      throw .portUnavailable(port)
    }
    self.port = cmhd_port(daemon)
    self.responder = responder
    self.daemon = Mutex(daemon)
  }

  deinit {
    stop()
  }

  /// Finishes the request at hand and takes no more.
  func stop() {
    daemon.withLock { daemon in
      if let daemon { MHD_stop_daemon(daemon) }
      daemon = nil
    }
  }

  /// Called first with the head alone, then with each part of the body, and last without one.
  private static let answer: CMHDAnswer = {
    context, connection, path, method, _, bytes, count, slot in
    guard let context else { return .NO }
    guard let pointer = slot.pointee else {
      let reading = RequestReading(method: method, path: path, of: connection)
      slot.pointee = Unmanaged.passRetained(reading).toOpaque()
      return .YES
    }
    let reading = Unmanaged<RequestReading>.fromOpaque(pointer).takeUnretainedValue()
    if count.pointee > 0 {
      let part = UnsafeRawBufferPointer(start: bytes, count: count.pointee)
      count.pointee = 0
      return reading.append(part) ? .YES : .NO
    }
    let responder = Unmanaged<Responder>.fromOpaque(context).takeUnretainedValue()
    return queue(responder.respond(reading.request), on: connection)
  }

  private static let end: CMHDEnd = { _, _, slot, _ in
    guard let pointer = slot.pointee else { return }
    Unmanaged<RequestReading>.fromOpaque(pointer).release()
    slot.pointee = nil
  }

  private static func queue(_ reply: ServerReply, on connection: OpaquePointer) -> MHD_Result {
    var body = reply.body
    let made = body.withUnsafeMutableBytes {
      MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
    }
    guard let response = made else { return .NO }
    defer { MHD_destroy_response(response) }
    MHD_add_response_header(response, "Content-Type", reply.contentType)
    // The reply to an order is about that order, now.
    MHD_add_response_header(response, "Cache-Control", "no-store")
    if let allow = reply.allow { MHD_add_response_header(response, "Allow", allow) }
    return MHD_queue_response(connection, UInt32(reply.status), response)
  }
}
