// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The limits that the server imposes on clients.
struct ServerLimits: Sendable {
  /// The maximum number of open connections.
  var connections = 64
  /// The maximum size of a request head, in bytes. Browsers send about 700 bytes.
  var headBytes = 16 << 10
  /// The maximum number of header lines in a request.
  var headLines = 100
  /// The maximum size of a request body, in bytes.
  var bodyBytes = 1 << 20
  /// The maximum size of a WebSocket message, in bytes.
  var messageBytes = 8 << 20
  /// The maximum number of bytes that are waiting to be received by a WebSocket's page.
  var unsentBytes = 64 << 20
  /// The maximum time between the first and the last byte of a request head.
  var headTime = Duration.seconds(5)
  /// The maximum time between the end of a request head and the last byte of its body.
  var bodyTime = Duration.seconds(5)
  /// The maximum time until the first byte of the next request arrives.
  var idleTime = Duration.seconds(10)
  /// The maximum time during which the client receives no byte of a response.
  var writeTime = Duration.seconds(10)
  /// The maximum time for which the server reads after its last response, and the maximum number of bytes that it
  /// reads. If the connection were closed with unread bytes, the system would also discard the response.
  var drainTime = Duration.seconds(2)
  var drainBytes = 8 << 20
  /// The maximum number of requests on one connection.
  var requests = 1000
  /// The time for which no connections are accepted after the system ran out of file descriptors or memory.
  var acceptPause = Duration.milliseconds(100)
  /// The maximum time for completing responses in progress during shutdown.
  var stopTime = Duration.milliseconds(250)
}
