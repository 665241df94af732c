// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At the end point.
  case butt = 0
  /// With a half circle around the end point.
  case round = 1
  /// With half a square beyond the end point.
  case square = 2

  /// The same cap in the rasterizer's words.
  var strokeCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
