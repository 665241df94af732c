// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// Draws how values change with time: an animation's curves, as an SVG or as a picture.
///
///     let plot = CurvePlot(series: [.init(name: "box.x", samples: [.init(time: 0, value: 0), .init(time: 0.5, value: 80)])])
///     plot.svg()                // text, the same bytes everywhere
///     try plot.bitmap(scale: 2) // the same drawing in pixels
///
/// Axes span all samples; their ticks are round numbers. Samples that are not finite interrupt their curve.
public struct CurvePlot: Hashable, Sendable {
  /// A point of a curve. One that is not finite interrupts the curve.
  public struct Sample: Hashable, Sendable {
    /// Seconds.
    public var time: Double
    /// The value, in the unit that `valueLabel` names.
    public var value: Double

    /// A value at a time in seconds.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// A curve and its name.
  public struct Series: Hashable, Sendable {
    /// The name on the right of the plot. Names that find no room there are left out.
    public var name: String
    /// The points, in the order in which the curve connects them.
    public var samples: [Sample]
    /// The colour of the curve; nil for a colour by the series' place.
    public var color: Color?

    /// A curve; without a colour it gets one by its place among the series.
    public init(name: String, samples: [Sample], color: Color? = nil) {
      self.name = name
      self.samples = samples
      self.color = color
    }
  }

  /// The curves, the last in front.
  public var series: [Series]
  /// One line above the plot; empty for none.
  public var title: String
  /// One line below the horizontal axis; empty for none.
  public var timeLabel: String
  /// One line above the vertical axis; empty for none.
  public var valueLabel: String
  /// Points, 200...8192; other sizes count as the nearest of them.
  public var width: Int
  /// Points, 200...8192; other sizes count as the nearest of them.
  public var height: Int

  /// A plot of the series, 640 x 400 points unless told otherwise.
  public init(
    series: [Series], title: String = "", timeLabel: String = "Time (s)", valueLabel: String = "", width: Int = 640,
    height: Int = 400
  ) {
    self.series = series
    self.title = title
    self.timeLabel = timeLabel
    self.valueLabel = valueLabel
    self.width = width
    self.height = height
  }

  /// The colour of the curve at a place, when it names none: eight that differ also for the colour-blind (Okabe and Ito,
  /// yellow darkened to be seen on white), then again from the first.
  public static func color(_ index: Int) -> Color {
    let colors: [(UInt8, UInt8, UInt8)] = [
      (0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167), (230, 159, 0), (86, 180, 233), (150, 135, 0),
      (60, 60, 67),
    ]
    let (red, green, blue) = colors[(index % colors.count + colors.count) % colors.count]
    return Color(red: red, green: green, blue: blue)
  }

  /// The drawing as an SVG document of its own.
  public func svg() -> String {
    SVGText.document(drawing)
  }

  /// The drawing as a picture on white.
  ///
  /// Throws `RenderError.painting` when it would be too large to paint.
  ///
  /// - Parameter scale: Pixels per point, 1...8; other numbers count as the nearest of them.
  public func bitmap(scale: Int = 2) throws(RenderError) -> Bitmap {
    try Filmstrip.paint(drawing.displayList(scale: min(max(scale, 1), 8)))
  }
}
