import ExtensionProtocol
import JSON

extension ExtensionRuntime {
  /// The values of a parameter that the app finds.
  func query(
    _ request: QueryRequest, _ session: AppSession
  ) async throws(Refusal) -> QueryReply {
    guard let type = app.intent(named: request.intent) else {
      throw .invalidParameters("There is no intent “\(request.intent)”.")
    }
    let intent = type.init()
    let parameters = Reflection.parameters(of: intent)
    guard let wanted = parameters.first(where: { $0.name == request.parameter }) else {
      throw .invalidParameters(
        "\(request.intent) has no parameter “\(request.parameter)”.")
    }
    do {
      for (name, parameter) in parameters {
        parameter.bind(name: name, context: nil)
        if let value = request.parameters[name] { try await parameter.set(value) }
      }
      let reply = try await QueryScope.$intent.withValue(intent) {
        try await wanted.parameter.find(request.search, in: session.rendering)
      }
      return reply.fittingAMessage
    } catch {
      throw Refusal(error, in: session)
    }
  }
}

/// The intent that a query finds values for.
enum QueryScope {
  @TaskLocal static var intent: (any AppIntent)?
}

extension QueryReply {
  /// The reply with as many choices as a message can hold.
  fileprivate var fittingAMessage: QueryReply {
    var reply = self
    var bytes = 0
    let count = choices.prefix { choice in
      bytes += choice.json.bytes.count + 1
      return bytes <= messageLimit / 2
    }.count
    reply.choices = Array(choices.prefix(count))
    if count < choices.count {
      ProcessLog.write("Of \(choices.count) values that a query found, a message holds \(count).")
    }
    return reply
  }
}
