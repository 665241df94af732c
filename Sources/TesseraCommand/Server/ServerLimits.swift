// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a client may take from the server.
struct ServerLimits: Sendable {
  /// Connections that are open at a time.
  var connections = 64
  /// Bytes of a request's head. Browsers send about 700.
  var headBytes = 16 << 10
  /// Header lines of a request.
  var headLines = 100
  /// Bytes of a request's body.
  var bodyBytes = 1 << 20
  /// Bytes of a WebSocket's message.
  var messageBytes = 8 << 20
  /// Bytes that a WebSocket's page has been sent and has not taken.
  var unsentBytes = 64 << 20
  /// From the first byte of a head to its last.
  var headTime = Duration.seconds(5)
  /// From the end of a head to the last byte of its body.
  var bodyTime = Duration.seconds(5)
  /// Without a byte of the next request.
  var idleTime = Duration.seconds(10)
  /// Without the client taking a byte of an answer.
  var writeTime = Duration.seconds(10)
  /// How long, and for how many bytes, the server reads on after its last answer. Closing with bytes unread would make the
  /// system drop the answer too.
  var drainTime = Duration.seconds(2)
  var drainBytes = 8 << 20
  /// Requests of one connection.
  var requests = 1000
  /// How long no connection is accepted when the system has no descriptors or no memory.
  var acceptPause = Duration.milliseconds(100)
  /// How long answers under way may take when the server is to end.
  var stopTime = Duration.milliseconds(250)
}
