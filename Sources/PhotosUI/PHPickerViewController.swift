// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Photos
public import TesseraFoundation
import TesseraPlaceholders
import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// A filter of the assets that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  /// Images.
  public static let images = PHPickerFilter(names: ["images"])
  /// Videos.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Live Photos.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Screenshots.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// Returns a filter that matches any of the given filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// The configuration of a picker. Stored only.
public struct PHPickerConfiguration: Sendable {
  /// The representation of the chosen assets.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The representation that the system chooses.
    case automatic = 0
    /// The current representation.
    case current
    /// The most compatible representation.
    case compatible
  }

  /// The order of the selection.
  public enum Selection: Int, Sendable {
    /// The default order.
    case `default` = 0
    /// The order in which the user chose.
    case ordered
  }

  /// The maximum number of selected assets; 0 for no limit. 1 by default.
  public var selectionLimit = 1
  /// The filter; `nil` for all assets.
  public var filter: PHPickerFilter?
  /// Stored only. `automatic` by default.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Stored only. `default` by default.
  public var selection = Selection.default
  /// Stored only.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration for choosing one of all assets.
  public init() {}

  /// Creates a configuration for choosing one of all assets.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen asset. A test can create one and pass it to the delegate.
public struct PHPickerResult: Hashable {
  /// The item provider of the image.
  public let itemProvider: NSItemProvider
  /// The identifier of the asset in the library.
  public let assetIdentifier: String?

  /// Creates a result.
  ///
  /// - Note: Differs from UIKit: an addition, for tests of an app's response to a choice.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    (self.itemProvider, self.assetIdentifier) = (itemProvider, assetIdentifier)
  }
}

/// A controller for choosing photos.
///
/// - Note: Differs from UIKit: it shows a placeholder, and nothing can be chosen. The delegate is not called.
open class PHPickerViewController: PlaceholderController {
  /// `PHPickerViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "PHPickerViewController" }

  /// The configuration of the picker.
  public let configuration: PHPickerConfiguration
  /// The delegate. Never called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    Placeholder.report("PhotosUI", "PHPickerViewController offers nothing to choose")
  }

  /// Returns `nil`, because a picker needs a configuration.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a photo picker. Never called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has finished choosing. Never called in Tessera.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
