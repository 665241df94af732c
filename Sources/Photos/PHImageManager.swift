// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import AVFoundation
import UIKit

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request for a live photo.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The size of a picture as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// A key of the facts about a result.
public let PHImageErrorKey = "PHImageErrorKey"
/// A key of the facts about a result.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// A key of the facts about a result.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// A key of the facts about a result.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// A key of the facts about a result.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// A key of the facts about a result.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// A key of the facts about a result.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// A key of the facts about a result.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"

/// How a picture fills its size.
public enum PHImageContentMode: Int, Sendable {
  /// All of the picture.
  case aspectFit = 0
  /// All of the size.
  case aspectFill
  /// All of the picture.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The version of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As edited.
  case current = 0
  /// As edited, without what was added.
  case unadjusted
  /// As taken.
  case original
}

/// The quality of a picture.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A bad one first.
  case opportunistic = 0
  /// The best.
  case highQualityFormat
  /// The fastest.
  case fastFormat
}

/// How a picture is resized.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Not at all.
  case none = 0
  /// About.
  case fast
  /// To the pixel.
  case exact
}

/// How a picture is requested. Stored only.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The resizing.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture.
  open var normalizedCropRect = CGRect.zero
  /// Whether the network is used.
  open var isNetworkAccessAllowed = false
  /// Whether the request waits.
  open var isSynchronous = false
  /// A block that learns of progress. Never called.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// How a film is requested. Stored only.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the network is used.
  open var isNetworkAccessAllowed = false
  /// The version.
  open var version = PHVideoRequestOptionsVersion.current
  /// The quality.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// A block that learns of progress. Never called.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// The version of a film.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// As edited.
  case current = 0
  /// As taken.
  case original
}

/// The quality of a film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// The best.
  case highQualityFormat
  /// A middle one.
  case mediumQualityFormat
  /// The fastest.
  case fastFormat
}

/// How a live photo is requested. Stored only.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the network is used.
  open var isNetworkAccessAllowed = false
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// A block that learns of progress. Never called.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Gives pictures of the library. There are none, so each request fails.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// The manager of the process.
  open class func `default`() -> PHImageManager { manager }

  private static var info: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }

  /// Calls the handler later, without a picture.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.answer(unisolated: { resultHandler(nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler later, without data.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.answer(unisolated: { resultHandler(nil, nil, .up, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler later, without an asset.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, Any?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.answer(unisolated: { resultHandler(nil, nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler later, without an item.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.answer(unisolated: { resultHandler(nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler later, without a photo.
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.answer(unisolated: { resultHandler(nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Does nothing.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Keeps pictures of the library. There are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Stored only. True by default.
  open var allowsCachingHighQualityImages = true
  /// Creates a manager.
  public override init() { super.init() }
  /// Does nothing.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImagesForAllAssets() {}
}

/// How a file of a thing is requested. Stored only.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the network is used.
  open var isNetworkAccessAllowed = false
}

/// Gives files of things. There are none, so each request fails.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()

  /// The manager of the process.
  open class func `default`() -> PHAssetResourceManager { manager }
  /// Calls the handler later, with an error.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Placeholder.answerInBackground { completionHandler(PHPhotosError(.accessUserDenied)) }
  }
}
