// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import Foundation
public import QuartzCore
import TesseraPlaceholders

/// An image generator for an asset. Every request fails because no media is read.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The asset.
  public let asset: AVAsset
  /// The maximum image size, in pixels. Stored, but has no effect.
  open var maximumSize = CGSize.zero
  /// Whether images are transformed by the track's preferred transform. Stored, but has no effect. The default is
  /// `false`.
  open var appliesPreferredTrackTransform = false
  /// The tolerance before the requested time. Stored, but has no effect.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The tolerance after the requested time. Stored, but has no effect.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// The result of a request.
  public enum Result: Int, Sendable {
    /// An image was generated.
    case succeeded = 0
    /// The request failed.
    case failed
    /// Canceled.
    case cancelled
  }

  /// Creates a generator for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  private func fail() -> AVError {
    Placeholder.report("AVFoundation", "AVAssetImageGenerator generates no images")
    return AVError(.fileFormatNotRecognized)
  }

  /// Throws an error.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw fail()
  }
  /// Throws an error.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw fail() }
  /// Calls the handler asynchronously with an error, once for each time.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let error = fail()
    for _ in requestedTimes {
      Placeholder.callInBackground { handler(.invalid, nil, .invalid, .failed, error) }
    }
  }
  /// Does nothing.
  open func cancelAllCGImageGeneration() {}
}
