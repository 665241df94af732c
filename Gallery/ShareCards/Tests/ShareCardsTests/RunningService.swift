// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import FoundationNetworking
import Testing

/// The program as a user runs it, with a separate port and a separate cache.
final class RunningService: @unchecked Sendable {
  let address: String
  private let process = Process()
  private let folder = NSTemporaryDirectory() + "/share-cards-\(UUID().uuidString)"
  private let ends: AsyncStream<Int32>

  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  init() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let folders = [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(), Bundle.main.bundleURL,
    ]
    let program = folders.map { $0.appendingPathComponent("share-cards") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let found: URL = try #require(program, "share-cards was not built.")
    process.executableURL = found
    process.arguments = ["--port", "0", "--workers", "1", "--deadline", "3600", "--cache", folder + "/cache"]
    let errors = folder + "/errors"
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    let (ends, end) = AsyncStream<Int32>.makeStream()
    self.ends = ends
    process.terminationHandler = { end.yield($0.terminationStatus) }
    try process.run()
    while true {
      let text = try String(contentsOfFile: errors, encoding: .utf8)
      if text.hasSuffix(".\n"), let port = text.split(separator: ":").last?.prefix(while: \.isNumber), !port.isEmpty {
        address = "http://127.0.0.1:\(port)"
        break
      }
      try #require(process.isRunning, "share-cards did not start: \(text)")
      try await Task.sleep(for: .milliseconds(20))
    }
    while try await get("/health").status != 200 { try await Task.sleep(for: .milliseconds(20)) }
  }

  func get(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
    try await send("GET", path, headers, nil)
  }

  func post(_ json: String, headers: [String: String] = [:]) async throws -> Answer {
    try await send("POST", "/card", headers, Data(json.utf8))
  }

  private func send(_ method: String, _ path: String, _ headers: [String: String], _ body: Data?) async throws -> Answer
  {
    var request = URLRequest(url: try #require(URL(string: address + path)))
    request.httpMethod = method
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.timeoutInterval = 3600
    request.httpBody = body
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    let fields = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(status: answer.statusCode, headers: Dictionary(fields) { $1 }, body: data)
  }

  /// Terminates the program and returns its exit code.
  func end() async throws -> Int32? {
    process.terminate()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for await code in ends { return code }
    return nil
  }
}
