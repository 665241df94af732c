// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The local server over real sockets, by requests written letter by letter: what a browser sends, and what another page in
// it, or another user of the machine, might.

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

  /// Runs the body with the port and the token of a server.
  private func serve(_ body: @escaping @Sendable (UInt16, String) async throws -> Void) async throws {
    let approval = try SnapshotApproval(report: report, plan: nil, root: folder.path + "/package")
    try ReportFiles.writePages(approval.report, to: report)
    let site = ReportSite(approval)
    try await ReportServer(site: site, port: 0).run { address in
      let url = try #require(URL(string: address))
      #expect(url.host == "127.0.0.1")
      #expect(url.pathComponents == ["/", site.token])
      try await body(UInt16(try #require(url.port)), site.token)
    }
  }

  @Test func tokensAreRandomAnd128Bits() {
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

  /// Path behind the token, status, and how the body begins.
  static let paths: [(String, Int, String)] = [
    ("/", 200, "<!doctype html>"), ("/index.html", 200, "<!doctype html>"), ("/report.js", 200, "//"),
    ("/report-data.js", 200, "window.tesseraReport = {"), ("/server.json", 200, #"{"approves":true}"#),
    ("/images/a%20b.actual.png", 200, ""), ("/golden?name=a", 200, ""),
    ("", 301, ""), ("/none.png", 404, ""), ("/images", 404, ""), ("/images/", 404, ""),
    // Ways out.
    ("/../secret.png", 404, ""), ("/%2e%2e/secret.png", 404, ""), ("/images/..%2f..%2fsecret.png", 404, ""),
    ("/%2fetc%2fpasswd", 404, ""), ("//etc/passwd", 404, ""), ("/link.png", 404, ""),
    ("/images/../../secret.png", 404, ""),
    ("/golden?name=far", 404, ""), ("/golden?name=b", 404, ""), ("/golden", 404, ""), ("/%zz", 400, ""),
    ("/a%00.png", 404, ""),
  ]

  @Test func filesOfTheFolderAndNoOthers() async throws {
    try await serve { port, token in
      for (path, status, start) in Self.paths {
        let answer = try await send("GET /\(token)\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n", to: port)
        #expect(answer.status == status, "\(path)")
        #expect(answer.body.hasPrefix(start), "\(path)")
        #expect(!answer.body.contains("out of bounds"), "\(path)")
      }
    }
  }

  @Test func nothingWithoutTheTokenOrTheHost() async throws {
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

  @Test func headersKeepThePageToItself() async throws {
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

  @Test func approvesOnceAndTwice() async throws {
    try await serve { [golden] port, token in
      for _ in 0..<2 {
        let answer = try await Self.approval(
          #"{"name":"a"}"#, port: port, token: token, origin: "http://127.0.0.1:\(port)")
        #expect(answer.status == 200)
        #expect(answer.body == #"{"state":"recorded"}"#)
        #expect(try Golden.read(golden).shows(Self.picture(30)))
      }
    }
    // When the server has ended, the report knows.
    let after = try SnapshotReport.read(report)
    #expect(after.results.map(\.state) == [.recorded, .failed])
    #expect(try folder.bytes("report/report-data.js").count > 100)
  }

  @Test func wishesThatAreNotGranted() async throws {
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

  // The command

  private func run(_ arguments: [String], signal: Int32? = nil) async -> Int32 {
    await Interruption.$signal.withValue({ signal }) {
      await CatalogCommand.run(ScreenCatalog([]), arguments: ["report"] + arguments)
    }
  }

  @Test func aTakenPortEndsWithOne() async throws {
    try await serve { [report] port, _ in
      let code = await CatalogCommand.run(
        ScreenCatalog([]), arguments: ["report", report, "--serve", "--port", "\(port)"])
      #expect(code == 1)
    }
  }

  @Test func aSignalEndsTheServerWell() async {
    #expect(await run([report, "--serve"], signal: 2) == 0)
  }

  @Test func withoutServingThePageIsWritten() async {
    #expect(await run([report]) == 0)
    #expect(FileManager.default.fileExists(atPath: report + "/index.html"))
  }

  @Test(arguments: [
    ["--serve", "--port", "0"], ["--serve", "--port", "65536"], ["--port", "80"], ["--serve", "--port", "x"],
  ])
  func mistakesEndWithTwo(_ arguments: [String]) async {
    #expect(await run([report] + arguments, signal: 2) == 2)
  }

  @Test(arguments: [["--serve"], []]) func aFolderWithoutAReportEndsWithOne(_ arguments: [String]) async {
    #expect(await run([folder.path] + arguments, signal: 2) == 1)
  }
}

struct Answer: Sendable {
  var status: Int
  var head: String
  var body: String
}

/// Sends a request and reads until the server closes. On a thread of its own: the server needs those of tasks.
private func send(_ head: String, body: String = "", to port: UInt16) async throws -> Answer {
  let request = Array((head + "Connection: close\r\n\r\n" + body).utf8)
  let bytes = await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: exchange(request, port)) }
  }
  let text = String(decoding: bytes, as: UTF8.self)
  let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
  let status = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
  return Answer(status: status, head: String(parts[0]), body: parts.count > 1 ? String(parts[1]) : "")
}

private func exchange(_ request: [UInt8], _ port: UInt16) -> [UInt8] {
  #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var wait = timeval(tv_sec: 10, tv_usec: 0)
  setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
  let connected = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  guard connected == 0, request.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == request.count else {
    return []
  }
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return result }
    result += buffer[..<count]
  }
}
