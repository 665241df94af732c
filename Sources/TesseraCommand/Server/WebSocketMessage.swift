// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A complete WebSocket message.
enum WebSocketMessage: Equatable, Sendable {
  case text(String)
  case binary([UInt8])
}

/// The reason for closing a WebSocket (RFC 6455, section 7.4.1).
enum WebSocketClose: UInt16, Error, Sendable {
  case normal = 1000
  case goingAway = 1001
  case protocolError = 1002
  case notUTF8 = 1007
  case policy = 1008
  case tooLarge = 1009
}

/// The delegate of a page's WebSocket. All methods are called on the server's thread and must return quickly.
protocol WebSocketClient: AnyObject, Sendable {
  /// Called when the page can receive messages.
  func opened(_ sender: WebSocketSender)
  func received(_ message: WebSocketMessage)
  /// Called once when the page has disconnected or was closed.
  func closed()
}

/// A handle that sends messages to a page from any thread. Messages to a disconnected page are dropped.
struct WebSocketSender: Sendable {
  let mailbox: ServerMailbox
  let connection: Int

  func send(_ message: WebSocketMessage) {
    let frame =
      switch message {
      case .text(let text): WebSocketFrames.frame(opcode: .text, payload: Array(text.utf8))
      case .binary(let bytes): WebSocketFrames.frame(opcode: .binary, payload: bytes)
      }
    mailbox.post(frame: frame, to: connection)
  }

  func close(_ reason: WebSocketClose) { mailbox.post(close: reason, to: connection) }
}
