// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraRaster

/// Renders strips of an animation's frames or a flow's steps, side by side.
@MainActor
enum FilmstripRenderer {
  /// Returns the strip of a whole animation. It has the number of frames of the animation's snapshot, but at most 24.
  static func of(
    _ animation: ScreenAnimation, on screen: Screen, options: RenderOptions, columns: Int = 6, threads: Int
  ) throws -> Bitmap {
    let count = max(2, min(animation.snapshotFrames, 24))
    let rate = try FrameRate(
      max(1, Int((Double(count - 1) / max(animation.duration, 0.01) * 1000).rounded())), per: 1000)
    let frames = try Renderer(threads: threads).frames(
      of: screen, animation: animation.name, options: options, fps: rate)
    var strip = Filmstrip(columns: min(count, columns))
    strip.cellSize = .reduced(by: 1)
    var painter = Renderer(threads: threads).framePainter()
    while let frame = frames.next() {
      try strip.append(painter.paint(frame), label: String(format: "%.2f s", frame.time))
    }
    return try strip.bitmap()
  }

  /// Returns the strip of a flow's steps, including the fingers.
  static func filmstrip(_ flow: Flow, on screen: Screen, options: RenderOptions) throws -> Bitmap {
    let film = FlowFilm()
    return try film.strip(of: flow.run(on: screen, options: options, keepsSteps: true))
  }
}
