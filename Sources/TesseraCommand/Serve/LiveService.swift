// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The part of a live page that runs in a worker. It runs a single screen. All requests are handled here on the main
// actor, one after the other. If the screen crashes, only this process ends.

internal import Foundation
internal import Tessera
internal import TesseraWorkers

/// Handles the requests of a page. Each request is passed to the panel that answers it.
@MainActor
final class LiveService {
  private let stage: LiveStage
  private let inspector: InspectorPanel
  private let flows: FlowPanel
  private let motion: MotionPanel
  private let comparison: ComparePanel

  /// Creates a service without an open screen.
  ///
  /// - Parameter threads: The number of threads that paint an image.
  init(_ screens: [Screen], threads: Int) {
    stage = LiveStage(screens, threads: threads)
    inspector = InspectorPanel(stage)
    flows = FlowPanel(stage, inspector)
    motion = MotionPanel(stage: stage)
    comparison = ComparePanel(stage)
  }

  /// Handles requests until the parent process closes the connection.
  nonisolated static func serve(_ screens: [Screen], threads: Int, _ connection: WorkerConnection) async -> Never {
    let service = await LiveService(screens, threads: threads)
    await connection.serve { request in await service.answer(request) }
  }

  /// Returns the encoded answer to a request.
  func answer(_ bytes: [UInt8]) -> [UInt8] {
    let data = Data(bytes)
    guard let request = try? JSONDecoder().decode(LiveRequest.self, from: data) else {
      let number = (try? JSONDecoder().decode(Numbered.self, from: data))?.number ?? 0
      let problem = LiveProblem("The request is invalid. Reload the page: it may be older than the program.")
      return LiveMessage<NoAnswer>(number: number, problem: problem).bytes()
    }
    do { return try answerRequest(request) } catch {
      return LiveMessage<NoAnswer>(number: request.number, problem: LiveProblem(error)).bytes()
    }
  }

  /// The number of a request, which can be decoded even if the request's question can't.
  private struct Numbered: Decodable {
    var number: Int
  }

  private func answerRequest(_ request: LiveRequest) throws -> [UInt8] {
    func reply<Question: LiveQuestion>(
      _ question: Question, _ handler: (Question) throws -> LiveReply<Question.Answer>
    ) throws -> [UInt8] {
      let reply = try handler(question)
      return LiveMessage(number: request.number, answer: reply.answer).bytes(reply.file)
    }
    switch request.ask {
    case .open(let question): return try reply(question, open)
    case .step(let question): return try reply(question, stage.step)
    case .show(let question): return try reply(question, stage.show)
    case .capture(let question): return try reply(question, stage.capture)
    case .picture(let question): return try reply(question, stage.picture)
    case .inspect(let question): return try reply(question, inspector.inspect)
    case .audit(let question): return try reply(question, inspector.audit)
    case .explain(let question): return try reply(question, inspector.explain)
    case .layout(let question): return try reply(question, inspector.layout)
    case .close(let question): return try reply(question, inspector.close)
    case .code(let question): return try reply(question, flows.code)
    case .run(let question): return try reply(question, flows.run)
    case .film(let question): return try reply(question, flows.film)
    case .continueFilm(let question): return try reply(question, flows.continueFilm)
    case .chart(let question): return try reply(question, motion.chart)
    case .mark(let question): return try reply(question, comparison.mark)
    case .compare(let question): return try reply(question, comparison.compare)
    }
  }

  private func open(_ question: OpenQuestion) throws -> LiveReply<ScreenAnswer> {
    // If the screen is unknown, the open screen is unchanged.
    _ = try stage.screen(question.screen)
    flows.cancelFilm()
    inspector.begin()
    return try stage.open(question)
  }
}
