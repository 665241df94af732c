// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Serves the page of a catalog, independently of sockets. Access is checked as for reports: every path must start
// with the token, the Host header must name this machine, and the Origin header of a WebSocket must name the page.

internal import Foundation
internal import Tessera
internal import TesseraLivePage
internal import TesseraWorkers

/// A site that shows a catalog's live screens.
final class LiveSite: HTTPSite, @unchecked Sendable {
  /// The maximum number of open pages. Each page requires a process.
  private static let maximumSessions = 16

  let token = ReportSite.makeToken()
  private let catalog: ScreenCatalog
  private let role: CatalogRole
  private let time: Double
  private let show: @Sendable (String) -> Void
  private let lock = NSLock()
  private var sessions: [ObjectIdentifier: LiveSession] = [:]
  private var program: String?
  private var stills: WorkerPool?
  /// The current build notice, which is also sent to pages that connect later.
  private var building: LiveNotice?
  private let stillCount: Int
  /// A cache of rendered images, by request. It is cleared when the program changes or the cache is full.
  private var pictures: [String: [UInt8]] = [:]
  private var pictureBytes = 0
  private static let maximumPictureBytes = 64 << 20
  /// The number of times that the program was replaced.
  private var generation = 0

  /// Creates the site for a catalog.
  ///
  /// - Parameters:
  ///   - role: The role of the processes that run screens.
  ///   - timeLimit: The time limit for a request, in seconds.
  ///   - stills: The number of workers that render the images in the list of screens.
  ///   - show: A closure that receives the output of workers.
  init(
    _ catalog: ScreenCatalog, _ role: CatalogRole, timeLimit: Double, stills: Int,
    show: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.catalog, self.role) = (catalog, role)
    time = timeLimit
    stillCount = stills
    self.show = show
  }

  // MARK: Responses

  func refusal(of head: HTTPRequest, bodyLength: Int) -> HTTPResponse? {
    guard path(of: head) != nil else { return ReportSite.answer(.forbidden) }
    guard head.method == "GET", bodyLength == 0 else { return ReportSite.answer(.methodNotAllowed) }
    return nil
  }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    guard let path = path(of: request) else { return ReportSite.answer(.forbidden) }
    switch path {
    case []: return ReportSite.answer(.movedPermanently, headers: [("Location", "/\(token)/")])
    case [""]: return pageResponse(for: TesseraLivePageHTML, type: "text/html; charset=utf-8")
    case ["live.css"]: return pageResponse(for: TesseraLivePageCSS, type: "text/css; charset=utf-8")
    case ["live.js"]: return pageResponse(for: TesseraLivePageJS, type: "text/javascript; charset=utf-8")
    case ["live-screen.js"]: return pageResponse(for: TesseraLivePageScreenJS, type: "text/javascript; charset=utf-8")
    case ["live-flows.js"]: return pageResponse(for: TesseraLivePageFlowsJS, type: "text/javascript; charset=utf-8")
    case ["live-panels.js"]: return pageResponse(for: TesseraLivePagePanelsJS, type: "text/javascript; charset=utf-8")
    case ["catalog.json"]: return list()
    case ["picture.png"]: return await picture(request)
    case ["socket"]: return socket(request)
    default: return ReportSite.answer(.notFound)
    }
  }

  /// Returns the decoded path components after the token, or nil if access is denied.
  private func path(of request: HTTPRequest) -> [String]? {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard request.path.hasPrefix("/"), let given = parts.first, ReportSite.isEqual(String(given), token),
      ReportSite.isLocal(host: request.headers["host"])
    else { return nil }
    return parts.dropFirst().map(String.init)
  }

  private func pageResponse(for file: TesseraLivePageFile, type: String) -> HTTPResponse {
    let bytes = tessera_live_page(file)
    return Self.response(bytes: Array(UnsafeBufferPointer(start: bytes.start, count: bytes.count)), type: type)
  }

  private static func response(bytes: [UInt8], type: String) -> HTTPResponse {
    HTTPResponse(
      status: .ok,
      headers: [
        ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
        (
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src blob:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
      ], body: .bytes(bytes))
  }

  /// The data that the page requires before a screen is shown. It is determined without creating a screen.
  private struct List: Encodable {
    struct Item: Encodable {
      var name: String
      var device: String
      var points: [Double]
      var animations: [String]
      /// The names of the snapshots: variants, and the filmstrips of animations and flows.
      var snapshots: [String]
      var flows: [String]
    }

    var program: String
    var screens: [Item]
    var devices: [String]
    var textSizes: [String]
    var languages: [String]
    var properties: [String]
  }

  /// The languages of the system's strings, which the page offers in addition to the languages of the app's strings.
  private static let languages = [
    "ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "th", "tr", "uk", "vi",
    "zh-Hans", "zh-Hant",
  ]

  private func list() -> HTTPResponse {
    let entries = (try? SnapshotPlan(catalog).entries) ?? []
    let snapshots = Dictionary(grouping: entries, by: \.screen.name).mapValues { $0.map(\.name) }
    let list = List(
      program: CommandContext.program,
      screens: catalog.screens.map { screen in
        List.Item(
          name: screen.name, device: screen.device.name,
          points: [Double(screen.device.size.width), Double(screen.device.size.height)],
          animations: screen.animations.map(\.name), snapshots: snapshots[screen.name] ?? [],
          flows: screen.flows.map(\.name))
      }, devices: Device.all.map(\.name), textSizes: VariantOptions.TextSize.allCases.map(\.rawValue),
      languages: Set(Localizations.all + Self.languages).sorted() + PseudoLanguage.allCases.map(\.rawValue),
      properties: ViewProperty.allCases.map(\.rawValue))
    return Self.response(bytes: (try? HiddenCharacters.json(list)) ?? [], type: "application/json")
  }

  // MARK: List thumbnails

  private func picture(_ request: HTTPRequest) async -> HTTPResponse {
    let name = request.query("screen") ?? ""
    let appearance = request.query("appearance") == "dark" ? "dark" : "light"
    guard catalog.screens.contains(where: { $0.name == name }) else { return ReportSite.answer(.notFound) }
    let width = min(max(Int(request.query("width") ?? "") ?? 240, 16), 1200)
    let snapshot = request.query("snapshot")
    let key = "\(name) \(appearance) \(width) \(snapshot ?? "")"
    if let known = lock.withLock({ pictures[key] }) { return Self.response(bytes: known, type: "image/png") }
    let question = PictureQuestion(
      screen: name, settings: LiveSettings(appearance: appearance), width: width, snapshot: snapshot)
    let wish = LiveRequest(ask: .picture(question))
    guard let json = try? JSONEncoder().encode(wish) else { return ReportSite.answer(.internalServerError) }
    let (pool, generation) = lock.withLock {
      if stills == nil { stills = makePool(count: stillCount) }
      return (stills, self.generation)
    }
    let outcome = await withCheckedContinuation { continuation in
      guard let pool else { return continuation.resume(returning: WorkerOutcome.notBegun) }
      pool.submit(Array(json)) { continuation.resume(returning: $0) }
    }
    switch outcome {
    case .done(let bytes):
      // The format is the length of the JSON, the JSON, and the image, if there is one.
      let length = bytes.count < 4 ? 0 : 4 + bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length > 4, length < bytes.count else {
        return ReportSite.problem(.internalServerError, "The screen has no picture.")
      }
      let picture = Array(bytes[length...])
      cachePicture(picture, key: key, generation: generation)
      return Self.response(bytes: picture, type: "image/png")
    case .died(let death): return ReportSite.problem(.internalServerError, death.message(about: "The screen"))
    case .notBegun: return ReportSite.answer(.serviceUnavailable)
    case .noWorker(let error): return ReportSite.problem(.internalServerError, "\(error)")
    }
  }

  /// Caches an image, unless the program was replaced in the meantime.
  private func cachePicture(_ picture: [UInt8], key: String, generation: Int) {
    lock.withLock {
      guard generation == self.generation, pictures[key] == nil else { return }
      pictureBytes += picture.count
      if pictureBytes > Self.maximumPictureBytes { (pictures, pictureBytes) = ([:], picture.count) }
      pictures[key] = picture
    }
  }

  private func makePool(count: Int) -> WorkerPool {
    var rules = WorkerRules(count: count, timeLimit: time)
    rules.runnerNames += ["Tessera.Stage.", "Tessera.LiveScreen.", "TesseraCommand.LiveService."]
    rules.onOutput = show
    return WorkerPool(rules, WorkerLaunch(role.role, program: program))
  }

  // MARK: Live screens

  private func socket(_ request: HTTPRequest) -> HTTPResponse {
    guard let key = WebSocketHandshake.accept(request) else { return ReportSite.answer(.badRequest) }
    guard let origin = request.headers["origin"], origin == "http://\(request.headers["host"] ?? "")" else {
      return ReportSite.answer(.forbidden)
    }
    let session = LiveSession { [weak self] in
      self?.lock.withLock { self?.makePool(count: 1) }
    } began: { [weak self] session in
      self?.addSession(session)
    } ended: { [weak self] session in
      _ = self?.lock.withLock { self?.sessions.removeValue(forKey: ObjectIdentifier(session)) }
    }
    guard lock.withLock({ sessions.count < Self.maximumSessions }) else {
      return ReportSite.problem(
        .serviceUnavailable, "\(Self.maximumSessions) pages are open. Close one, then reload this page.")
    }
    return HTTPResponse(status: .switchingProtocols, headers: [("Sec-WebSocket-Accept", key)], body: .socket(session))
  }

  /// Registers a page after it can receive messages. If a page were registered earlier and disconnected before that,
  /// it would never be removed.
  private func addSession(_ session: LiveSession) {
    let building = lock.withLock {
      sessions[ObjectIdentifier(session)] = session
      return self.building
    }
    if let building { session.send(building) }
  }

  /// Sends a notice to all pages, and to pages that connect before the next notice.
  func broadcast(_ notice: LiveNotice) {
    lock.withLock { building = notice.notice == .built ? nil : notice }
    for session in lock.withLock({ Array(sessions.values) }) { session.send(notice) }
  }

  /// Switches to a rebuilt program. Screens are restored in its processes.
  func replaceProgram(with program: String) {
    let (all, old) = lock.withLock {
      defer {
        (stills, self.program, pictures, pictureBytes) = (nil, program, [:], 0)
        generation += 1
      }
      return (Array(sessions.values), stills)
    }
    old?.stop(grace: 0)
    for session in all { session.replaceWorker() }
  }

  /// Shuts down all workers.
  func stop() {
    let (all, old) = lock.withLock { (Array(sessions.values), stills) }
    for session in all { session.replaceWorker() }
    old?.stop(grace: 0)
  }
}
