// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What goes over a WebSocket, whole.
enum WebSocketMessage: Equatable, Sendable {
  case text(String)
  case binary([UInt8])
}

/// Why a WebSocket ends (RFC 6455, section 7.4.1).
enum WebSocketClose: UInt16, Error, Sendable {
  case normal = 1000
  case goingAway = 1001
  case protocolError = 1002
  case notUTF8 = 1007
  case policy = 1008
  case tooLarge = 1009
}

/// A WebSocket of a page, as the site sees it. All three are called on the server's thread and must return soon.
protocol WebSocketClient: AnyObject, Sendable {
  /// The page can be sent to.
  func opened(_ sender: WebSocketSender)
  func received(_ message: WebSocketMessage)
  /// The page is gone, or was closed. Called once.
  func closed()
}

/// Sends to a page, from any thread. What is sent to a page that is gone is dropped.
struct WebSocketSender: Sendable {
  let mailbox: ServerMailbox
  let connection: Int

  func send(_ message: WebSocketMessage) {
    let frame =
      switch message {
      case .text(let text): WebSocketFrames.frame(.text, Array(text.utf8))
      case .binary(let bytes): WebSocketFrames.frame(.binary, bytes)
      }
    mailbox.post(frame: frame, to: connection)
  }

  func close(_ reason: WebSocketClose) { mailbox.post(close: reason, to: connection) }
}
