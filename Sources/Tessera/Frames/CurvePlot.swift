// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A plot of values over time, such as an animation's curves, that can be exported as SVG or as an image.
///
///     let plot = CurvePlot(series: [.init(name: "box.x", samples: [.init(time: 0, value: 0), .init(time: 0.5, value: 80)])])
///     plot.svg()                // text, the same bytes everywhere
///     try plot.bitmap(scale: 2) // the same drawing in pixels
///
/// The axes span all samples and have ticks at round numbers. A nonfinite sample interrupts its curve.
public struct CurvePlot: Hashable, Sendable {
  /// A point on a curve. A nonfinite sample interrupts the curve.
  public struct Sample: Hashable, Sendable {
    /// The time in seconds.
    public var time: Double
    /// The value, in the unit named by `valueLabel`.
    public var value: Double

    /// Creates a sample at a time in seconds.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// A named curve.
  public struct Series: Hashable, Sendable {
    /// The name in the legend on the right of the plot. Names that do not fit are omitted.
    public var name: String
    /// The samples, in the order in which the curve connects them.
    public var samples: [Sample]
    /// The curve's color, or nil for a default color based on the series' index.
    public var color: Color?

    /// Creates a series. If the color is nil, it is determined by the series' index.
    public init(name: String, samples: [Sample], color: Color? = nil) {
      self.name = name
      self.samples = samples
      self.color = color
    }
  }

  /// The curves, ordered from back to front.
  public var series: [Series]
  /// The single-line title above the plot. Empty for no title.
  public var title: String
  /// The single-line label below the horizontal axis. Empty for no label.
  public var timeLabel: String
  /// The single-line label above the vertical axis. Empty for no label.
  public var valueLabel: String
  /// The width in points, clamped to 200...8192.
  public var width: Int
  /// The height in points, clamped to 200...8192.
  public var height: Int

  /// Creates a plot of series, by default of 640 x 400 points.
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

  /// Returns the default color for a series index, from a cycle of eight colors that are distinguishable for people
  /// with color blindness (Okabe and Ito, with yellow darkened for contrast on white).
  public static func color(_ index: Int) -> Color {
    let colors: [(UInt8, UInt8, UInt8)] = [
      (0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167), (230, 159, 0), (86, 180, 233), (150, 135, 0),
      (60, 60, 67),
    ]
    let (red, green, blue) = colors[(index % colors.count + colors.count) % colors.count]
    return Color(red: red, green: green, blue: blue)
  }

  /// Returns the plot as a standalone SVG document.
  public func svg() -> String {
    SVGText.document(drawing)
  }

  /// Returns the plot as an image with a white background.
  ///
  /// Throws `RenderError.painting` if the image is too large.
  ///
  /// - Parameter scale: The number of pixels per point, clamped to 1...8.
  public func bitmap(scale: Int = 2) throws(RenderError) -> Bitmap {
    try Filmstrip.paint(drawing.displayList(scale: min(max(scale, 1), 8)))
  }
}
