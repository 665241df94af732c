// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Photos
public import TesseraFoundation
import TesseraPlaceholders
import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// A filter for the assets that a picker shows.
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

/// A picker's configuration. It is stored, but has no effect.
public struct PHPickerConfiguration: Sendable {
  /// The representation of the selected assets.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The representation that the system chooses.
    case automatic = 0
    /// The current representation.
    case current
    /// The most compatible representation.
    case compatible
  }

  /// The order of the selected assets.
  public enum Selection: Int, Sendable {
    /// The default order.
    case `default` = 0
    /// The order in which the user selected the assets.
    case ordered
  }

  /// The maximum number of selected assets, or 0 for no limit. The default is 1.
  public var selectionLimit = 1
  /// The filter, or `nil` to show all assets.
  public var filter: PHPickerFilter?
  /// The preferred representation of the selected assets. Stored, but has no effect. The default is `automatic`.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the selected assets. Stored, but has no effect. The default is `default`.
  public var selection = Selection.default
  /// The identifiers of initially selected assets. Stored, but has no effect.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration for selecting one asset of any type.
  public init() {}

  /// Creates a configuration for selecting one asset of any type.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A selected asset. Tests can create a result and pass it to the delegate.
public struct PHPickerResult: Hashable {
  /// The item provider for the asset.
  public let itemProvider: NSItemProvider
  /// The asset's identifier in the photo library.
  public let assetIdentifier: String?

  /// Creates a result.
  ///
  /// - Note: Differs from UIKit: this initializer is an addition, for testing an app's response to a selection.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    (self.itemProvider, self.assetIdentifier) = (itemProvider, assetIdentifier)
  }
}

/// A view controller for selecting photos.
///
/// - Note: Differs from UIKit: it shows a placeholder, and nothing can be selected. The delegate is not called.
open class PHPickerViewController: PlaceholderController {
  /// The name shown in the placeholder: `PHPickerViewController`.
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

  /// Returns `nil` because a picker requires a configuration.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a photo picker. Never called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user finishes the selection. Never called in Tessera.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
