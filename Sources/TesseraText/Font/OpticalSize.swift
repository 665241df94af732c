// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The optical size of the system font, between the text and display cuts of Tessera Sans.
///
/// San Francisco's optical size varies from 17 to 28 points (WWDC 2020, "The details of UI typography"). Smaller
/// sizes use Text, and larger sizes use Display. On the font's axis, the text cut is at 14 and the display cut at 32.
///
/// ```
///   points  9 ...... 17 ... 22.5 ... 28 ...... 96
///   opsz    14       14      23      32        32
/// ```
///
/// Because faces are cached, intermediate sizes are rounded to an eighth of a point. One step changes widths by less
/// than 0.2 %, and a label that searches for a fitting size creates at most 89 faces.
enum OpticalSize {
  static let text = 14.0
  static let display = 32.0
  private static let points = 17.0...28.0
  private static let stepsPerPoint = 8.0

  /// Returns the value on the font's `opsz` axis for a size in points.
  static func axis(size: Double) -> Double {
    let stepped = (size * stepsPerPoint).rounded() / stepsPerPoint
    let part = (stepped - points.lowerBound) / (points.upperBound - points.lowerBound)
    return text + min(1, max(0, part)) * (display - text)
  }
}
