// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of the local server over real sockets, with requests written byte by byte: requests that a browser sends, and
// requests that another web page or another user of the machine might send.

import Foundation
@testable import Tessera
@testable import TesseraCommand
import TesseraImaging
import TesseraRaster
import Testing

@Suite struct ReportServerTests {
  private let folder = Folder()
  private var report: String { folder.path + "/report" }
  private var golden: String { folder.path + "/package/__Snapshots__/a.png" }

  private static func picture(_ blue: UInt8) -> Bitmap {
    Bitmap(width: 2, height: 1, bytes: [1, 2, blue, 255, 1, 2, blue, 255]) ?? Bitmap(width: 2, height: 1)
  }

  init() throws {
    try Golden.write(Self.picture(31), tree: nil, to: golden)
    try Golden.write(Self.picture(30), tree: nil, to: report + "/images/a b.actual.png")
    try AtomicFile.write(Array("out of bounds".utf8), to: folder.path + "/secret.png")
    try FileManager.default.createSymbolicLink(
      atPath: report + "/link.png", withDestinationPath: folder.path + "/secret.png")
    let results = [
      SnapshotResult(
        name: "a", group: "g", state: .failed, golden: golden, pictures: .init(actual: "images/a b.actual.png")),
      SnapshotResult(name: "far", group: "g", state: .failed, golden: folder.path + "/secret.png"),
    ]
    try SnapshotReport(results: results).write(to: report)
  }

  /// Calls the body with the port and the token of a running server.
  private func serve(_ body: @escaping @Sendable (UInt16, String) async throws -> Void) async throws {
    let approval = try SnapshotApproval(report: report, plan: nil, root: folder.path + "/package")
    try ReportFiles.writePages(approval.report, to: report)
    let site = ReportSite(approval)
    // Allow slow clients, because thousands of other tests run at the same time.
    var limits = ServerLimits()
    (limits.headTime, limits.bodyTime, limits.idleTime) = (.seconds(3600), .seconds(3600), .seconds(3600))
    (limits.writeTime, limits.drainTime) = (.seconds(3600), .seconds(3600))
    try await ReportServer(site: site, port: 0, limits: limits).run { address in
      let url = try #require(URL(string: address))
      #expect(url.host == "127.0.0.1")
      #expect(url.pathComponents == ["/", site.token])
      try await body(UInt16(try #require(url.port)), site.token)
    }
  }

  @Test func tokensAre128RandomBits() {
    let tokens = (0..<100).map { _ in ReportSite.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test(arguments: [
    ("127.0.0.1:8080", true), ("localhost:1", true), ("127.0.0.1", true), ("LOCALHOST", true),
    ("evil.example:8080", false),
    ("127.0.0.1.evil.example", false), ("", false), ("127.0.0.1:x", false), ("127.0.0.1:1:2", false),
    ("[::1]:80", false),
  ])
  func hosts(_ host: String, _ isLocal: Bool) {
    #expect(ReportSite.isLocal(host: host) == isLocal)
    #expect(!ReportSite.isLocal(host: nil))
  }

  /// The path after the token, the expected status, and the beginning of the expected body.
  static let paths: [(String, Int, String)] = [
    ("/", 200, "<!doctype html>"), ("/index.html", 200, "<!doctype html>"), ("/report.js", 200, "//"),
    ("/report-data.js", 200, "window.tesseraReport = {"), ("/server.json", 200, #"{"approves":true}"#),
    ("/images/a%20b.actual.png", 200, ""), ("/golden?name=a", 200, ""),
    ("", 301, ""), ("/none.png", 404, ""), ("/images", 404, ""), ("/images/", 404, ""),
    // Paths outside the folder.
    ("/../secret.png", 404, ""), ("/%2e%2e/secret.png", 404, ""), ("/images/..%2f..%2fsecret.png", 404, ""),
    ("/%2fetc%2fpasswd", 404, ""), ("//etc/passwd", 404, ""), ("/link.png", 404, ""),
    ("/images/../../secret.png", 404, ""),
    ("/golden?name=far", 404, ""), ("/golden?name=b", 404, ""), ("/golden", 404, ""), ("/%zz", 400, ""),
    ("/a%00.png", 404, ""),
  ]

  @Test func servesOnlyFilesOfTheFolder() async throws {
    try await serve { port, token in
      for (path, status, start) in Self.paths {
        let answer = try await send("GET /\(token)\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n", to: port)
        #expect(answer.status == status, "\(path)")
        #expect(answer.body.hasPrefix(start), "\(path)")
        #expect(!answer.body.contains("out of bounds"), "\(path)")
      }
    }
  }

  @Test func requiresTheTokenAndHost() async throws {
    try await serve { port, token in
      let host = "Host: 127.0.0.1:\(port)\r\n"
      let wrong = String(token.dropLast()) + (token.hasSuffix("0") ? "1" : "0")
      let requests = [
        "GET / HTTP/1.1\r\n\(host)", "GET /index.html HTTP/1.1\r\n\(host)", "GET /\(wrong)/ HTTP/1.1\r\n\(host)",
        "GET /\(token)0/ HTTP/1.1\r\n\(host)", "GET /\(token.dropLast())/ HTTP/1.1\r\n\(host)",
        "GET /x/../\(token)/ HTTP/1.1\r\n\(host)", "GET /?token=\(token) HTTP/1.1\r\n\(host)",
        "GET /\(token)/ HTTP/1.1\r\nHost: evil.example:\(port)\r\n", "GET /\(token)/ HTTP/1.1\r\n",
        "POST /approve HTTP/1.1\r\n\(host)Content-Type: application/json\r\nContent-Length: 2\r\n",
      ]
      for request in requests {
        let answer = try await send(request, body: request.hasPrefix("POST") ? "{}" : "", to: port)
        #expect(answer.status == 403, "\(request)")
        #expect(answer.body.isEmpty, "\(request)")
      }
    }
  }

  @Test func sendsIsolationHeaders() async throws {
    try await serve { port, token in
      let answer = try await send("GET /\(token)/ HTTP/1.1\r\nHost: localhost:\(port)\r\n", to: port)
      let head = answer.head.lowercased()
      for line in ["referrer-policy: no-referrer", "cache-control: no-store", "x-content-type-options: nosniff"] {
        #expect(head.contains(line), "\(line)")
      }
      #expect(head.contains("script-src 'self';"))
      #expect(!head.contains("access-control-allow"))
    }
  }

  private static func approval(
    _ body: String, port: UInt16, token: String, type: String = "application/json", origin: String? = nil
  ) async throws -> Answer {
    let extra = origin.map { "Origin: \($0)\r\n" } ?? ""
    return try await send(
      "POST /\(token)/approve HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: \(type)\r\n\(extra)"
        + "Content-Length: \(body.utf8.count)\r\n", body: body, to: port)
  }

  /// A file that the server sends in several chunks.
  @Test func sendsLargeFiles() async throws {
    let text = String(repeating: "0123456789abcdef", count: 1 << 17)
    try AtomicFile.write(Array(text.utf8), to: report + "/large.txt")
    try await serve { port, token in
      let answer = try await send("GET /\(token)/large.txt HTTP/1.1\r\nHost: localhost\r\n", to: port)
      #expect(answer.head.contains("Content-Length: 2097152"))
      #expect(answer.body == text)
    }
  }

  @Test func approvingTwiceIsHarmless() async throws {
    try await serve { [golden] port, token in
      for _ in 0..<2 {
        let answer = try await Self.approval(
          #"{"name":"a"}"#, port: port, token: token, origin: "http://127.0.0.1:\(port)")
        #expect(answer.status == 200)
        #expect(answer.body == #"{"state":"recorded"}"#)
        #expect(try Golden.read(golden).shows(Self.picture(30)))
      }
    }
    // After the server has stopped, the report contains the approvals.
    let after = try SnapshotReport.read(report)
    #expect(after.results.map(\.state) == [.recorded, .failed])
    #expect(try folder.bytes("report/report-data.js").count > 100)
  }

  @Test func rejectsInvalidApprovals() async throws {
    try await serve { port, token in
      func status(_ body: String, type: String = "application/json", origin: String? = nil) async throws -> Int {
        try await Self.approval(body, port: port, token: token, type: type, origin: origin).status
      }
      #expect(try await status(#"{"name":"b"}"#) == 404)
      #expect(try await status(#"{"name":"far"}"#) == 409)
      #expect(try await status("{}") == 400)
      #expect(try await status("name=a") == 400)
      #expect(try await status(#"{"name":"a"}"#, type: "text/plain") == 415)
      #expect(try await status(#"{"name":"a"}"#, origin: "http://evil.example") == 403)
      #expect(try await status(#"{"name":"a"}"#, origin: "null") == 403)
      #expect(try await status(#"{"name":"\#(String(repeating: "a", count: 1 << 16))"}"#) == 413)
      for method in ["GET", "PUT", "DELETE", "OPTIONS"] {
        let answer = try await send("\(method) /\(token)/approve HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n", to: port)
        #expect(answer.status == 405, "\(method)")
      }
      let put = try await send("PUT /\(token)/index.html HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n", to: port)
      #expect(put.status == 405)
    }
    #expect(try Golden.read(golden).shows(Self.picture(31)))
    #expect(try SnapshotReport.read(report).results.map(\.state) == [.failed, .failed])
  }

  // The report command

  private func run(_ arguments: [String], signal: Int32? = nil) async -> Int32 {
    await Interruption.$signal.withValue({ signal }) {
      await CatalogCommand.run(ScreenCatalog([]), arguments: ["report"] + arguments)
    }
  }

  @Test func aUsedPortExitsWithOne() async throws {
    try await serve { [report] port, _ in
      let code = await CatalogCommand.run(
        ScreenCatalog([]), arguments: ["report", report, "--serve", "--port", "\(port)"])
      #expect(code == 1)
    }
  }

  @Test func signalsStopTheServerGracefully() async {
    #expect(await run([report, "--serve"], signal: 2) == 0)
  }

  @Test func writesThePageWithoutServing() async {
    #expect(await run([report]) == 0)
    #expect(FileManager.default.fileExists(atPath: report + "/index.html"))
  }

  @Test(arguments: [
    ["--serve", "--port", "0"], ["--serve", "--port", "65536"], ["--port", "80"], ["--serve", "--port", "x"],
  ])
  func usageErrorsExitWithTwo(_ arguments: [String]) async {
    #expect(await run([report] + arguments, signal: 2) == 2)
  }

  @Test(arguments: [["--serve"], []]) func aFolderWithoutReportExitsWithOne(_ arguments: [String]) async {
    #expect(await run([folder.path] + arguments, signal: 2) == 1)
  }
}

struct Answer: Sendable {
  var status: Int
  var head: String
  var body: String
}

/// Sends a request and reads the response until the server closes the connection.
private func send(_ head: String, body: String = "", to port: UInt16) async throws -> Answer {
  let text = await onThread {
    let client = SocketClient(port)
    return client.send(head + "Connection: close\r\n\r\n" + body) ? client.receiveAll() : ""
  }
  let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
  let status = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
  return Answer(status: status, head: String(parts[0]), body: parts.count > 1 ? String(parts[1]) : "")
}
