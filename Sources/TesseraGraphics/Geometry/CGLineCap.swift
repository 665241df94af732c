// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The style for the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at the end point.
  case butt = 0
  /// The line ends with a half circle around the end point.
  case round = 1
  /// The line extends beyond the end point by half its width.
  case square = 2

  /// The rasterizer's representation.
  var strokeCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
