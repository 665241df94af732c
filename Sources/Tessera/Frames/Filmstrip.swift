// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// An image that shows an animation's frames side by side.
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
/// Frames are scaled down when they are appended, so a long animation never occupies memory at its full size. Equal
/// frames and labels produce the same bytes on every machine.
public struct Filmstrip: Sendable {
  /// The size of a frame within the strip.
  public enum CellSize: Hashable, Sendable {
    /// A reduction by an integer factor, at least 1. Each square with this side length, in pixels, is averaged to one
    /// pixel.
    case reduced(by: Int)
    /// A width in pixels, at least 1. The height follows from the frame's aspect ratio.
    case width(Int)
  }

  /// A line along the path of a moving object, drawn on the last frame.
  public struct Trail: Hashable, Sendable {
    /// The text next to the last point. It is omitted if it does not fit.
    public var name: String
    /// The points in pixels of a frame, in chronological order. Nonfinite points interrupt the line.
    public var points: [Point]
    /// The line color, or nil for `CurvePlot`'s default color for the trail's index.
    public var color: Color?

    /// Creates a trail. If the color is nil, it is determined by the trail's index.
    public init(name: String, points: [Point], color: Color? = nil) {
      self.name = name
      self.points = points
      self.color = color
    }
  }

  /// The number of frames in each row, at least 1.
  public var columns: Int
  /// The size of each frame within the strip. By default, a third of its width and height.
  public var cellSize: CellSize
  /// The gap between and around cells, in pixels, at least 0.
  public var gap: Int
  /// The background color. Light gray by default.
  public var background: Color
  /// The label color. Dark gray by default.
  public var labelColor: Color
  /// The label size in pixels per em, up to 1000, or 0 for no labels. The names of trails are one fifth smaller.
  public var labelSize: Double
  /// Whether an image of the difference from the previous frame is shown below each frame, except the first one.
  /// False by default.
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

  /// Appends a frame. Frames can have different sizes. Every cell has the size of the largest frame.
  ///
  /// Throws `RenderError.painting` if the frame has no pixels. Set the size properties before appending the first
  /// frame.
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

  /// Returns the strip's image. If the strip has no frames and no gap, the image is a single pixel in the background
  /// color.
  ///
  /// Throws `RenderError.painting` if the image is too large.
  public func bitmap(trails: [Trail] = []) throws(RenderError) -> Bitmap {
    try Self.paint(displayList(trails: trails))
  }

  /// Returns a strip of frames with labels. Missing labels are empty.
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
