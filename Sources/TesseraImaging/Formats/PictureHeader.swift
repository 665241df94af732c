// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// What a file says about its picture before its pixels are read.
package struct PictureHeader: Equatable, Sendable {
  package var format: PictureFormat
  /// Columns and rows as they are stored.
  package var width: Int
  package var height: Int
  /// How the stored pixels are turned to be seen.
  package var orientation = PictureOrientation.topLeft
  /// Pictures in the file; more than one are an animation.
  package var frameCount = 1
  /// The number of rounds that an animation's file has; 0 for ever. Nil where it has none.
  package var loopCount: Int?
  /// How long each frame of an animation is shown, in milliseconds, as the file has it.
  package var delays: [Int] = []
  /// Pixels per inch, where the file says so.
  package var resolution: Resolution?
  package var hasAlpha = false
  /// Of WebP, whether its pixels are coded without loss.
  package var isLossless = false
  package var isGray = false
  package var isCMYK = false
  /// Bits of a sample in the file.
  package var depth = 8

  package struct Resolution: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      (self.x, self.y) = (x, y)
    }
  }

  /// Columns as they are seen.
  package var seenWidth: Int { orientation.isTurned ? height : width }
  /// Rows as they are seen.
  package var seenHeight: Int { orientation.isTurned ? width : height }
}

/// One picture of an animation, as a viewer shows it.
package struct PictureFrame: Equatable, Sendable {
  package var bitmap: Bitmap
  /// How long it is shown, in milliseconds, as the file has it.
  package var delay: Int
}
