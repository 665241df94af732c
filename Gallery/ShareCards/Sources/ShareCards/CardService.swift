// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import ShareCard
internal import TesseraServer

/// The HTTP service that responds to requests with rendered cards.
package struct CardService: Sendable {
  /// The maximum size of a request body in bytes, which is sufficient for a base64-encoded image and some text.
  package static let maximumBody = 768 * 1024

  let pool: RenderPool
  let cache: CardCache?
  let metrics = ServiceMetrics()

  var router: Router<BasicRequestContext> {
    let router = Router()
    router.post("card") { request, _ in await answer(request) { try await Self.posted(request) } }
    router.get("card") { request, _ in
      await answer(request) {
        try CardQuery.card(request.uri.queryParameters.map { (String($0.key), String($0.value)) })
      }
    }
    router.get("health") { _, _ in
      let isReady = pool.statistics.workers > 0
      return Response(
        status: isReady ? .ok : .serviceUnavailable, headers: [.contentType: "text/plain"],
        body: .init(byteBuffer: ByteBuffer(string: isReady ? "ok\n" : "no worker is ready\n")))
    }
    router.get("metrics") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4"],
        body: .init(byteBuffer: ByteBuffer(string: metrics.text(pool.statistics, cache?.currentCounts))))
    }
    return router
  }

  private static func posted(_ request: Request) async throws -> Card {
    let body = try await request.body.collect(upTo: maximumBody)
    return try JSONDecoder().decode(Card.self, from: Data(body.readableBytesView))
  }

  /// Returns the response to a card request, or a response that describes the error.
  private func answer(_ request: Request, _ card: () async throws -> Card) async -> Response {
    let start = ContinuousClock.now
    var response: Response
    do { response = try await picture(of: card(), request) } catch { response = Self.failure(error) }
    response.headers[.server] = "share-cards"
    let time = (ContinuousClock.now - start).components
    metrics.count(status: response.status.code, seconds: Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    return response
  }

  private func picture(of card: Card, _ request: Request) async throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let canonical = try encoder.encode(card)
    let key = ContentHash.hex(of: canonical + Data(BuildIdentity.text.utf8))
    var headers: HTTPFields = [
      .eTag: "\"\(key.prefix(32))\"", .cacheControl: "public, max-age=86400, stale-while-revalidate=604800",
    ]
    // The entity tag depends only on the request, so nothing is rendered if the client already has the image.
    if let known = request.headers[.ifNoneMatch], Self.names(known, headers[.eTag] ?? "") {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "image/png"
    if let picture = cache?.read(key) {
      return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: picture)))
    }
    let image = try await pool.render(CardTemplate.name, json: canonical, options: CardTemplate.options(for: card))
    let buffer = image.withUnsafeBytes { bytes in
      cache?.write(key, bytes)
      return ByteBuffer(bytes: bytes)
    }
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: buffer))
  }

  /// Returns whether a list of entity tags contains the given tag or is `*`.
  package static func names(_ list: String, _ tag: String) -> Bool {
    list.split(separator: ",").contains { part in
      let known = part.trimmingCharacters(in: .whitespaces)
      return known == "*" || known == tag || known == "W/" + tag
    }
  }

  // MARK: Errors

  private struct Failure: Encodable { let error: String }

  private static func failure(_ error: any Error) -> Response {
    switch error {
    case is NIOTooManyBytesError:
      failure(.contentTooLarge, "The body is larger than \(maximumBody) bytes. Scale the avatar down.")
    case let error as HTTPError: failure(error.status, error.body ?? "\(error.status)")
    case let mistake as CardQuery.Mistake: failure(.badRequest, mistake.words)
    case is DecodingError: failure(.badRequest, "\(ParameterMistake(error))")
    case let error as RenderPoolError: failure(error)
    case is CancellationError: failure(.serviceUnavailable, "The service is shutting down.")
    default: failure(.internalServerError, "\(error)")
    }
  }

  private static func failure(_ error: RenderPoolError) -> Response {
    switch error {
    case .badParameters(_, let path, let reason): failure(.badRequest, path.isEmpty ? reason : "\(path): \(reason)")
    case .notRenderable(_, let reason): failure(.badRequest, reason)
    case .queueFull, .shutDown, .noWorker, .noMemory: failure(.serviceUnavailable, "\(error)", retries: true)
    case .deadline, .timeLimit: failure(.gatewayTimeout, "The card was not rendered in time.", retries: true)
    // Crash reports are written only to the log.
    default: failure(.internalServerError, "The card could not be rendered.", log: "\(error)")
    }
  }

  private static let logger = Logger(label: "share-cards")

  private static func failure(
    _ status: HTTPResponse.Status, _ words: String, retries: Bool = false, log: String? = nil
  ) -> Response {
    if let log { logger.error("\(log)") }
    var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
    if retries { headers[.retryAfter] = "1" }
    let body = (try? JSONEncoder().encode(Failure(error: words))) ?? Data()
    return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
  }
}
