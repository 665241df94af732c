// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, unless the miter limit is exceeded.
  case miter = 0
  /// In an arc around the point.
  case round = 1
  /// Cut off straight, at the outer corners of both segments.
  case bevel = 2

  var strokeJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
