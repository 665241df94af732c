// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A picture of an animation's frames side by side.
///
///     var strip = Filmstrip(columns: 4)
///     for frame in frames { try strip.append(frame.bitmap, label: "0.25 s") }
///     let picture = try strip.bitmap()
///
///     ┌─────────────────────────────────┐
///     │ gap                             │
///     │   ┌──────┐ gap ┌──────┐         │
///     │   │frame │     │frame │         │
///     │   └──────┘     └──────┘         │
///     │   0.00 s       0.25 s           │  a label below each frame
///     │   ┌──────┐     ┌──────┐         │
///     │   │change│     │change│         │  with `showsDifferences`
///     │   └──────┘     └──────┘         │
///     │ gap                             │
///     └─────────────────────────────────┘
///
/// Frames are scaled down when they are added, so that a long animation is never in memory at full size. The same frames and
/// labels produce the same bytes everywhere.
public struct Filmstrip: Sendable {
  /// The size of a frame in the strip.
  public enum CellSize: Hashable, Sendable {
    /// Each square with this side length, in pixels, becomes one pixel, its average. Less than 1 counts as 1.
    case reduced(by: Int)
    /// A width in pixels, with the frame's aspect ratio. Less than 1 counts as 1.
    case width(Int)
  }

  /// A line through the points of a moving object, drawn on the last frame.
  public struct Trail: Hashable, Sendable {
    /// The text next to the last point. Omitted if it does not fit.
    public var name: String
    /// The points in pixels of a frame, in order of time. Points that are not finite interrupt the line.
    public var points: [Point]
    /// The color, or nil for one of `CurvePlot`'s colors based on the trail's index.
    public var color: Color?

    /// Creates a trail. Without a color, its index among the trails determines it.
    public init(name: String, points: [Point], color: Color? = nil) {
      self.name = name
      self.points = points
      self.color = color
    }
  }

  /// The number of frames in a row. Less than 1 counts as 1.
  public var columns: Int
  /// The size of a frame in the strip. By default a third of its width and height.
  public var cellSize: CellSize
  /// The gap between and around cells, in pixels. Less than 0 counts as 0.
  public var gap: Int
  /// The color between and below the frames. Light gray by default.
  public var background: Color
  /// The color of the labels. Dark gray by default.
  public var labelColor: Color
  /// The size of the labels in pixels per em, up to 1000; 0 for no labels. Names of trails are a fifth smaller.
  public var labelSize: Double
  /// Whether a picture of the difference from the previous frame is below each frame except the first. False by default.
  public var showsDifferences: Bool

  var cells: [Cell] = []
  private var last: Bitmap?

  struct Cell: Sendable {
    var frame: Bitmap
    var difference: Bitmap?
    var label: String
    /// The frame's original size, in pixels.
    var original: (width: Int, height: Int)
  }

  /// Creates an empty strip.
  public init(
    columns: Int = 4, cellSize: CellSize = .reduced(by: 3), gap: Int = 16,
    background: Color = Color(red: 242, green: 242, blue: 247), labelColor: Color = Color(red: 60, green: 60, blue: 67),
    labelSize: Double = 20, showsDifferences: Bool = false
  ) {
    self.columns = columns
    self.cellSize = cellSize
    self.gap = gap
    self.background = background
    self.labelColor = labelColor
    self.labelSize = labelSize
    self.showsDifferences = showsDifferences
  }

  /// The number of frames.
  public var frameCount: Int { cells.count }

  /// Appends a frame. Frames may differ in size; each cell is as large as the largest.
  ///
  /// Throws `RenderError.painting` if the frame has no pixels. Set sizes before the first frame.
  public mutating func append(_ frame: Bitmap, label: String = "") throws(RenderError) {
    let small = try reduced(frame)
    var difference: Bitmap?
    if showsDifferences {
      if let last { difference = try self.reduced(Self.difference(from: last, to: frame)) }
      last = frame
    }
    cells.append(
      Cell(frame: small, difference: difference, label: label, original: (frame.width, frame.height)))
  }

  /// Returns the strip, or 1 x 1 pixel of background if it has no frames and no gap.
  ///
  /// Throws `RenderError.painting` if it is too large to paint.
  public func bitmap(trails: [Trail] = []) throws(RenderError) -> Bitmap {
    try Self.paint(displayList(trails: trails))
  }

  /// Returns a strip of frames and their labels. Missing labels are empty.
  public func composing(
    _ frames: [Bitmap], labels: [String] = [], trails: [Trail] = []
  ) throws(RenderError) -> Bitmap {
    var strip = self
    for (index, frame) in frames.enumerated() {
      try strip.append(frame, label: index < labels.count ? labels[index] : "")
    }
    return try strip.bitmap(trails: trails)
  }
}
