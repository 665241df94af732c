// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// Lays frames of an animation side by side in one picture, to be looked at without playing it.
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
///     │   0.00 s       0.25 s           │  a line of text below each frame
///     │   ┌──────┐     ┌──────┐         │
///     │   │change│     │change│         │  with `showsDifferences`
///     │   └──────┘     └──────┘         │
///     │ gap                             │
///     └─────────────────────────────────┘
///
/// Frames are scaled down as they are added, so that a long animation is never in memory at full size. The same frames
/// and labels give the same bytes everywhere.
public struct Filmstrip: Sendable {
  /// How large a frame is in the strip.
  public enum CellSize: Hashable, Sendable {
    /// Squares of this many pixels a side become one pixel, their average. Less than 1 counts as 1.
    case reduced(by: Int)
    /// So many pixels wide; the height keeps the frame's proportions. Less than 1 counts as 1.
    case width(Int)
  }

  /// A line through places that something passed, drawn over the last frame.
  public struct Trail: Hashable, Sendable {
    /// The text beside the last point; left out where it finds no room.
    public var name: String
    /// Pixels of a frame, in the order of time. Points that are not finite interrupt the line.
    public var points: [Point]
    /// nil for one of the colours of `CurvePlot`, by the trail's place.
    public var color: Color?

    /// A line through points; without a colour it gets one by its place among the trails.
    public init(name: String, points: [Point], color: Color? = nil) {
      self.name = name
      self.points = points
      self.color = color
    }
  }

  /// Frames in a row; less than 1 counts as 1.
  public var columns: Int
  /// How large a frame is in the strip: a third of its pixels in each direction by default.
  public var cellSize: CellSize
  /// Pixels between cells and around them; less than 0 counts as 0.
  public var gap: Int
  /// The colour between and below the frames. A light grey by default.
  public var background: Color
  /// The colour of the labels. A dark grey by default.
  public var labelColor: Color
  /// Pixels per em, up to 1000; 0 for no labels. Names of trails are a fifth smaller.
  public var labelSize: Double
  /// Whether each frame but the first has a picture below it of what differs from the frame before. False by default.
  public var showsDifferences: Bool

  var cells: [Cell] = []
  private var last: Bitmap?

  struct Cell: Sendable {
    var frame: Bitmap
    var difference: Bitmap?
    var label: String
    /// Pixels of the frame as it came.
    var original: (width: Int, height: Int)
  }

  /// An empty strip.
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

  /// Frames so far.
  public var frameCount: Int { cells.count }

  /// Adds a frame. Frames may differ in size; each cell is as large as the largest.
  ///
  /// Throws `RenderError.painting` for a frame without pixels. Set sizes before the first frame.
  public mutating func append(_ frame: Bitmap, label: String = "") throws(RenderError) {
    let small = try small(frame)
    var difference: Bitmap?
    if showsDifferences {
      if let last { difference = try self.small(Self.difference(from: last, to: frame)) }
      last = frame
    }
    cells.append(
      Cell(frame: small, difference: difference, label: label, original: (frame.width, frame.height)))
  }

  /// The strip; 1 x 1 pixel of background when it has no frames and no gap.
  ///
  /// Throws `RenderError.painting` when it would be too large to paint.
  public func bitmap(trails: [Trail] = []) throws(RenderError) -> Bitmap {
    try Self.paint(displayList(trails: trails))
  }

  /// The strip of frames and their labels in one call. Frames without a label have an empty one.
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
