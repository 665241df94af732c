// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// The authorization of an app to access the library. Always denied.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The app is not allowed, and the user can't change that.
  case restricted
  /// Denied.
  case denied
  /// Authorized.
  case authorized
  /// Limited to some assets.
  case limited
}

/// The level of access to the library.
public enum PHAccessLevel: Int, Sendable {
  /// Adding only.
  case addOnly = 1
  /// Reading and writing.
  case readWrite
}

/// The photo library. It is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the photo library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Always `denied`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Always `denied`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Requests authorization. The handler receives `denied`, asynchronously on a private queue.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    Placeholder.report("Photos", "PHPhotoLibrary.requestAuthorization(_:) is denied")
    Placeholder.callInBackground { handler(.denied) }
  }
  /// Requests authorization. The handler receives `denied`, asynchronously on a private queue.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Requests authorization. Returns `denied`.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    Placeholder.report("Photos", "PHPhotoLibrary.requestAuthorization(for:) is denied")
    return .denied
  }

  /// Does nothing, because the library never changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Does nothing.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Does not call the block, and reports that once. The handler receives an error asynchronously on a private queue.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Placeholder.report("Photos", "PHPhotoLibrary.performChanges(_:completionHandler:) is denied")
    if let completionHandler {
      Placeholder.callInBackground { completionHandler(false, PHPhotosError(.accessUserDenied)) }
    }
  }
  /// Throws an error, and reports that once.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    Placeholder.report("Photos", "PHPhotoLibrary.performChanges(_:) is denied")
    throw PHPhotosError(.accessUserDenied)
  }
  /// Throws an error, and reports that once.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    Placeholder.report("Photos", "PHPhotoLibrary.performChangesAndWait(_:) is denied")
    throw PHPhotosError(.accessUserDenied)
  }
}

/// An error of the library.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    /// Unknown.
    case internalError = -1
    /// The user canceled.
    case userCancelled = 3072
    /// The user denied access.
    case accessUserDenied = 3311
  }

  /// The cause.
  public let code: Code

  /// Creates an error with a cause.
  public init(_ code: Code) { self.code = code }
}

/// A change of the library. Never created in Tessera.
open class PHChange: NSObject, @unchecked Sendable {
  /// Returns `nil`.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  /// Returns `nil`.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// A change of an object. Never created in Tessera.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object after the change. Always `nil`.
  open var objectAfterChanges: ObjectType? { nil }
  /// Always false.
  open var objectWasDeleted: Bool { false }
}

/// A change of a fetch result. Never created in Tessera.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The result after the change. Always empty.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// Always false.
  open var hasIncrementalChanges: Bool { false }
  /// Always `nil`.
  open var removedIndexes: IndexSet? { nil }
  /// Always `nil`.
  open var insertedIndexes: IndexSet? { nil }
  /// Always `nil`.
  open var changedIndexes: IndexSet? { nil }
  /// Always false.
  open var hasMoves: Bool { false }
}

/// An observer of the library. Never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called when the library has changed. Never called in Tessera.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
