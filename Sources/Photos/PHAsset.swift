// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// An object in the photo library. Never created in Tessera.
open class PHObject: NSObject, @unchecked Sendable {
  /// The identifier in the photo library. Always empty.
  open var localIdentifier: String { "" }
}

/// A placeholder for an object that a change request will create.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// An image.
  case image
  /// A video.
  case video
  /// Audio.
  case audio
}

/// The subtype flags of an image or a video.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A high-dynamic-range photo.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A video with a high frame rate.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
}

/// An asset in the photo library. Never created in Tessera.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The media type. Always `unknown`.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The media subtypes. Always empty.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width, in pixels. Always 0.
  open var pixelWidth: Int { 0 }
  /// The height, in pixels. Always 0.
  open var pixelHeight: Int { 0 }
  /// The duration, in seconds. Always 0.
  open var duration: TimeInterval { 0 }
  /// The creation date. Always `nil`.
  open var creationDate: Date? { nil }
  /// The modification date. Always `nil`.
  open var modificationDate: Date? { nil }
  /// Whether the asset is a favorite. Always `false`.
  open var isFavorite: Bool { false }
  /// Whether the asset is hidden. Always `false`.
  open var isHidden: Bool { false }
  /// Whether the asset represents a burst of photos. Always `false`.
  open var representsBurst: Bool { false }

  /// Returns an empty result.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns an empty result.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns an empty result.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns an empty result.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Options for fetching. They are stored, but have no effect.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The maximum number of results, or 0 for no limit. Stored, but has no effect.
  open var fetchLimit = 0
  /// The predicate. Stored, but has no effect.
  open var predicate: NSPredicate?
  /// The sort descriptors. Stored, but has no effect.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden assets are included. Stored, but has no effect. The default is `false`.
  open var includeHiddenAssets = false
  /// Whether all photos of bursts are included. Stored, but has no effect. The default is `false`.
  open var includeAllBurstAssets = false
}

/// The result of fetching from the photo library. Always empty.
open class PHFetchResult<Found: AnyObject>: NSObject, @unchecked Sendable {
  /// The number of objects. Always 0.
  open var count: Int { 0 }
  /// The first object. Always `nil`.
  open var firstObject: Found? { nil }
  /// The last object. Always `nil`.
  open var lastObject: Found? { nil }
  /// Raises an exception because the result is empty.
  open func object(at index: Int) -> Found {
    NSException(
      name: .rangeException, reason: "index \(index) beyond bounds [0 .. 0): the photo library is empty"
    ).raise()
    repeat {} while true
  }
  /// Returns an empty array.
  open func objects(at indexes: IndexSet) -> [Found] { [] }
  /// The object at an index. Raises an exception because the result is empty.
  open subscript(index: Int) -> Found { object(at: index) }
  /// Returns `false`.
  open func contains(_ anObject: Found) -> Bool { false }
  /// Returns `NSNotFound` because the result is empty.
  open func index(of anObject: Found) -> Int { NSNotFound }
  /// Returns 0 because the result is empty.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  /// Does not call the block because the result is empty.
  open func enumerateObjects(_ block: (Found, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Does not call the block because the result is empty.
  open func enumerateObjects(
    options opts: NSEnumerationOptions, using block: (Found, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A collection in the photo library. Never created in Tessera.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The title. Always `nil`.
  open var localizedTitle: String? { nil }
  /// Returns an empty result.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}

/// The type of an album.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album that the user created.
  case album = 1
  /// A smart album.
  case smartAlbum
  /// A moment.
  case moment
}

/// The subtype of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album that the user created.
  case albumRegular = 2
  /// My Photo Stream.
  case albumMyPhotoStream = 100
  /// A shared iCloud album.
  case albumCloudShared = 101
  /// A smart album without a more specific subtype.
  case smartAlbumGeneric = 200
  /// Panoramas.
  case smartAlbumPanoramas
  /// Videos.
  case smartAlbumVideos
  /// Favorites.
  case smartAlbumFavorites
  /// Time-lapse videos.
  case smartAlbumTimelapses
  /// Hidden assets.
  case smartAlbumAllHidden
  /// Recently added assets.
  case smartAlbumRecentlyAdded
  /// Bursts.
  case smartAlbumBursts
  /// Slow-motion videos.
  case smartAlbumSlomoVideos
  /// All of the user's assets.
  case smartAlbumUserLibrary
  /// Selfies.
  case smartAlbumSelfPortraits
  /// Screenshots.
  case smartAlbumScreenshots
  /// Photos with the depth effect.
  case smartAlbumDepthEffect
  /// Live Photos.
  case smartAlbumLivePhotos
  /// Animated images.
  case smartAlbumAnimated
  /// Long-exposure photos.
  case smartAlbumLongExposures
  /// Any subtype.
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// An album. Never created in Tessera.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The album type. Always `album`.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The album subtype. Always `albumRegular`.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The estimated number of assets. Always 0.
  open var estimatedAssetCount: Int { 0 }
  /// Returns an empty result.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Returns an empty result.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A Live Photo. Never created in Tessera.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The size in pixels. Always zero.
  open var size: CGSize { .zero }
}

/// A request to change an asset. Requests are never performed.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// The creation date. Stored, but has no effect.
  open var creationDate: Date?
  /// Whether the asset is a favorite. Stored, but has no effect. The default is `false`.
  open var isFavorite = false
  /// The placeholder for the created asset. Always `nil`.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  override init() { super.init() }

  /// Creates a request to change an asset.
  public convenience init(for asset: PHAsset) { self.init() }
  /// Returns a request to add an image.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  /// Returns a request to add an image from a file.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
  /// Returns a request to add a video from a file.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
  /// Does nothing.
  open class func deleteAssets(_ assets: Any) {}
}

/// A request to add an asset. Requests are never performed.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Returns a request to add an asset.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Does nothing.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  /// Does nothing.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// A request to change an album. Requests are never performed.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
  /// The title. Stored, but has no effect.
  open var title = ""
  /// The placeholder for the created album.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }

  override init() { super.init() }

  /// Returns `nil` because there are no albums.
  public init?(for assetCollection: PHAssetCollection) { nil }
  /// Returns a request to create an album.
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }
  /// Does nothing.
  open func addAssets(_ assets: Any) {}
}

/// The type of an asset's resource.
public enum PHAssetResourceType: Int, Sendable {
  /// The photo.
  case photo = 1
  /// The video.
  case video
  /// The audio.
  case audio
  /// The alternate photo.
  case alternatePhoto
  /// The full-size edited photo.
  case fullSizePhoto
  /// The full-size edited video.
  case fullSizeVideo
  /// The data that describes an edit.
  case adjustmentData
  /// The photo before editing.
  case adjustmentBasePhoto
  /// The video of a Live Photo.
  case pairedVideo
}

/// Options for adding a resource. They are stored, but have no effect.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// The file name.
  open var originalFilename: String?
  /// The file type.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved instead of copied.
  open var shouldMoveFile = false
}

/// A resource of an asset. Never created in Tessera.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// The type. Always `photo`.
  open var type: PHAssetResourceType { .photo }
  /// The file type. Always empty.
  open var uniformTypeIdentifier: String { "" }
  /// The file name. Always empty.
  open var originalFilename: String { "" }
  /// Returns an empty array.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// Returns an empty array.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
