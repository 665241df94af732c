// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraRelease

/// A server of the Model Context Protocol, by which coding agents see and touch screens.
///
/// Calls of tools are performed one after the other, because they share a screen. All other requests are answered immediately.
actor MCPServer {
  /// The versions of the protocol, the newest first. They don't differ in what this server uses.
  private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private let connection: MCPConnection
  private let tools: [MCPTool]
  private let instructions: String
  private var clientCapabilities: JSONValue = .null
  private var isInitialized = false
  /// The calls under way or waiting, by the text of their identifiers.
  private var calls: [JSONValue: Task<Void, Never>] = [:]
  private var last: Task<Void, Never>?
  /// The server's own requests that the client hasn't answered.
  private var questions: [JSONValue: CheckedContinuation<JSONValue?, Never>] = [:]
  private var questionCount = 0

  init(_ connection: MCPConnection, tools: [MCPTool], instructions: String) {
    (self.connection, self.tools, self.instructions) = (connection, tools, instructions)
  }

  /// Serves the client until it closes the connection. Calls under way are canceled.
  func run() async {
    for await message in connection.messages() {
      switch message {
      case .failure(let failure): send(failure, id: failure.id ?? .null)
      case .success(.request(let id, let method, let parameters)): answer(method, with: parameters, id: id)
      case .success(.notification(let method, let parameters)): note(method, parameters)
      case .success(.answer(let id, let result)): questions.removeValue(forKey: id)?.resume(returning: result)
      }
    }
    for question in questions.values { question.resume(returning: nil) }
    questions = [:]
    for call in calls.values { call.cancel() }
    await last?.value
  }

  // MARK: Requests

  private func answer(_ method: String, with parameters: JSONValue, id: JSONValue) {
    do throws(MCPFailure) {
      switch method {
      case "initialize": send(initialize(parameters), id: id)
      case "ping": send([:], id: id)
      case "tools/list": send(["tools": .array(tools.map(\.listing))], id: id)
      case "tools/call": try call(id, parameters)
      default: throw MCPFailure(.methodNotFound, "The server has no method '\(method)'.")
      }
    } catch { send(error, id: id) }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    clientCapabilities = parameters["capabilities"] ?? .null
    let version = parameters["protocolVersion"]?.string.flatMap { Self.versions.contains($0) ? $0 : nil }
    return [
      "protocolVersion": .string(version ?? Self.versions[0]),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": "tessera", "title": "Tessera", "version": .string(TesseraVersion.current)],
      "instructions": .string(instructions),
    ]
  }

  private func call(_ id: JSONValue, _ parameters: JSONValue) throws(MCPFailure) {
    guard calls[id] == nil else { throw MCPFailure(.invalidRequest, "A call with this id is under way.") }
    guard let name = parameters["name"]?.string else {
      throw MCPFailure(.invalidParameters, "The call names no tool.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let known = tools.map(\.name).joined(separator: ", ")
      throw MCPFailure(.invalidParameters, "There is no tool '\(name)'. There are \(known).")
    }
    let arguments = try tool.arguments(parameters["arguments"])
    let before = last
    let task = Task {
      await before?.value
      await perform(tool, with: arguments, id: id)
    }
    (calls[id], last) = (task, task)
  }

  private func perform(_ tool: MCPTool, with arguments: MCPArguments, id: JSONValue) async {
    defer { calls[id] = nil }
    // A canceled request isn't answered.
    guard !Task.isCancelled else { return }
    let result: MCPResult
    do { result = try await tool.action(arguments) } catch { result = .failure("\(error)") }
    if !Task.isCancelled { send(result.value, id: id) }
  }

  private func note(_ method: String, _ parameters: JSONValue) {
    // Other notifications have no effect, as the protocol demands of unknown ones.
    guard method == "notifications/cancelled", let id = parameters["requestId"] else { return }
    calls[id]?.cancel()
  }

  // MARK: Questions to the user

  /// Asks the user a question that is answered by yes or no. Returns nil if the client can't ask.
  func confirm(_ question: String) async -> Bool? {
    guard clientCapabilities["elicitation"] != nil else { return nil }
    questionCount += 1
    let id = JSONValue.string("tessera-\(questionCount)")
    let result = await withCheckedContinuation { continuation in
      questions[id] = continuation
      connection.send([
        "jsonrpc": "2.0", "id": id, "method": "elicitation/create",
        "params": [
          "mode": "form", "message": .string(question),
          "requestedSchema": [
            "type": "object",
            "properties": ["approve": ["type": "boolean", "title": "Approve", "default": false]],
            "required": ["approve"],
          ],
        ],
      ])
    }
    return result?["action"]?.string == "accept" && result?["content"]?["approve"]?.bool == true
  }

  // MARK: Answers

  private func send(_ result: JSONValue, id: JSONValue) {
    connection.send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func send(_ failure: MCPFailure, id: JSONValue) {
    connection.send([
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .number(Double(failure.code.rawValue)), "message": .string(failure.description)],
    ])
  }
}
