// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import AVFoundation
import UIKit

/// The identifier of an image request.
public typealias PHImageRequestID = Int32
/// The invalid request identifier.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The identifier of a Live Photo request.
public typealias PHLivePhotoRequestID = Int32
/// The invalid Live Photo request identifier.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The target size that requests the original image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The result information key of the error.
public let PHImageErrorKey = "PHImageErrorKey"
/// The result information key of a Boolean that indicates whether the request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The result information key of a Boolean that indicates whether the image is a low-quality version.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The result information key of a Boolean that indicates whether the image must be downloaded from iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The result information key of the request identifier.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The Live Photo information key of the error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The Live Photo information key of a Boolean that indicates whether the request was canceled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// The Live Photo information key of a Boolean that indicates whether the Live Photo is a low-quality version.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"

/// The scaling of an image to the target size.
public enum PHImageContentMode: Int, Sendable {
  /// Fits the image into the target size and preserves the aspect ratio.
  case aspectFit = 0
  /// Fills the target size and preserves the aspect ratio.
  case aspectFill
  /// The default mode, `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The version of an image.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// The edited version.
  case current = 0
  /// The version without adjustments.
  case unadjusted
  /// The original version.
  case original
}

/// The delivery mode of an image request, which determines the quality.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A low-quality image first, followed by a high-quality image.
  case opportunistic = 0
  /// The highest quality.
  case highQualityFormat
  /// The fastest delivery.
  case fastFormat
}

/// The resize mode of an image request.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// No resizing.
  case none = 0
  /// Approximately the target size.
  case fast
  /// Exactly the target size.
  case exact
}

/// Options for an image request. They are stored, but have no effect.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The resize mode.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The normalized crop rectangle.
  open var normalizedCropRect = CGRect.zero
  /// Whether images may be downloaded from the network.
  open var isNetworkAccessAllowed = false
  /// Whether the request blocks the calling thread until the image is available.
  open var isSynchronous = false
  /// The progress handler. Never called.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Options for a video request. They are stored, but have no effect.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether videos may be downloaded from the network.
  open var isNetworkAccessAllowed = false
  /// The version.
  open var version = PHVideoRequestOptionsVersion.current
  /// The quality.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// The progress handler. Never called.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// The version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// The edited version.
  case current = 0
  /// The original version.
  case original
}

/// The delivery mode of a video request, which determines the quality.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// The highest quality.
  case highQualityFormat
  /// Medium quality.
  case mediumQualityFormat
  /// The fastest delivery.
  case fastFormat
}

/// Options for a Live Photo request. They are stored, but have no effect.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether Live Photos may be downloaded from the network.
  open var isNetworkAccessAllowed = false
  /// The quality.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The progress handler. Never called.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// A manager for image requests. Every request fails because the photo library is empty.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// Returns the shared manager.
  open class func `default`() -> PHImageManager { manager }

  private static var info: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }

  /// Calls the handler asynchronously without an image.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.callLater(unisolated: { resultHandler(nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler asynchronously without data.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.callLater(unisolated: { resultHandler(nil, nil, .up, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler asynchronously without an asset.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, Any?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.callLater(unisolated: { resultHandler(nil, nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler asynchronously without an item.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.callLater(unisolated: { resultHandler(nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Calls the handler asynchronously without a Live Photo.
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Placeholder.callLater(unisolated: { resultHandler(nil, Self.info) })
    return PHInvalidImageRequestID
  }
  /// Does nothing.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A manager that caches images. It caches nothing because the photo library is empty.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether images are cached in high quality. Stored, but has no effect. The default is `true`.
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

/// Options for a resource request. They are stored, but have no effect.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// Whether resources may be downloaded from the network.
  open var isNetworkAccessAllowed = false
}

/// A manager for resource requests. Every request fails because there are no resources.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()

  /// Returns the shared manager.
  open class func `default`() -> PHAssetResourceManager { manager }
  /// Calls the handler asynchronously with an error.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Placeholder.callInBackground { completionHandler(PHPhotosError(.accessUserDenied)) }
  }
}
