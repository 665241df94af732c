// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sinks that collect all frames and write a single image after the last frame.

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster
internal import TesseraViews

/// A sink that writes all frames side by side in one image.
final class FilmstripSink: FrameSink {
  private let path: String
  private let frames: FrameSequence
  private var strip: Filmstrip
  private let views: [UIView]
  private var trails: [Filmstrip.Trail]

  var files: [String] { [path] }

  /// Creates a sink. Throws `RenderError.stripTooLarge` or `RenderError.unknownView` before any frame is rendered.
  init(_ path: String, _ frames: FrameSequence, columns: Int, showsDifferences: Bool, trails names: [String]) throws {
    self.path = path
    self.frames = frames
    strip = Filmstrip(columns: columns, cellSize: .width(240), showsDifferences: showsDifferences)
    let (width, height) = frames.device.pixels
    _ = try strip.size(frames: frames.numbers.count, width: width, height: height)
    views = try names.map { try frames.view(named: $0) }
    trails = names.map { Filmstrip.Trail(name: $0, points: []) }
  }

  func append(_ frame: Frame, paint: () throws -> Bitmap) throws {
    try strip.append(paint(), label: FrameLabel.text(frame.time))
    let scale = Double(frames.device.scale)
    for (index, view) in views.enumerated() {
      // NaN interrupts the line while the view is not in a window.
      let center = frames.presentedCenter(of: view)
      trails[index].points.append(
        Point(x: center.map { Double($0.x) * scale } ?? .nan, y: center.map { Double($0.y) * scale } ?? .nan))
    }
  }

  func finish() throws {
    let picture = try strip.bitmap(trails: trails)
    try withUserFacingErrors { try PNG.write(picture, to: path, preset: .small) }
  }

  func stop() -> String { "\(path) was not written." }
}

/// A sink that plots view properties, as SVG and as an image. No frames are painted.
final class PlotSink: FrameSink {
  /// The maximum number of samples in a plot. It limits memory usage and the size of the SVG, but exceeds the number
  /// of samples that can be distinguished.
  static let maximumCount = 100_000

  private let path: String
  private let frames: FrameSequence
  private let curves: [ViewCurve]
  private var plot: CurvePlot

  var files: [String] { [path + ".svg", path + ".png"] }

  /// Creates a sink that plots the properties with the given names.
  ///
  /// - Parameter path: The path of the plot, without a file extension.
  init(_ path: String, _ frames: FrameSequence, curves names: [String], title: String) throws {
    guard frames.numbers.count <= Self.maximumCount else {
      throw CommandFailure(
        description:
          "\(frames.numbers.count) frames are too many for a plot. Use at most \(Self.maximumCount), "
          + "with a lower --fps or a shorter time between --from and --to.", isUsage: true)
    }
    self.path = path
    self.frames = frames
    curves = try names.map { try frames.curve(named: $0) }
    plot = CurvePlot(series: names.map { CurvePlot.Series(name: $0, samples: []) }, title: title)
  }

  func append(_ frame: Frame, paint: () throws -> Bitmap) {
    for (index, curve) in curves.enumerated() {
      plot.series[index].samples.append(frames.sample(curve, at: frame.time))
    }
  }

  func finish() throws {
    let picture = try plot.bitmap()
    let text = Array(plot.svg().utf8)
    try withUserFacingErrors { try PNG.write(picture, to: path + ".png", preset: .small) }
    try withUserFacingErrors { () throws(FileError) in try AtomicFile.write(text, to: path + ".svg") }
  }

  func stop() -> String { "\(path).svg and .png were not written." }
}
