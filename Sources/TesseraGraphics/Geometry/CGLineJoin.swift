// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, unless the miter limit is exceeded.
  case miter = 0
  /// An arc around the point.
  case round = 1
  /// A straight cut between the outer corners of both segments.
  case bevel = 2

  var strokeJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
