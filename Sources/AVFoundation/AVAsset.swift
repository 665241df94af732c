// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import QuartzCore
import TesseraPlaceholders

/// An audio or video asset. Nothing is read from it.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The URL; `nil` for an asset without one, such as a composition.
  let address: URL?

  /// Creates an asset at an address.
  public init(url URL: URL) {
    address = URL
    super.init()
  }

  override init() {
    address = nil
    super.init()
  }

  /// Always zero, because no media is read.
  open var duration: CMTime { .zero }
  /// Always empty, because no media is read.
  open var tracks: [AVAssetTrack] { [] }
  /// Returns an empty array, because no media is read.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Returns an empty array, because no media is read.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Always empty, because no media is read.
  open var metadata: [AVMetadataItem] { [] }
  /// Always empty, because no media is read.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Returns `false`.
  open var isPlayable: Bool { false }
  /// Returns `false`.
  open var isExportable: Bool { false }
  /// Returns `false`.
  open var isReadable: Bool { false }
  /// Does nothing.
  open func cancelLoading() {}
  /// Calls the handler asynchronously.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    if let handler { Placeholder.answerInBackground(handler) }
  }
}

/// An asset at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// The resource loader. Loads nothing.
  public let resourceLoader = AVAssetResourceLoader()

  /// Creates an asset at an address. The options are not used.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }
}

/// A track of an asset. There are none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The media type. Empty.
  open var mediaType: AVMediaType { AVMediaType(rawValue: "") }
  /// The size in pixels. Zero.
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

/// An item of metadata. There are none.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The identifier. Nil.
  open var identifier: AVMetadataIdentifier? { nil }
  /// The common key. Always `nil`.
  open var commonKey: AVMetadataKey? { nil }
  /// The value. Always `nil`.
  open var value: Any? { nil }
  /// The value as a string. Always `nil`.
  open var stringValue: String? { nil }
  /// The value as data. Always `nil`.
  open var dataValue: Data? { nil }
}

/// A resource loader. Loads nothing and never calls its delegate.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  /// The delegate.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?

  /// Sets the delegate, which is never called.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    self.delegate = delegate
  }
}

/// A request to a delegate. There are none.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {}

/// The delegate of a loader. Never called.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Returns whether the delegate loads the requested resource.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// Called when a request was canceled.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// A generator of images from an asset. Every request fails, because no media is read.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The asset.
  public let asset: AVAsset
  /// The maximum size of images, in pixels. Stored only.
  open var maximumSize = CGSize.zero
  /// Stored only. False by default.
  open var appliesPreferredTrackTransform = false
  /// Stored only.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Stored only.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// The result of a request.
  public enum Result: Int, Sendable {
    /// An image.
    case succeeded = 0
    /// An error.
    case failed
    /// Canceled.
    case cancelled
  }

  /// Creates a generator of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  private func fail() -> AVError {
    Placeholder.say("AVFoundation", "AVAssetImageGenerator makes no pictures")
    return AVError(.fileFormatNotRecognized)
  }

  /// Throws an error.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw fail()
  }
  /// Throws an error.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw fail() }
  /// Calls the handler asynchronously for each time, with an error.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let error = fail()
    for _ in requestedTimes {
      Placeholder.answerInBackground { handler(.invalid, nil, .invalid, .failed, error) }
    }
  }
  /// Does nothing.
  open func cancelAllCGImageGeneration() {}
}

/// A session that exports an asset to a file. Every export fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The state of an export.
  public enum Status: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Waiting.
    case waiting
    /// Exporting.
    case exporting
    /// Completed.
    case completed
    /// Failed.
    case failed
    /// Canceled.
    case cancelled
  }

  /// The asset.
  public let asset: AVAsset
  /// The quality.
  public let presetName: String
  /// The file. Stored only.
  open var outputURL: URL?
  /// The type of the file. Stored only.
  open var outputFileType: AVFileType?
  /// Stored only. False by default.
  open var shouldOptimizeForNetworkUse = false
  /// The time range to export. Stored only.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The video composition. Stored only.
  open var videoComposition: AVVideoComposition?
  /// The metadata of the file. Stored only.
  open var metadata: [AVMetadataItem]?
  /// `unknown`, and `failed` after an export.
  open private(set) var status = Status.unknown
  /// The error of an export.
  open private(set) var error: (any Error)?
  /// Always 0.
  open var progress: Float { 0 }
  /// Canceled.
  open var supportedFileTypes: [AVFileType] { [] }

  /// Creates an export of an asset.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  /// Fails, and reports that once. The handler is called asynchronously.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    Placeholder.say("AVFoundation", "AVAssetExportSession exports nothing")
    (status, error) = (.failed, AVError(.exportFailed))
    Placeholder.answerInBackground(handler)
  }
  /// Fails, and reports that once.
  open func export() async {
    Placeholder.say("AVFoundation", "AVAssetExportSession exports nothing")
    (status, error) = (.failed, AVError(.exportFailed))
  }
  /// Does nothing, because every export fails immediately.
  open func cancelExport() {}
  /// Returns none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// A quality of exports.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A quality of exports.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A quality of exports.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A quality of exports.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// A quality of exports.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// A quality of exports.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A quality of exports.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// A quality of exports.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// A quality of exports.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// A quality of exports.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// A quality of exports.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"

/// An asset composed of other assets. Its tracks remain empty.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// A composition that can be changed. Its tracks remain empty.
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

/// A track of a composition. It remains empty.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private let kind: AVMediaType
  private var transform = CGAffineTransform.identity

  init(_ kind: AVMediaType) {
    self.kind = kind
    super.init()
  }

  /// The kind.
  open override var mediaType: AVMediaType { kind }
  /// The transform of the video. Stored only.
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  /// Throws an error, because no media is read.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    throw AVError(.operationNotSupportedForAsset)
  }
}

/// A video composition. Stored only.
open class AVVideoComposition: NSObject, @unchecked Sendable {}

/// A video composition. Stored only.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  /// The size in pixels.
  open var renderSize = CGSize.zero
  /// The duration of a frame.
  open var frameDuration = CMTime.invalid
  /// The instructions.
  open var instructions: [AVMutableVideoCompositionInstruction] = []

  /// Creates an empty composition.
  public override init() { super.init() }
}

/// An instruction for a time range of a video composition. Stored only.
open class AVMutableVideoCompositionInstruction: NSObject, @unchecked Sendable {
  /// The time range.
  open var timeRange = CMTimeRange.zero
  /// The instructions for tracks.
  open var layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []
  /// The background color.
  open var backgroundColor: CGColor?

  /// Creates an empty composition.
  public override init() { super.init() }
}

/// An instruction for a track. Stored only.
open class AVMutableVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  /// The transforms.
  open private(set) var transforms: [(transform: CGAffineTransform, time: CMTime)] = []

  /// Creates an empty composition.
  public override init() { super.init() }
  /// Creates an instruction for a track.
  public init(assetTrack track: AVAssetTrack) { super.init() }
  /// Sets the transform that applies from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.append((transform, time)) }
  /// Does nothing.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// A metadata item that can be changed.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var storedIdentifier: AVMetadataIdentifier?
  private var storedValue: Any?
  /// The language of the value.
  open var extendedLanguageTag: String?

  /// Creates an empty fact.
  public override init() { super.init() }
  /// The identifier.
  open override var identifier: AVMetadataIdentifier? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  /// The value.
  open override var value: Any? {
    get { storedValue }
    set { storedValue = newValue }
  }
  /// The value, if it is text.
  open override var stringValue: String? { storedValue as? String }
  /// The value, if it is bytes.
  open override var dataValue: Data? { storedValue as? Data }
}

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = -11800
    /// An export failed.
    case exportFailed = -11820
    /// The file's format is not recognized.
    case fileFormatNotRecognized = -11828
    /// The asset doesn't support the operation.
    case operationNotSupportedForAsset = -11838
  }

  /// The cause.
  public let code: Code

  /// Creates an error with a cause.
  public init(_ code: Code) { self.code = code }
}

/// The type of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 of Apple.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4 audio.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Core Audio.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// HEIC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// HEIF.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// TIFF.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// DNG.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}

/// A codec of videos and photos.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// A metadata key.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The image.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The creator.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The location.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  /// The date.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
}

/// A metadata identifier.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  /// The album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  /// The image.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
  /// The location.
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
}

/// A key of settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// A key of settings.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// A key of settings.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// A key of settings.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// A key of settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// A key of settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// A key of settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// A key of settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// A key of settings.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
