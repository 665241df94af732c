// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Glibc

/// An HTTP response.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// The contents of a file, which are sent in chunks.
    case file(OpenFile)
    /// No body. The connection becomes a WebSocket for this client.
    case socket(any WebSocketClient)
  }

  var status: HTTPStatus
  var headers: [(name: String, value: String)] = []
  var body = Body.bytes([])

  /// The length of the body, in bytes.
  var length: Int {
    switch body {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.size
    case .socket: 0
    }
  }

  /// Returns the status line and the headers, up to the empty line.
  func head(closes: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
    for header in headers { text += "\(header.name): \(header.value)\r\n" }
    if case .socket = body {
      text += "Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    } else {
      text += "Content-Length: \(length)\r\nConnection: \(closes ? "close" : "keep-alive")\r\n\r\n"
    }
    return Array(text.utf8)
  }
}

/// The status codes that the server uses (RFC 9110, section 15; 431 is RFC 6585).
enum HTTPStatus: Int, Sendable {
  case switchingProtocols = 101
  case ok = 200
  case movedPermanently = 301
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case lengthRequired = 411
  case payloadTooLarge = 413
  case unsupportedMediaType = 415
  case expectationFailed = 417
  case headTooLarge = 431
  case internalServerError = 500
  case notImplemented = 501
  case serviceUnavailable = 503
  case versionNotSupported = 505

  var phrase: String {
    switch self {
    case .switchingProtocols: "Switching Protocols"
    case .ok: "OK"
    case .movedPermanently: "Moved Permanently"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .lengthRequired: "Length Required"
    case .payloadTooLarge: "Content Too Large"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .headTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .serviceUnavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}

/// A regular file that is open for reading. It is closed when the object is deinitialized.
final class OpenFile: Sendable {
  enum Problem: Error {
    /// The file does not exist, is not readable, or is a folder, a pipe or a device.
    case none
    /// The process has no free file descriptors.
    case noDescriptor
  }

  let descriptor: Int32
  /// The size in bytes at the time the file was opened. Replacing the file by renaming another one does not change
  /// the open file.
  let size: Int

  init(_ path: String) throws(Problem) {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw [EMFILE, ENFILE].contains(errno) ? .noDescriptor : .none }
    var information = stat()
    guard fstat(opened, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw .none
    }
    (descriptor, size) = (opened, Int(information.st_size))
  }

  deinit { close(descriptor) }
}
