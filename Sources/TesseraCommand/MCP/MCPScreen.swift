// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// The open screen, as the tools see it: opened, touched, and described by a picture and a list of views.
actor MCPScreen {
  /// A view of the screen.
  struct View: Decodable, Sendable {
    var name: String
    var label: String
    var parent: Int
    var frame: ViewNode.Rect
    var isHidden: Bool
    var text: String?
    var identifier: String?
  }

  private struct Views: Decodable {
    var views: [View]
  }

  private struct State: Decodable {
    var frame: Int
    var rests: Bool
    var missing: [String]?
  }

  private struct Step: Decodable {
    var screen: State
  }

  private struct Nothing: Decodable {}

  /// The number of frames per second.
  static let rate = 60

  /// The longest time for which the tools wait until nothing moves, in frames.
  private static let settleLimit = 300

  private let worker: MCPWorker
  /// The name of the open screen, or nil.
  private(set) var name: String?

  init(_ worker: MCPWorker) { self.worker = worker }

  // MARK: State

  /// Opens a screen in its initial state.
  func open(_ screen: String, settings: LiveSettings) async throws {
    let _: MCPWorker.Reply<State> = try await worker.ask(.open(OpenQuestion(screen: screen, settings: settings)))
    name = screen
    try await settle()
  }

  /// Forgets the open screen, whose process has ended.
  func forget() { name = nil }

  /// Performs inputs, lets time pass, and waits until nothing moves.
  ///
  /// - Returns: Sentences that describe what changed.
  func perform(_ inputs: [[LiveInput]], then frames: Int = 0) async throws -> [String] {
    try requireOpen()
    let _: MCPWorker.Reply<Nothing> = try await worker.ask(.mark(MarkQuestion()))
    for inputs in inputs { _ = try await step(inputs, frames: 2) }
    if frames > 0 { _ = try await step([], frames: frames) }
    try await settle()
    let reply: MCPWorker.Reply<Changes> = try await worker.ask(.compare(CompareQuestion()))
    return reply.answer.changes
  }

  private struct Changes: Decodable {
    var changes: [String]
  }

  private func settle() async throws {
    var frames = 0
    while frames < Self.settleLimit, try await !step([], frames: 10).rests { frames += 10 }
  }

  private func step(_ inputs: [LiveInput], frames: Int) async throws -> State {
    let reply: MCPWorker.Reply<Step> = try await worker.ask(.step(StepQuestion(inputs: inputs, frames: frames)))
    return reply.answer.screen
  }

  private func requireOpen() throws {
    guard name == nil else { return }
    throw CommandFailure(description: "No screen is open. Open one with render_screen.")
  }

  // MARK: Descriptions

  /// Returns the picture of the screen as it is now.
  func picture() async throws -> [UInt8] {
    try requireOpen()
    let reply: MCPWorker.Reply<Nothing> = try await worker.ask(.capture(CaptureQuestion()))
    return reply.file
  }

  /// Returns the views in drawing order.
  func views() async throws -> [View] {
    try requireOpen()
    let reply: MCPWorker.Reply<Views> = try await worker.ask(.inspect(InspectQuestion()))
    return reply.answer.views
  }

  /// Returns the audit findings with the names of their views.
  func findings() async throws -> [String] {
    struct Findings: Decodable {
      var findings: [Finding]
    }
    struct Finding: Decodable {
      var view: Int
      var messages: [String]
    }
    let views = try await views()
    let reply: MCPWorker.Reply<Findings> = try await worker.ask(.audit(AuditQuestion()))
    return reply.answer.findings.flatMap { finding in
      finding.messages.map { "\(views.indices.contains(finding.view) ? views[finding.view].name : "?"): \($0)" }
    }
  }

  // MARK: Finding views

  /// Returns the index of the view that a target names: `#` and its number, an identifier, a text, or a part of its name.
  ///
  /// - Throws: `CommandFailure` if there is no such view, or more than one that is equally good.
  func find(_ target: String, in views: [View]) throws -> Int {
    if target.hasPrefix("#"), let number = Int(target.dropFirst()) {
      guard views.indices.contains(number) else {
        throw CommandFailure(description: "There is no view \(target). The views are #0 to #\(views.count - 1).")
      }
      return number
    }
    let rules: [(View) -> Bool] = [
      { $0.identifier == target }, { $0.text == target }, { $0.name == target || $0.label == target },
      { $0.name.localizedCaseInsensitiveContains(target) || $0.text?.localizedCaseInsensitiveContains(target) == true },
    ]
    for rule in rules {
      let found = views.indices.filter { !views[$0].isHidden && rule(views[$0]) }
      // A container has the text of its label, so the innermost of nested views is meant.
      let innermost = found.filter { index in
        !found.contains { $0 != index && Self.ancestors(of: $0, in: views).contains(index) }
      }
      if innermost.count == 1 { return innermost[0] }
      guard innermost.isEmpty else {
        let list = innermost.prefix(8).map { "#\($0) \(views[$0].name)" }.joined(separator: ", ")
        throw CommandFailure(description: "'\(target)' names several views: \(list). Use one of the numbers.")
      }
    }
    throw CommandFailure(
      description: "No visible view has the identifier, text or name '\(target)'. render_screen lists the views.")
  }

  private static func ancestors(of index: Int, in views: [View]) -> Set<Int> {
    var found: Set<Int> = []
    var next = views[index].parent
    while views.indices.contains(next), found.insert(next).inserted { next = views[next].parent }
    return found
  }

  /// Returns a point in the window: the given coordinates or the center of the view that a target names.
  func point(_ target: String?, x: Double?, y: Double?) async throws -> (x: Double, y: Double) {
    if let x, let y { return (x, y) }
    guard let target else { throw CommandFailure(description: "Give a target, or both x and y.") }
    let views = try await views()
    let frame = views[try find(target, in: views)].frame
    return (frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  /// Returns why a view has its frame, in lines of text.
  func explanation(of target: String) async throws -> [String] {
    let number = try find(target, in: try await views())
    let reply: MCPWorker.Reply<MCPExplanation> = try await worker.ask(.explain(ExplainQuestion(view: number)))
    return reply.answer.lines
  }
}

/// An explanation of a view's frame.
private struct MCPExplanation: Decodable {
  struct Origin: Decodable {
    var name: String
    var place: String?
  }
  struct Reason: Decodable {
    var text: String
    var origin: Origin?

    var line: String {
      text + (origin.map { " (\($0.place ?? $0.name))" } ?? "")
    }
  }
  struct Side: Decodable {
    var name: String
    var value: Double
    var holders: [Reason]
    var losers: [Reason]
    var isOpen: Bool
  }

  var path: String
  var frame: ViewNode.Rect
  var sides: [Side]
  var note: String?
  var steps: [Reason]
  var origin: Origin?
  var broken: [Reason]

  var lines: [String] {
    var lines = ["\(path) \(frame.text)"]
    if let origin { lines.append("Declared in \(origin.place ?? origin.name).") }
    if let note { lines.append(note) }
    for side in sides {
      lines.append("\(side.name) \(side.value)\(side.isOpen ? ", partly ambiguous" : "")")
      lines += side.holders.map { "  because \($0.line)" } + side.losers.map { "  not satisfied: \($0.line)" }
    }
    lines += steps.map(\.line) + broken.map { "Broken: \($0.line)" }
    return lines.map(ReportText.line)
  }
}

extension ViewNode.Rect {
  /// The rectangle as `(x, y, width, height)`, rounded to tenths of a point.
  var text: String {
    let numbers = [x, y, width, height].map { number -> String in
      guard number.isFinite else { return "\(number)" }
      let tenths = (number * 10).rounded() / 10
      return abs(tenths) < 1e15 && tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
