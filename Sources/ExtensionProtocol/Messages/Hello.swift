package import JSON

/// The first message, so that both sides know whom they talk to.
package struct HelloRequest: JSONDocument {
  package var version: Int
  package var session: SessionContext

  package init(version: Int = protocolVersion, session: SessionContext) {
    self.version = version
    self.session = session
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(version: try json.int("version"), session: try json.document("session"))
  }

  package var json: JSONValue { ["version": .int(version), "session": session.json] }
}

/// The app's answer to the handshake.
package struct HelloReply: JSONDocument {
  package var version: Int
  /// The app's id.
  package var app: String

  package init(version: Int = protocolVersion, app: String) {
    self.version = version
    self.app = app
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(version: try json.int("version"), app: try json.string("app"))
  }

  package var json: JSONValue { ["version": .int(version), "app": .string(app)] }
}
