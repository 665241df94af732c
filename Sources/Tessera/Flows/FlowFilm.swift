// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A flow as pictures that move, or side by side. Fingers are drawn here alone: snapshots show the screen as it is.

internal import Foundation
public import TesseraImaging
public import TesseraRaster

/// Why a film of a flow could not be made.
public enum FlowFilmError: Error, Sendable, CustomStringConvertible {
  /// A path whose ending names no format of a film.
  case unknownFormat(String)
  /// A number of frames a second that does not divide 60.
  case badRate(Int)
  /// There is no ffmpeg, which makes films of this ending.
  case noEncoder(String)
  /// ffmpeg failed, with what it printed.
  case encoder(String)
  /// The animated PNG could not be written.
  case apng(APNGError)
  /// The screen could not be rendered.
  case render(RenderError)

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "The ending of \(path) names no film. Use .png for an animated PNG, .mp4 or .webm."
    case .badRate(let rate):
      "A film of \(rate) frames a second cannot be made. Use a number that divides 60: 60, 30, 20, 15, 12 or 10."
    case .noEncoder(let path):
      "\(path) needs ffmpeg, and there is none in the PATH. Install it, or write an animated PNG: it ends in .png."
    case .encoder(let message): "ffmpeg could not make the film: \(message)"
    case .apng(let error): "\(error)"
    case .render(let error): "\(error)"
    }
  }
}

/// Makes films and strips of flows, with rings where fingers are.
///
///     try FlowFilm().write(checkout, on: shop, to: "checkout.mp4")
public struct FlowFilm: Sendable {
  /// Frames a second: a number that divides 60. 30 by default.
  public var framesPerSecond = 30
  /// Seconds for which the film is held before each step, so that it can be followed, 0...10. A half by default.
  public var pause = 0.5
  /// Whether fingers are drawn. True by default.
  public var showsTouches = true
  /// Pictures in a row of a strip. 4 by default.
  public var columns = 4
  /// How large pictures are in a strip. 240 pixels wide by default.
  public var cellSize = Filmstrip.CellSize.width(240)

  /// A film of 30 frames a second, held for half a second before each step.
  public init() {}

  // MARK: Films

  /// Runs a flow on a new screen and writes it as a film. A flow that fails is filmed up to there.
  ///
  /// Memory does not grow with the film's length. The file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - flow: The way.
  ///   - screen: The screen; it is made anew.
  ///   - options: How the screen is shown.
  ///   - path: `.png` for an animated PNG; `.mp4` and `.webm` where ffmpeg is in the PATH.
  /// - Returns: What came of the flow.
  @MainActor @discardableResult
  public func write(
    _ flow: Flow, on screen: Screen, options: RenderOptions = RenderOptions(), to path: String
  ) throws(FlowFilmError) -> FlowResult {
    let live: LiveScreen
    do { live = try LiveScreen(screen, options: options) } catch { throw .render(error) }
    return try write(flow, on: live, to: path, encoder: FlowVideo.encoder())
  }

  @MainActor @discardableResult
  func write(_ flow: Flow, on live: LiveScreen, to path: String, encoder: String?) throws(FlowFilmError) -> FlowResult {
    let reel = try FlowReel(self, of: live.displayList, to: path, encoder: encoder)
    let driver = FlowDriver(live, flow: flow.name)
    driver.filmInterval = 60 / framesPerSecond
    driver.filmPause = heldFrames
    driver.film = { reel.append($0.displayList, $0.fingers) }
    let result = flow.run(with: driver)
    try reel.finish(live.displayList)
    return result
  }

  /// Frames of 1/60 s for which the film is held before a step.
  var heldFrames: Int { Int((min(max(pause.isNaN ? 0 : pause, 0), 10) * 60).rounded()) }

  // MARK: Strips

  /// The steps of a flow side by side, each with its words: the screen when a finger came down, or at the end of a step without
  /// fingers; then the end. A result without pictures of steps shows its snapshots.
  ///
  /// - Throws: `RenderError.painting` for more than can be painted.
  @MainActor
  public func strip(of result: FlowResult) throws(RenderError) -> Bitmap {
    var strip = Filmstrip(columns: columns, cellSize: cellSize, labelSize: 14)
    var painter = Renderer(threads: ProcessInfo.processInfo.activeProcessorCount).framePainter()
    let steps = result.steps.filter { $0.displayList != nil }
    for step in steps {
      guard let list = step.displayList else { continue }
      let shown = showsTouches ? list.drawing(step.fingers) : list
      try strip.append(
        try painter.paint(shown).bitmap, label: "\(step.number) \(HiddenCharacters.visible(step.title, except: []))")
    }
    if steps.isEmpty {
      for shot in result.snapshots {
        try strip.append(
          try painter.paint(shot.displayList).bitmap, label: HiddenCharacters.visible(shot.name, except: []))
      }
    }
    if !steps.isEmpty || result.snapshots.isEmpty || !result.isSuccess {
      let label = result.failure.map { "failed at step \($0.step)" } ?? "end"
      try strip.append(try painter.paint(result.live.displayList).bitmap, label: label)
    }
    return try strip.bitmap()
  }
}

extension DisplayList {
  /// The list with a ring for each finger, which grows and fades once the finger has been lifted.
  func drawing(_ fingers: [FlowFinger]) -> DisplayList {
    guard !fingers.isEmpty else { return self }
    var list = self
    for finger in fingers {
      let strength = 1 - Double(finger.age) / Double(FlowFinger.memory)
      let radius = (22 + Double(finger.age)) * finger.scale
      let ring = Path(
        ellipseIn: Rect(x: finger.pixel.x - radius, y: finger.pixel.y - radius, width: 2 * radius, height: 2 * radius))
      // Dark and light, so that it is seen on any ground.
      func dark(_ alpha: Double) -> Color { Color(red: 30, green: 30, blue: 40, alpha: UInt8(alpha * strength)) }
      let white = Color(red: 255, green: 255, blue: 255, alpha: UInt8(230 * strength))
      list.append(.fill(.path(ring, .nonZero), .color(dark(90)), .identity))
      list.append(.stroke(.path(ring, .nonZero), StrokeStyle(width: 4.5 * finger.scale), .color(dark(140)), .identity))
      list.append(.stroke(.path(ring, .nonZero), StrokeStyle(width: 2.5 * finger.scale), .color(white), .identity))
    }
    return list
  }
}
