// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import Foundation
import TesseraPlaceholders

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

  /// The asset to export.
  public let asset: AVAsset
  /// The preset name.
  public let presetName: String
  /// The destination file. Stored, but has no effect.
  open var outputURL: URL?
  /// The destination file type. Stored, but has no effect.
  open var outputFileType: AVFileType?
  /// Whether the file is optimized for network use. Stored, but has no effect. The default is `false`.
  open var shouldOptimizeForNetworkUse = false
  /// The time range to export. Stored, but has no effect.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The video composition. Stored, but has no effect.
  open var videoComposition: AVVideoComposition?
  /// The metadata of the exported file. Stored, but has no effect.
  open var metadata: [AVMetadataItem]?
  /// The status: `unknown`, or `failed` after an export.
  open private(set) var status = Status.unknown
  /// The error of the most recent export, or `nil` if no export was attempted.
  open private(set) var error: (any Error)?
  /// The progress. Always 0.
  open var progress: Float { 0 }
  /// The supported file types. Always empty.
  open var supportedFileTypes: [AVFileType] { [] }

  /// Creates an export session for an asset.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  /// Fails, and logs a warning once. Calls the handler asynchronously.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    Placeholder.report("AVFoundation", "AVAssetExportSession exports nothing")
    (status, error) = (.failed, AVError(.exportFailed))
    Placeholder.callInBackground(handler)
  }
  /// Fails, and logs a warning once.
  open func export() async {
    Placeholder.report("AVFoundation", "AVAssetExportSession exports nothing")
    (status, error) = (.failed, AVError(.exportFailed))
  }
  /// Does nothing because every export fails immediately.
  open func cancelExport() {}
  /// Returns an empty array.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// The name of an export preset.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The name of an export preset.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The name of an export preset.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The name of an export preset.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The name of an export preset.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The name of an export preset.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The name of an export preset.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// The name of an export preset.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// The name of an export preset.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The name of an export preset.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The name of an export preset.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
