// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import QuartzCore
import TesseraPlaceholders

/// An audio or video asset. Tessera doesn't read its media.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The URL, or `nil` for an asset without a URL, such as a composition.
  let address: URL?

  /// Creates an asset at a URL.
  public init(url URL: URL) {
    address = URL
    super.init()
  }

  override init() {
    address = nil
    super.init()
  }

  /// The duration. Always zero because no media is read.
  open var duration: CMTime { .zero }
  /// The tracks. Always empty because no media is read.
  open var tracks: [AVAssetTrack] { [] }
  /// Returns an empty array because no media is read.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Returns an empty array because no media is read.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// The metadata. Always empty because no media is read.
  open var metadata: [AVMetadataItem] { [] }
  /// The metadata with common keys. Always empty because no media is read.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Whether the asset can be played. Always `false`.
  open var isPlayable: Bool { false }
  /// Whether the asset can be exported. Always `false`.
  open var isExportable: Bool { false }
  /// Whether the asset's media can be read. Always `false`.
  open var isReadable: Bool { false }
  /// Does nothing.
  open func cancelLoading() {}
  /// Calls the handler asynchronously without loading any values.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    if let handler { Placeholder.callInBackground(handler) }
  }
}

/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The asset's URL.
  public let url: URL
  /// The resource loader, which loads nothing.
  public let resourceLoader = AVAssetResourceLoader()

  /// Creates an asset at a URL. Ignores the options.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }
}

/// A track of an asset. Tessera never creates a track.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The media type. Always empty.
  open var mediaType: AVMediaType { AVMediaType(rawValue: "") }
  /// The size in pixels. Always zero.
  open var naturalSize: CGSize { .zero }
  /// The preferred transform. Always the identity.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The nominal frame rate. Always 0.
  open var nominalFrameRate: Float { 0 }
  /// The estimated data rate, in bits per second. Always 0.
  open var estimatedDataRate: Float { 0 }
  /// The time range in the asset. Always empty.
  open var timeRange: CMTimeRange { .zero }
}
