// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a display list cannot be painted.
public enum PaintError: Error, Equatable, CustomStringConvertible {
  /// The canvas has a side below 1 or above 65,535 pixels, or more than 2^28 pixels.
  case canvasSize(width: Int, height: Int)

  /// Greatest width and greatest height of a canvas, in pixels.
  public static let greatestSide = 65_535
  /// Greatest number of pixels of a canvas: 2^28, one gigabyte of bitmap.
  public static let greatestArea = 1 << 28

  /// What was asked for and which sizes are possible.
  public var description: String {
    switch self {
    case .canvasSize(let width, let height):
      "The canvas is \(width) x \(height) pixels; give it sides from 1 to \(PaintError.greatestSide) pixels and at most "
        + "\(PaintError.greatestArea) pixels in all."
    }
  }
}
