// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Renders a flow as a film or a strip. Only films and strips show fingers. Snapshots show only the screen.

internal import Foundation
public import TesseraImaging
public import TesseraRaster

/// The reason that a flow's film could not be created.
public enum FlowFilmError: Error, Sendable, CustomStringConvertible {
  /// The path's extension is not a supported film format.
  case unknownFormat(String)
  /// The number of frames per second is not a divisor of 60.
  case badRate(Int)
  /// Films with this extension require ffmpeg, which was not found.
  case noEncoder(String)
  /// ffmpeg failed. The associated value is its output.
  case encoder(String)
  /// The animated PNG could not be written.
  case apng(APNGError)
  /// The screen could not be rendered.
  case render(RenderError)

  /// A description of the problem and its remedy.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "The extension of \(path) is not a film format. Use .png for an animated PNG, .mp4 or .webm."
    case .badRate(let rate):
      "Films can't have \(rate) frames per second. Use a divisor of 60: 60, 30, 20, 15, 12 or 10."
    case .noEncoder(let path):
      "\(path) needs ffmpeg, which is not in the PATH. Install it, or write an animated PNG with the extension .png."
    case .encoder(let message): "ffmpeg could not create the film: \(message)"
    case .apng(let error): "\(error)"
    case .render(let error): "\(error)"
    }
  }
}

/// Creates films and strips of flows, in which rings represent fingers.
///
///     try FlowFilm().write(checkout, on: shop, to: "checkout.mp4")
public struct FlowFilm: Sendable {
  /// The frame rate, in frames per second. Must be a divisor of 60. 30 by default.
  public var framesPerSecond = 30
  /// The pause before each step, in seconds, 0...10. It gives viewers time to follow the flow. 0.5 by default.
  public var pause = 0.5
  /// Whether fingers are drawn. True by default.
  public var showsTouches = true
  /// The number of images in each row of a strip. 4 by default.
  public var columns = 4
  /// The size of each image in a strip. 240 pixels wide by default.
  public var cellSize = Filmstrip.CellSize.width(240)

  /// Creates a film with 30 frames per second and half-second pauses.
  public init() {}

  // MARK: Recordings

  /// Runs a flow on a new instance of a screen and writes it as a film. If the flow fails, the film ends at the
  /// failure.
  ///
  /// Memory usage does not depend on the film's length. The file is written atomically.
  ///
  /// - Parameters:
  ///   - flow: The flow to run.
  ///   - screen: The screen to instantiate.
  ///   - options: The rendering options.
  ///   - path: The path of the film. The extension is `.png` for an animated PNG, or `.mp4` or `.webm` if ffmpeg is
  ///     in the PATH.
  /// - Returns: The flow's result.
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
    let reel = try FlowFilmWriter(self, of: live.displayList, to: path, encoder: encoder)
    let driver = FlowDriver(live, flow: flow.name)
    driver.filmInterval = 60 / framesPerSecond
    driver.filmPause = heldFrames
    driver.film = { reel.append($0.displayList, fingers: $0.fingers) }
    let result = flow.runActions(with: driver)
    try reel.finish(live.displayList)
    return result
  }

  /// The pause before each step, in frames of 1/60 s.
  var heldFrames: Int { Int((min(max(pause.isNaN ? 0 : pause, 0), 10) * 60).rounded()) }

  // MARK: Filmstrips

  /// Returns a strip of images of the flow's steps, with their descriptions as captions. Each image shows the screen
  /// when the step's finger touched down or, for a step without fingers, at the end of the step. The last image shows
  /// the end of the flow. If the result contains no images of steps, the strip shows the snapshots instead.
  ///
  /// - Throws: `RenderError.painting` if the strip is too large.
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
  /// Returns the display list with a ring for each finger. The ring grows and fades after the finger is lifted.
  func drawing(_ fingers: [FlowFinger]) -> DisplayList {
    guard !fingers.isEmpty else { return self }
    var list = self
    for finger in fingers {
      let strength = 1 - Double(finger.age) / Double(FlowFinger.memory)
      let radius = (22 + Double(finger.age)) * finger.scale
      let ring = Path(
        ellipseIn: Rect(x: finger.pixel.x - radius, y: finger.pixel.y - radius, width: 2 * radius, height: 2 * radius))
      // Dark and light rings provide contrast on any background.
      func dark(_ alpha: Double) -> Color { Color(red: 30, green: 30, blue: 40, alpha: UInt8(alpha * strength)) }
      let white = Color(red: 255, green: 255, blue: 255, alpha: UInt8(230 * strength))
      list.append(.fill(.path(ring, .nonZero), .color(dark(90)), .identity))
      list.append(.stroke(.path(ring, .nonZero), StrokeStyle(width: 4.5 * finger.scale), .color(dark(140)), .identity))
      list.append(.stroke(.path(ring, .nonZero), StrokeStyle(width: 2.5 * finger.scale), .color(white), .identity))
    }
    return list
  }
}
