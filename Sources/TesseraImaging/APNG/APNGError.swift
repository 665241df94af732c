// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error while reading or writing an animated PNG. `description` names the cause and the remedy.
public enum APNGError: Error, Equatable, Sendable {
  /// The file could not be written.
  case file(FileError)
  /// The frame at an index is not a valid image, or the file is not a valid PNG.
  case picture(frame: Int, PNGError)
  /// The file is a PNG, but not an animated one.
  case notAnimated
  /// The file violates the APNG format.
  case damaged(reason: String)
  /// A frame or chunk is out of sequence. Sequence numbers must be 0, 1, 2, … in file order.
  case badSequence(expected: Int, found: Int)
  /// The file declares more pixels than the caller allows.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// A frame's size differs from the animation's.
  case frameSize(expectedWidth: Int, expectedHeight: Int, width: Int, height: Int)
  /// A frame of an animation declared opaque has a translucent pixel.
  case notOpaque(frame: Int)
  /// The animation has no frames. At least one is required.
  case noFrames
  /// The number of plays is not in 0...2^31 - 1.
  case badPlays(Int)
  /// `finish()` or `discard()` was called earlier.
  case finished
}

extension APNGError: CustomStringConvertible {
  /// The cause and the remedy, in one line.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let frame, let error): "frame \(frame): \(error)"
    case .notAnimated: "the PNG file is not animated. Read it with PNG.decode, or write it again with APNGWriter."
    case .damaged(let reason): "the animated PNG is damaged: \(reason). Fetch or write it again."
    case .badSequence(let expected, let found):
      "the animated PNG is damaged: part \(expected) was expected, part \(found) found. Fetch or write it again."
    case .tooLarge(let width, let height, let maximumPixels):
      "the animated PNG declares \(width) x \(height) pixels, more than the limit of \(maximumPixels). "
        + "Scale it down, or raise maximumPixels if you trust the file."
    case .frameSize(let expectedWidth, let expectedHeight, let width, let height):
      "a frame of \(width) x \(height) pixels cannot join an animation of \(expectedWidth) x \(expectedHeight). "
        + "Render all frames at one size."
    case .notOpaque(let frame):
      "frame \(frame) has transparent pixels in an animation that is written as opaque. Pass isOpaque: false."
    case .noFrames: "an animation needs at least one frame. Append one before finish()."
    case .badPlays(let plays): "an animation cannot be played \(plays) times. Use 0 (forever) to 2147483647."
    case .finished: "the animation is already finished. Create another writer for another file."
    }
  }
}
