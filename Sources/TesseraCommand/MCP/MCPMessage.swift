// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A message of JSON-RPC 2.0, on which the Model Context Protocol is based.
enum MCPMessage: Sendable {
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request of the server. The result is nil if the client answered with an error.
  case answer(id: JSONValue, result: JSONValue?)

  /// Reads a message from one line.
  ///
  /// - Throws: An `MCPFailure` with the code that JSON-RPC defines for it.
  init(line: [UInt8]) throws(MCPFailure) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else {
      throw MCPFailure(.parseError, "The line is not JSON. Send one message per line, in UTF-8.")
    }
    guard value["jsonrpc"]?.string == "2.0" else {
      throw MCPFailure(
        .invalidRequest, "The message is not of JSON-RPC 2.0. Batches are not supported.", id: value["id"])
    }
    let id = value["id"].flatMap { Self.isIdentifier($0) ? $0 : nil }
    if let method = value["method"]?.string {
      let parameters = value["params"] ?? .object([:])
      if value["id"] == nil {
        self = .notification(method: method, parameters: parameters)
      } else if let id {
        self = .request(id: id, method: method, parameters: parameters)
      } else {
        throw MCPFailure(.invalidRequest, "The id must be a string or a number.")
      }
    } else if let id, value["result"] != nil || value["error"] != nil {
      self = .answer(id: id, result: value["result"])
    } else {
      throw MCPFailure(.invalidRequest, "The message has neither a method nor a result.", id: id)
    }
  }

  private static func isIdentifier(_ value: JSONValue) -> Bool { value.string != nil || value.number != nil }
}

/// An error of the protocol. Errors of tools are part of their results instead, so that the model sees them.
struct MCPFailure: Error, CustomStringConvertible {
  /// The codes that JSON-RPC defines.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
  }

  let code: Code
  let description: String
  /// The identifier of the message, if it could be read.
  let id: JSONValue?

  init(_ code: Code, _ description: String, id: JSONValue? = nil) {
    (self.code, self.description, self.id) = (code, description, id)
  }
}
