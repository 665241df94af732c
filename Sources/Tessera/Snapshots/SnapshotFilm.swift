// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster

// Animations are compared as filmstrips: one file, one look, and a strip is a tenth of its frames.

extension ScreenAnimation {
  /// The rate at which `snapshotFrames` frames go from 0 to the end.
  var snapshotRate: FrameRate {
    get throws(RenderError) {
      let steps = max(1, min(snapshotFrames, 10_000) - 1)
      guard duration.isFinite, duration >= 0, duration <= 86_400 else { throw .badInterval(0, duration) }
      // More than 1000 frames a second there are not: what is shorter ends in between.
      let thousandths = max(steps, Int((duration * 1000).rounded()))
      if thousandths <= 1_000_000, steps * 1000 <= 1_000_000 {
        return try FrameRate(steps * 1000, per: thousandths)
      }
      return try FrameRate(steps, per: max(1, Int(duration.rounded())))
    }
  }
}

extension SnapshotStudio.Prepared {
  /// Of every snapshot's filmstrip.
  static let film = Filmstrip(columns: 4, cellSize: .width(240))

  /// Paints what was laid out; needs no views.
  func bitmap(_ renderer: Renderer) throws(RenderError) -> Bitmap {
    switch content {
    case .failure(let error): throw error
    case .still(let list): return try renderer.paint(list)
    case .film(let frames):
      var painter = renderer.framePainter()
      var film = Self.film
      for frame in frames { try film.append(try painter.paint(frame), label: FrameLabel.text(frame.time)) }
      return try film.bitmap()
    }
  }

  /// Says which frames of a filmstrip differ, and writes each of them by itself.
  func addFrames(to result: inout SnapshotResult, _ golden: Golden, _ actual: Bitmap, _ folder: String?) {
  }
}
