// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error that prevents a display list from being drawn.
public enum PaintError: Error, Equatable, CustomStringConvertible {
  /// The width or height of the canvas is less than 1 or greater than 65,535 pixels, or the canvas has more than 2^28
  /// pixels.
  case canvasSize(width: Int, height: Int)

  /// The maximum width and height of a canvas, in pixels.
  public static let maximumSide = 65_535
  /// The maximum number of pixels of a canvas: 2^28, for which a bitmap takes one gigabyte.
  public static let maximumArea = 1 << 28

  /// The requested size and the supported sizes.
  public var description: String {
    switch self {
    case .canvasSize(let width, let height):
      "The canvas is \(width) x \(height) pixels; give it sides from 1 to \(PaintError.maximumSide) pixels and at most "
        + "\(PaintError.maximumArea) pixels in all."
    }
  }
}
