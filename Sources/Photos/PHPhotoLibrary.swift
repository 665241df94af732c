// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// The app's authorization to access the photo library. Always `denied`.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user hasn't been prompted yet.
  case notDetermined = 0
  /// The app isn't authorized, and the user can't change this.
  case restricted
  /// Denied.
  case denied
  /// Authorized.
  case authorized
  /// Authorized for a limited selection of assets.
  case limited
}

/// The level of access to the photo library.
public enum PHAccessLevel: Int, Sendable {
  /// Access for adding assets only.
  case addOnly = 1
  /// Access for reading and writing.
  case readWrite
}

/// The photo library. It is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the photo library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Returns `denied`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Returns `denied`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Requests authorization. The handler receives `denied` asynchronously on a private queue.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    Placeholder.report("Photos", "PHPhotoLibrary.requestAuthorization(_:) is denied")
    Placeholder.callInBackground { handler(.denied) }
  }
  /// Requests authorization. The handler receives `denied` asynchronously on a private queue.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Requests authorization. Returns `denied`.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    Placeholder.report("Photos", "PHPhotoLibrary.requestAuthorization(for:) is denied")
    return .denied
  }

  /// Does nothing because the library never changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Does nothing.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Logs a warning once without calling the block. The handler receives an error asynchronously on a private queue.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Placeholder.report("Photos", "PHPhotoLibrary.performChanges(_:completionHandler:) is denied")
    if let completionHandler {
      Placeholder.callInBackground { completionHandler(false, PHPhotosError(.accessUserDenied)) }
    }
  }
  /// Throws an error without calling the block, and logs a warning once.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    Placeholder.report("Photos", "PHPhotoLibrary.performChanges(_:) is denied")
    throw PHPhotosError(.accessUserDenied)
  }
  /// Throws an error without calling the block, and logs a warning once.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    Placeholder.report("Photos", "PHPhotoLibrary.performChangesAndWait(_:) is denied")
    throw PHPhotosError(.accessUserDenied)
  }
}

/// An error of the photo library.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// An error code.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case internalError = -1
    /// The user canceled.
    case userCancelled = 3072
    /// The user denied access.
    case accessUserDenied = 3311
  }

  /// The error code.
  public let code: Code

  /// Creates an error from a code.
  public init(_ code: Code) { self.code = code }
}

/// A change to the photo library. Never created in Tessera.
open class PHChange: NSObject, @unchecked Sendable {
  /// Returns `nil`.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  /// Returns `nil`.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The details of a change to an object. Never created in Tessera.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object after the change. Always `nil`.
  open var objectAfterChanges: ObjectType? { nil }
  /// Whether the object was deleted. Always `false`.
  open var objectWasDeleted: Bool { false }
}

/// The details of a change to a fetch result. Never created in Tessera.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The fetch result after the change. Always empty.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// Whether incremental changes are available. Always `false`.
  open var hasIncrementalChanges: Bool { false }
  /// The indexes of removed objects. Always `nil`.
  open var removedIndexes: IndexSet? { nil }
  /// The indexes of inserted objects. Always `nil`.
  open var insertedIndexes: IndexSet? { nil }
  /// The indexes of changed objects. Always `nil`.
  open var changedIndexes: IndexSet? { nil }
  /// Whether objects were moved. Always `false`.
  open var hasMoves: Bool { false }
}

/// An observer of the photo library. Never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called when the photo library changes. Never called in Tessera.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
