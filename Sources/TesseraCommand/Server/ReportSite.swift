// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computes the local server's responses, independently of sockets. A port of 127.0.0.1 can be accessed by every page
// in the browser and by every program of every user on the machine. Therefore, every path must start with the token,
// which relative links preserve. The Host header exposes a page whose domain resolves to 127.0.0.1 (DNS rebinding),
// and the Origin header exposes a form that is sent from another page.

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// A site that shows a report and handles approvals.
actor ReportSite: HTTPSite {
  nonisolated let folder: String
  /// A secret token, which consists of 128 random bits in hexadecimal.
  nonisolated let token: String
  private var approval: SnapshotApproval
  private var isDirty = false
  private var saving: Task<Void, Never>?
  private let log: @Sendable (String) -> Void

  /// Creates a site with a new token.
  ///
  /// - Parameter log: A closure that is called with a line for each approval and each rejected request.
  init(_ approval: SnapshotApproval, log: @escaping @Sendable (String) -> Void = { _ in }) {
    self.approval = approval
    self.log = log
    folder = approval.folder
    token = Self.makeToken()
  }

  nonisolated func refusal(of head: HTTPRequest, bodyLength: Int) -> HTTPResponse? {
    let path: [String]
    switch route(head) {
    case .success(let parts): path = parts
    case .failure(let refused): return refused.response
    }
    switch (head.method, path) {
    case ("POST", ["approve"]): return refusal(ofApproval: head, bodyLength: bodyLength)
    case (_, ["approve"]): return Self.answer(.methodNotAllowed)
    case ("GET", _): return nil
    default: return Self.answer(.methodNotAllowed)
    }
  }

  nonisolated func response(to request: HTTPRequest) async -> HTTPResponse {
    switch route(request) {
    case .success(let path): await answer(request, path: path)
    case .failure(let refused): refused.response
    }
  }

  private struct Refused: Error { let response: HTTPResponse }

  /// Returns the decoded path components after the token, or the reason that access is denied.
  private nonisolated func route(_ request: HTTPRequest) -> Result<[String], Refused> {
    // Use the undecoded path, because normalization would hide invalid paths.
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard request.path.hasPrefix("/"), let given = parts.first, Self.isEqual(String(given), token) else {
      return .failure(Refused(response: Self.answer(.forbidden)))
    }
    guard Self.isLocal(host: request.headers["host"]) else {
      return .failure(Refused(response: Self.answer(.forbidden)))
    }
    let rest = parts.dropFirst().map { $0.removingPercentEncoding }
    guard !rest.contains(nil) else { return .failure(Refused(response: Self.answer(.badRequest))) }
    return .success(rest.compactMap(\.self))
  }

  /// Returns the refusal of a request to approve an entry, or nil if the request was sent by the page's own script. A
  /// form on another page has a different content type and sends its origin.
  private nonisolated func refusal(ofApproval head: HTTPRequest, bodyLength: Int) -> HTTPResponse? {
    guard head.headers["content-type"] == "application/json" else { return Self.answer(.unsupportedMediaType) }
    if let origin = head.headers["origin"], origin != "http://\(head.headers["host"] ?? "")" {
      return Self.answer(.forbidden)
    }
    guard head.headers["content-length"] != nil else { return Self.answer(.lengthRequired) }
    return bodyLength <= 1 << 16 ? nil : Self.answer(.payloadTooLarge)
  }

  private nonisolated func answer(_ request: HTTPRequest, path: [String]) async -> HTTPResponse {
    switch (request.method, path) {
    case ("POST", ["approve"]): await approve(request)
    case ("GET", []): Self.answer(.movedPermanently, headers: [("Location", "/\(token)/")])
    case ("GET", [""]): file("index.html")
    case ("GET", ["server.json"]): Self.answer(.ok, #"{"approves":true}"#, type: "application/json")
    case ("GET", ["golden"]): await golden(request.query("name") ?? "")
    case ("GET", _): path.contains { $0.contains("/") } ? Self.answer(.notFound) : file(path.joined(separator: "/"))
    default: Self.answer(.methodNotAllowed)
    }
  }

  /// Returns a regular file, which must be in the folder after symbolic links are resolved.
  private nonisolated func file(_ path: String) -> HTTPResponse {
    let full = (folder as NSString).appendingPathComponent(path)
    guard SnapshotName.isContained(path), SnapshotName.isInside(full, folder) else { return Self.answer(.notFound) }
    return Self.answer(file: full)
  }

  /// Returns the golden of an entry that can be approved. No other files outside the report's folder are served.
  private func golden(_ name: String) -> HTTPResponse {
    approval.goldenPath(of: name).map { Self.answer(file: $0) } ?? Self.answer(.notFound)
  }

  private struct Approval: Decodable { let name: String }

  private func approve(_ request: HTTPRequest) -> HTTPResponse {
    guard let wish = try? JSONDecoder().decode(Approval.self, from: Data(request.body)) else {
      return Self.problem(.badRequest, "The request is not {\"name\":…}.")
    }
    do {
      let isDone = approval.report.results.contains { $0.name == wish.name && $0.state == .recorded }
      // Approving an entry twice has no effect.
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

  /// Writes the report after a delay, because writing a report with many entries after each approval would be slow.
  private func saveSoon() {
    isDirty = true
    guard saving == nil else { return }
    saving = Task {
      try? await Task.sleep(for: .milliseconds(500))
      save()
    }
  }

  /// Writes the approvals to the report's files.
  func save() {
    saving = nil
    guard isDirty else { return }
    do {
      try ReportFiles.write(&approval)
      isDirty = false
    } catch {
      log("The goldens were written, but not the report: \(error)")
    }
  }
}

extension ReportSite {
  static func makeToken() -> String {
    // The system's random number generator is cryptographically secure.
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Compares strings in constant time, so that the token can't be guessed digit by digit.
  static func isEqual(_ given: String, _ secret: String) -> Bool {
    let (given, secret) = (Array(given.utf8), Array(secret.utf8))
    guard given.count == secret.count else { return false }
    return zip(given, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns whether the Host header is a loopback address or `localhost`.
  static func isLocal(host: String?) -> Bool {
    guard let host else { return false }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard ["127.0.0.1", "localhost"].contains(parts[0].lowercased()) else { return false }
    return parts.count == 1 || (parts.count == 2 && UInt16(parts[1]) != nil)
  }

  static func answer(
    _ status: HTTPStatus, _ text: String = "", type: String = "text/plain; charset=utf-8",
    headers: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    answer(status, .bytes(Array(text.utf8)), type: type, headers: headers)
  }

  static func problem(_ status: HTTPStatus, _ sentence: String) -> HTTPResponse {
    let body = (try? HiddenCharacters.json(["error": sentence])) ?? []
    return answer(status, .bytes(body), type: "application/json")
  }

  private static func answer(
    _ status: HTTPStatus, _ body: HTTPResponse.Body, type: String, headers: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers + [("Content-Type", type)] + common, body: body)
  }

  private static let common: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    // The page's address contains the token, so it must not be sent as a referrer.
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
  ]

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "png": "image/png", "svg": "image/svg+xml", "xml": "application/xml",
  ]

  private static func answer(file path: String) -> HTTPResponse {
    let type = types[(path as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
    do { return answer(.ok, .file(try OpenFile(path)), type: type) } catch {
      return answer(error == .noDescriptor ? .serviceUnavailable : .notFound)
    }
  }
}
