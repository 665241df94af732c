// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

import ShareCards

@Suite struct ServiceTests {
  @Test func cardsAreRenderedOnce() async throws {
    let service = try await RunningService()
    let card = #"{"name": "Ada", "statistics": [{"value": 12, "label": "Stars"}]}"#
    let first = try await service.post(card)
    #expect(first.status == 200)
    #expect(first.headers["content-type"] == "image/png")
    #expect(Array(first.body.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // The PNG header contains the size of 1200 x 630 pixels.
    #expect(Array(first.body[16..<24]) == [0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76])
    // The same card in different JSON, and as a query.
    let second = try await service.post(
      #"{"statistics":[{"label":"Stars","value":12}],"name":"Ada","appearance":"light"}"#)
    let third = try await service.get("/card?name=Ada&stat=12:Stars")
    for other in [second, third] {
      #expect(other.body == first.body)
      #expect(other.headers["etag"] == first.headers["etag"])
    }
    let tag = try #require(first.headers["etag"])
    let known = try await service.post(card, headers: ["If-None-Match": tag])
    #expect(known.status == 304)
    #expect(known.body.isEmpty)
    let dark = try await service.post(#"{"name": "Ada", "appearance": "dark"}"#)
    #expect(dark.headers["etag"] != tag)
    let metrics = try await service.get("/metrics").text
    #expect(metrics.contains("share_cards_cache_hits_total 2\n"))
    #expect(metrics.contains("share_cards_renders_total 2\n"))
    #expect(metrics.contains("share_cards_requests_total{status=\"200\"} 4\n"))
    #expect(metrics.contains("share_cards_requests_total{status=\"304\"} 1\n"))
    #expect(try await service.end() == 0)
  }

  @Test func mistakesAreTold() async throws {
    let service = try await RunningService()
    for (body, words) in [
      ("", ""), ("{", ""), (#"{"name": 1}"#, "name: expected a string, found number"),
      (#"{"name": "A", "avatar": {"image": "AAAA"}}"#, "avatar.image: expected a picture file that can be read"),
      (#"{"name": "A", "language": "no language"}"#, "There is no language"),
    ] {
      let answer = try await service.post(body)
      #expect(answer.status == 400)
      #expect(
        answer.text.hasPrefix("{\"error\":\"") && (words.isEmpty || answer.text.contains(words)), "\(answer.text)")
    }
    #expect(try await service.get("/card?nome=Ada").status == 400)
    #expect(try await service.get("/card").status == 400)
    #expect(try await service.get("/nothing").status == 404)
    #expect(try await service.post(String(repeating: "a", count: CardService.maximumBody + 1)).status == 413)
    #expect(try await service.end() == 0)
  }
}
