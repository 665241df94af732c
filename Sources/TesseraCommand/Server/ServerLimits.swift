// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The limits for clients of the server.
struct ServerLimits: Sendable {
  /// The maximum number of open connections.
  var connections = 64
  /// The maximum size of a request's head, in bytes. Browsers send about 700.
  var headBytes = 16 << 10
  /// The maximum number of header lines of a request.
  var headLines = 100
  /// The maximum size of a request's body, in bytes.
  var bodyBytes = 1 << 20
  /// The maximum size of a WebSocket message, in bytes.
  var messageBytes = 8 << 20
  /// The maximum number of bytes that a WebSocket's page has not received yet.
  var unsentBytes = 64 << 20
  /// The maximum time from the first byte of a head to its last.
  var headTime = Duration.seconds(5)
  /// The maximum time from the end of a head to the last byte of its body.
  var bodyTime = Duration.seconds(5)
  /// The maximum time without a byte of the next request.
  var idleTime = Duration.seconds(10)
  /// The maximum time in which the client receives no byte of a response.
  var writeTime = Duration.seconds(10)
  /// The maximum time and number of bytes that the server reads after its last response. Closing with unread bytes would make
  /// the system drop the response as well.
  var drainTime = Duration.seconds(2)
  var drainBytes = 8 << 20
  /// The maximum number of requests of one connection.
  var requests = 1000
  /// The time for which no connections are accepted after the system had no descriptors or no memory.
  var acceptPause = Duration.milliseconds(100)
  /// The maximum time for responses in progress during shutdown.
  var stopTime = Duration.milliseconds(250)
}
