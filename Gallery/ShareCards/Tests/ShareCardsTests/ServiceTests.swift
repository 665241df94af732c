// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Hummingbird
import HummingbirdTesting
import ShareCard
import TesseraServer
import Testing

@testable import ShareCards

/// The service with workers that are its own program.
@Suite struct ServiceTests {
  private func program() throws -> String {
    let folders = [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(), Bundle.main.bundleURL,
    ]
    let candidates = folders.flatMap { folder in
      ["share-cards", "ShareCardsMain"].map { folder.appendingPathComponent($0).path }
    }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0) }, "share-cards was not built.")
  }

  private func withService(
    _ body: @Sendable (any TestClientProtocol, RenderPool) async throws -> Void
  ) async throws {
    let folder = NSTemporaryDirectory() + "/share-cards-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var configuration = RenderPoolConfiguration()
    configuration.workers = 1
    configuration.deadline = nil
    configuration.timeLimit = .seconds(600)
    configuration.startLimit = .seconds(600)
    let pool = try RenderPool(.executable(path: program()), configuration: configuration)
    let service = CardService(pool: pool, cache: try CardCache(folder: folder, limit: 1 << 24))
    try await Application(router: service.router).test(.router) { try await body($0, pool) }
    await pool.shutDown()
  }

  private func post(_ client: any TestClientProtocol, _ json: String, _ headers: HTTPFields = [:]) async throws
    -> TestResponse
  {
    try await client.execute(uri: "/card", method: .post, headers: headers, body: ByteBuffer(string: json))
  }

  @Test func cardsAreRenderedOnce() async throws {
    try await withService { client, pool in
      let card = #"{"name": "Ada", "statistics": [{"value": 12, "label": "Stars"}]}"#
      let first = try await post(client, card)
      #expect(first.status == .ok)
      #expect(first.headers[.contentType] == "image/png")
      #expect(Array(first.body.readableBytesView.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      #expect(Array(first.body.readableBytesView[16..<24]) == [0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76])
      // The same card in other words, and by its address.
      let second = try await post(
        client, #"{"statistics":[{"label":"Stars","value":12}],"name":"Ada","appearance":"light"}"#)
      let third = try await client.execute(uri: "/card?name=Ada&stat=12:Stars", method: .get)
      for other in [second, third] {
        #expect(other.body == first.body)
        #expect(other.headers[.eTag] == first.headers[.eTag])
      }
      #expect(pool.statistics.rendered == 1)
      let tag = try #require(first.headers[.eTag])
      let known = try await post(client, card, [.ifNoneMatch: tag])
      #expect(known.status == .notModified)
      #expect(known.body.readableBytes == 0)
      let dark = try await post(client, #"{"name": "Ada", "appearance": "dark"}"#)
      #expect(dark.headers[.eTag] != tag)
      #expect(pool.statistics.rendered == 2)
      let metrics = try await client.execute(uri: "/metrics", method: .get)
      let text = String(buffer: metrics.body)
      #expect(text.contains("share_cards_cache_hits_total 2\n"))
      #expect(text.contains("share_cards_renders_total 2\n"))
      #expect(text.contains("share_cards_requests_total{status=\"200\"} 4\n"))
    }
  }

  @Test func mistakesAreTold() async throws {
    try await withService { client, _ in
      for (body, words) in [
        ("", "is no"), ("{", ""), (#"{"name": 1}"#, "name: expected a string, found number"),
        (#"{"name": "A", "avatar": {"image": "AAAA"}}"#, "avatar.image: expected a picture file that can be read"),
        (#"{"name": "A", "language": "no language"}"#, "There is no language"),
      ] {
        let answer = try await post(client, body)
        #expect(answer.status == .badRequest)
        let text = String(buffer: answer.body)
        #expect(text.hasPrefix("{\"error\":\"") && (words == "is no" || text.contains(words)), "\(text)")
      }
      let large = try await post(client, String(repeating: "a", count: CardService.greatestBody + 1))
      #expect(large.status == .contentTooLarge)
      let unknown = try await client.execute(uri: "/card?nome=Ada", method: .get)
      #expect(unknown.status == .badRequest)
    }
  }

  @Test func health() async throws {
    try await withService { client, pool in
      while pool.statistics.workers == 0 { try await Task.sleep(for: .milliseconds(5)) }
      let answer = try await client.execute(uri: "/health", method: .get)
      #expect(answer.status == .ok)
    }
  }
}
