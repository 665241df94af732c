// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// The metadata of an image, available before its pixels are decoded.
package struct PictureHeader: Equatable, Sendable {
  package var format: PictureFormat
  /// The stored width, in pixels.
  package var width: Int
  package var height: Int
  /// The orientation of the stored pixels.
  package var orientation = PictureOrientation.topLeft
  /// The number of images in the file. Greater than one for an animation.
  package var frameCount = 1
  /// The number of times the animation loops; 0 means forever. `nil` if the file does not specify a loop count.
  package var loopCount: Int?
  /// The duration of each frame of an animation, in milliseconds, as stored in the file.
  package var delays: [Int] = []
  /// The resolution in pixels per inch, if the file has one.
  package var resolution: Resolution?
  package var hasAlpha = false
  /// Whether a WebP file uses lossless compression.
  package var isLossless = false
  package var isGray = false
  package var isCMYK = false
  /// The number of bits per sample in the file.
  package var depth = 8

  package struct Resolution: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      (self.x, self.y) = (x, y)
    }
  }

  /// The displayed width, in pixels.
  package var displayedWidth: Int { orientation.isTransposed ? height : width }
  /// The displayed height, in pixels.
  package var displayedHeight: Int { orientation.isTransposed ? width : height }
}

/// A frame of an animation, as a viewer shows it.
package struct PictureFrame: Equatable, Sendable {
  package var bitmap: Bitmap
  /// The duration of the frame, in milliseconds, as stored in the file.
  package var delay: Int
}
