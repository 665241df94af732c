// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics
internal import TesseraRaster
internal import TesseraViews

/// Prepares the screens of a run and retains them until their images have been compared.
@MainActor
final class SnapshotPreparation {
  nonisolated let renderer: Renderer
  private let isStrict: Bool
  private var windows: [Int: UIWindow] = [:]
  /// The nonzero origins of screens within their images, in points, by entry index.
  private var origins: [Int: CGPoint] = [:]

  init(_ renderer: Renderer, isStrict: Bool) {
    self.renderer = renderer
    self.isStrict = isStrict
  }

  /// The display lists of a snapshot, independent of any views.
  struct Prepared: Sendable {
    enum Content: Sendable {
      case still(DisplayList)
      /// An animation's frames, with the masked views of each frame.
      case film([Frame], masked: [[ViewNode]])
      case flow([FlowSnapshot])
      case failure(RenderError)
    }

    let content: Content
    /// A problem in the screen that does not prevent painting, such as broken constraints, or nil.
    var problem: String?
    /// The time for creating the screen and laying it out, excluding the time spent waiting for other screens.
    var milliseconds = 0.0
  }

  /// Lays out a snapshot's screen and releases screens that have been compared. Runs on the main actor, because views
  /// require it.
  func prepare(_ entry: SnapshotPlan.Entry, at index: Int, discarding compared: [Int]) -> Prepared {
    for index in compared { (windows[index], origins[index]) = (nil, nil) }
    let start = SnapshotRun.milliseconds
    var prepared = makePrepared(entry, at: index)
    prepared.milliseconds = SnapshotRun.milliseconds - start
    return prepared
  }

  private func makePrepared(_ entry: SnapshotPlan.Entry, at index: Int) -> Prepared {
    do throws(RenderError) {
      if let animation = entry.animation { return try prepareFilm(of: entry, animation: animation, at: index) }
      if let flow = entry.flow { return try preparePictures(of: flow, entry: entry, at: index) }
      let screen = try renderer.layout(entry.screen, options: entry.variant.options)
      windows[index] = screen.window
      if screen.origin != .zero { origins[index] = screen.origin }
      return Prepared(content: .still(screen.displayList), problem: problem(of: screen.window, entry: entry))
    } catch {
      return Prepared(content: .failure(error))
    }
  }

  func discardAll() { (windows, origins) = ([:], [:]) }

  private func prepareFilm(
    of entry: SnapshotPlan.Entry, animation: ScreenAnimation, at index: Int
  ) throws(RenderError) -> Prepared {
    let rate = try animation.snapshotRate
    let frames = try renderer.frames(
      of: entry.screen, animation: animation.name, options: entry.variant.options, fps: rate,
      to: rate.time(of: animation.snapshotFrames - 1))
    windows[index] = frames.window
    var list: [Frame] = []
    var masked: [[ViewNode]] = []
    while let frame = frames.next() {
      list.append(frame)
      masked.append(frames.shownViews(under: entry.screen.masks).map { $0.moved(by: frames.origin) })
    }
    return Prepared(content: .film(list, masked: masked), problem: problem(of: frames.window, entry: entry))
  }

  /// Returns the snapshots of a flow. Includes the final screen if the flow took no snapshots or failed.
  private func preparePictures(of flow: Flow, entry: SnapshotPlan.Entry, at index: Int) throws(RenderError) -> Prepared
  {
    let driver = FlowDriver(try LiveScreen(entry.screen, options: entry.variant.options), flow: flow.name)
    driver.masks = entry.screen.masks
    let result = flow.runActions(with: driver)
    windows[index] = result.live.window
    var pictures = result.snapshots
    if let failure = result.failure {
      pictures.append(driver.captureSnapshot(called: "failed: \(failure.title)"))
    } else if pictures.isEmpty {
      pictures.append(driver.captureSnapshot(called: "end"))
    }
    let problems = [result.failure?.description, problem(of: result.live.window, entry: entry)].compactMap(\.self)
    return Prepared(content: .flow(pictures), problem: problems.isEmpty ? nil : problems.joined(separator: "\n"))
  }

  /// Returns the view tree of a snapshot in progress, or the filmstrip node for strips.
  func tree(of entry: SnapshotPlan.Entry, at index: Int) -> ViewNode {
    guard !entry.isStrip, let window = windows[index] else {
      return .filmstrip
    }
    return Stage(device: entry.variant.device, options: entry.variant.options).run {
      ViewNode(window).moved(by: origins[index] ?? .zero)
    }
  }

  /// Returns the audit findings for the screen of a snapshot in progress. Empty for filmstrips.
  func findings(
    of entry: SnapshotPlan.Entry, at index: Int, rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)
  ) -> [AuditFinding] {
    guard !entry.isStrip, let window = windows[index] else { return [] }
    return Stage(device: entry.variant.device, options: entry.variant.options).run {
      ScreenAudit.findings(in: window, rules: rules)
    }
  }

  private func problem(of window: UIWindow, entry: SnapshotPlan.Entry) -> String? {
    let missing = isStrict ? window.environment.missing.resources : []
    let all = [Self.layoutProblem(of: window, entry: entry)] + missing.map(\.sentence)
    let sentences = all.compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }

  private static func layoutProblem(of window: UIWindow, entry: SnapshotPlan.Entry) -> String? {
    guard !entry.screen.allowsBrokenConstraints else { return nil }
    let broken = window.brokenConstraints
    guard let first = broken.first else { return nil }
    let count = broken.count == 1 ? "a constraint" : "\(broken.count) constraints, the first of them"
    return "Layout had to break \(count) \(first). Remove it or one that it conflicts with, lower its priority, "
      + "or set the screen's allowsBrokenConstraints."
  }
}
