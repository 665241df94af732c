// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import Foundation
public import QuartzCore

/// An asset composed of other assets. Its tracks remain empty.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// A mutable composition. Its tracks remain empty.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var list: [AVMutableCompositionTrack] = []

  /// Creates an empty composition.
  public override init() { super.init() }

  /// The added tracks.
  open override var tracks: [AVAssetTrack] { list }
  /// Returns the added tracks of a media type.
  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    list.filter { $0.mediaType == mediaType }
  }

  /// Adds an empty track.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let track = AVMutableCompositionTrack(mediaType)
    list.append(track)
    return track
  }
}

/// The identifier of a track.
public typealias CMPersistentTrackID = Int32
/// The invalid track identifier.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A track of a mutable composition. It remains empty.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private let kind: AVMediaType
  private var transform = CGAffineTransform.identity

  init(_ kind: AVMediaType) {
    self.kind = kind
    super.init()
  }

  /// The media type.
  open override var mediaType: AVMediaType { kind }
  /// The video transform. Stored, but has no effect.
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  /// Throws an error because no media is read.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
}

/// A video composition, which has no effect.
open class AVVideoComposition: NSObject, @unchecked Sendable {}

/// A mutable video composition. Its properties are stored, but have no effect.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  /// The render size, in pixels.
  open var renderSize = CGSize.zero
  /// The duration of a frame.
  open var frameDuration = CMTime.invalid
  /// The instructions, one for each time range.
  open var instructions: [AVMutableVideoCompositionInstruction] = []

  /// Creates an empty composition.
  public override init() { super.init() }
}

/// An instruction for a time range of a video composition. Its properties are stored, but have no effect.
open class AVMutableVideoCompositionInstruction: NSObject, @unchecked Sendable {
  /// The time range.
  open var timeRange = CMTimeRange.zero
  /// The instructions for tracks.
  open var layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []
  /// The background color.
  open var backgroundColor: CGColor?

  /// Creates an empty instruction.
  public override init() { super.init() }
}

/// A video composition instruction for one track. Its properties are stored, but have no effect.
open class AVMutableVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  /// The transforms and their start times.
  open private(set) var transforms: [(transform: CGAffineTransform, time: CMTime)] = []

  /// Creates an empty instruction.
  public override init() { super.init() }
  /// Creates an instruction for a track.
  public init(assetTrack track: AVAssetTrack) { super.init() }
  /// Sets the transform that applies from a given time onward.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.append((transform, time)) }
  /// Does nothing.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}
