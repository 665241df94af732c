// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The answers of the local server, without the sockets. Any page in the browser and any program of any user of the
// machine can reach a port of 127.0.0.1, so every path must begin with the token, which relative links carry along. The
// Host header gives away a page of another origin that resolves to 127.0.0.1, the Origin header one that sends a form.

internal import FlyingFox
internal import Foundation
internal import Tessera
internal import TesseraImaging

/// A report's folder as a site that approves.
actor ReportSite: HTTPHandler {
  nonisolated let folder: String
  /// 128 random bits in hexadecimal.
  nonisolated let token: String
  private var approval: SnapshotApproval
  private var isDirty = false
  private var saving: Task<Void, Never>?
  private let log: @Sendable (String) -> Void

  /// - Parameter log: Called with a line for every approval and every refusal.
  init(_ approval: SnapshotApproval, log: @escaping @Sendable (String) -> Void = { _ in }) {
    self.approval = approval
    self.log = log
    folder = approval.folder
    token = Self.makeToken()
  }

  nonisolated func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // The path as it was sent: decoding and normalising would hide what must be refused.
    let parts = request.target.path().split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let given = parts.first, Self.isEqual(String(given), token) else { return Self.answer(.forbidden) }
    guard Self.isLocal(host: request.headers[.host]) else { return Self.answer(.forbidden) }
    let rest = parts.dropFirst().map { $0.removingPercentEncoding }
    guard !rest.contains(nil) else { return Self.answer(.badRequest) }
    return await answer(request, path: rest.compactMap(\.self))
  }

  private nonisolated func answer(_ request: HTTPRequest, path: [String]) async -> HTTPResponse {
    switch (request.method, path) {
    case (.POST, ["approve"]): await approve(request)
    case (_, ["approve"]): Self.answer(.methodNotAllowed)
    case (.GET, []): Self.answer(.movedPermanently, headers: [.location: "/\(token)/"])
    case (.GET, [""]): file("index.html")
    case (.GET, ["server.json"]): Self.answer(.ok, #"{"approves":true}"#, type: "application/json")
    case (.GET, ["golden"]): await golden(request.query.first { $0.name == "name" }?.value ?? "")
    case (.GET, _): path.contains { $0.contains("/") } ? Self.answer(.notFound) : file(path.joined(separator: "/"))
    default: Self.answer(.methodNotAllowed)
    }
  }

  /// Only regular files that are in the folder when their links are followed.
  private nonisolated func file(_ path: String) -> HTTPResponse {
    let full = (folder as NSString).appendingPathComponent(path)
    guard SnapshotName.isContained(path), SnapshotName.isInside(full, folder) else { return Self.answer(.notFound) }
    return Self.answer(file: full)
  }

  /// The golden of an entry that could be approved. The server serves no other file outside of the report's folder.
  private func golden(_ name: String) -> HTTPResponse {
    approval.goldenPath(of: name).map { Self.answer(file: $0) } ?? Self.answer(.notFound)
  }

  private struct Approval: Decodable { let name: String }

  private func approve(_ request: HTTPRequest) async -> HTTPResponse {
    // Only what a script of the page itself can send: forms of other pages have another type and carry their origin.
    guard request.headers[.contentType] == "application/json" else { return Self.answer(.unsupportedMediaType) }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(request.headers[.host] ?? "")" {
      return Self.answer(.forbidden)
    }
    guard let length = Int(request.headers[.contentLength] ?? ""), length <= 1 << 16 else {
      return Self.answer(.payloadTooLarge)
    }
    guard let data = try? await request.bodyData, let wish = try? JSONDecoder().decode(Approval.self, from: data) else {
      return Self.problem(.badRequest, "The request is not {\"name\":…}.")
    }
    do {
      let isDone = approval.report.results.contains { $0.name == wish.name && $0.state == .recorded }
      // The entry is approved already; a key pressed twice changes nothing.
      if !isDone {
        try approval.approve(wish.name)
        log("approved \(wish.name)")
        saveSoon()
      }
      return Self.answer(.ok, #"{"state":"recorded"}"#, type: "application/json")
    } catch {
      log("error: \(error)")
      switch error {
      case .unknown: return Self.problem(.notFound, "\(error)")
      case .notApprovable, .unsafe: return Self.problem(.conflict, "\(error)")
      default: return Self.problem(.internalServerError, "\(error)")
      }
    }
  }

  /// Writes the report later: with many entries, writing it after each approval would be slow.
  private func saveSoon() {
    isDirty = true
    guard saving == nil else { return }
    saving = Task {
      try? await Task.sleep(for: .milliseconds(500))
      save()
    }
  }

  /// Writes what was approved into the report's files.
  func save() {
    saving = nil
    guard isDirty else { return }
    do {
      try ReportFiles.write(&approval)
      isDirty = false
    } catch {
      log("The golden pictures are written, but not the report: \(error)")
    }
  }
}

extension ReportSite {
  static func makeToken() -> String {
    // Seeded by the system's secure source.
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Compares in constant time, so that the token cannot be guessed digit by digit.
  static func isEqual(_ given: String, _ secret: String) -> Bool {
    let (given, secret) = (Array(given.utf8), Array(secret.utf8))
    guard given.count == secret.count else { return false }
    return zip(given, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether the Host header names this machine by number or as `localhost`.
  static func isLocal(host: String?) -> Bool {
    guard let host else { return false }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard ["127.0.0.1", "localhost"].contains(parts[0].lowercased()) else { return false }
    return parts.count == 1 || (parts.count == 2 && UInt16(parts[1]) != nil)
  }

  static func answer(
    _ status: HTTPStatusCode, _ text: String = "", type: String = "text/plain; charset=utf-8",
    headers: [HTTPHeader: String] = [:]
  ) -> HTTPResponse {
    answer(status, Data(text.utf8), type: type, headers: headers)
  }

  static func problem(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
    let body = (try? JSONEncoder().encode(["error": sentence])) ?? Data()
    return answer(status, body, type: "application/json")
  }

  private static func answer(
    _ status: HTTPStatusCode, _ body: Data, type: String, headers: [HTTPHeader: String] = [:]
  ) -> HTTPResponse {
    var all = headers
    all[.contentType] = type
    all[.cacheControl] = "no-store"
    all[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    // The token is part of the address, which must not be sent as a referrer.
    all[HTTPHeader("Referrer-Policy")] = "no-referrer"
    all[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    all[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return HTTPResponse(statusCode: status, headers: HTTPHeaders(all), body: body)
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "png": "image/png", "svg": "image/svg+xml", "xml": "application/xml",
  ]

  private static func answer(file path: String) -> HTTPResponse {
    // A folder cannot be read as a file either.
    guard let bytes = try? AtomicFile.read(path, maximumBytes: 1 << 29) else { return answer(.notFound) }
    let type = types[(path as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
    return answer(.ok, Data(bytes), type: type)
  }
}
