// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// Whether an app may use the photos. Here it never may.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
  case notDetermined = 0
  /// It may not, and nobody can change that.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may use some.
  case limited
}

/// What an app wants of the photos.
public enum PHAccessLevel: Int, Sendable {
  /// To add some.
  case addOnly = 1
  /// To see them.
  case readWrite
}

/// The library of photos. It is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Always `denied`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Always `denied`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Is denied, later on a private queue.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    Placeholder.say("Photos", "PHPhotoLibrary.requestAuthorization(_:) is denied")
    Placeholder.answerInBackground { handler(.denied) }
  }
  /// Is denied, later on a private queue.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Is denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    Placeholder.say("Photos", "PHPhotoLibrary.requestAuthorization(for:) is denied")
    return .denied
  }
}

/// What a thing in the library is.
public enum PHAssetMediaType: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// A picture.
  case image
  /// A film.
  case video
  /// A sound.
  case audio
}

/// A thing in the library. There is none.
open class PHAsset: NSObject, @unchecked Sendable {
  /// Its name in the library.
  open var localIdentifier: String { "" }
  /// Always `unknown`.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Always 0.
  open var pixelWidth: Int { 0 }
  /// Always 0.
  open var pixelHeight: Int { 0 }
  /// Always 0, in seconds.
  open var duration: TimeInterval { 0 }
  /// Always nil.
  open var creationDate: Date? { nil }

  /// Nothing.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Nothing.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// How things of the library are looked for. Stored only.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Stored only.
  open var fetchLimit = 0
}

/// What was found in the library: nothing.
open class PHFetchResult<Found>: NSObject, @unchecked Sendable {
  /// Always 0.
  open var count: Int { 0 }
  /// Always nil.
  open var firstObject: Found? { nil }
  /// Always nil.
  open var lastObject: Found? { nil }
  /// Calls nothing.
  open func enumerateObjects(_ block: (Found, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
