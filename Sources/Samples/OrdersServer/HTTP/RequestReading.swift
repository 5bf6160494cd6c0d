import CMicroHTTPD

/// A request while its parts arrive; libmicrohttpd holds it between two of them.
final class RequestReading {
  private(set) var request: ServerRequest
  private var received = 0

  init(
    method: UnsafePointer<CChar>, path: UnsafePointer<CChar>, of connection: OpaquePointer
  ) {
    var fields: [String: String] = [:]
    for name in ServerRequest.fieldNames {
      if let value = MHD_lookup_connection_value(connection, .HEADER_KIND, name) {
        fields[name] = String(cString: value)
      }
    }
    request = ServerRequest(
      String(cString: method), String(cString: path), fields: fields)
  }

  /// Keeps a part of the body; tells whether more may come.
  ///
  /// What is too long is read for a while, so that the client hears so instead of a broken pipe.
  func append(_ part: UnsafeRawBufferPointer) -> Bool {
    received += part.count
    if received > ServerRequest.bodyLimit {
      request.isTooLarge = true
      request.body = []
    } else {
      request.body.append(contentsOf: part)
    }
    return received <= 16 << 20
  }
}
