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
    Placeholder.report("AVFoundation", "AVAssetExportSession exports nothing")
    (status, error) = (.failed, AVError(.exportFailed))
    Placeholder.callInBackground(handler)
  }
  /// Fails, and reports that once.
  open func export() async {
    Placeholder.report("AVFoundation", "AVAssetExportSession exports nothing")
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
