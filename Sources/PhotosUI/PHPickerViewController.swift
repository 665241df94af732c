// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Photos
public import TesseraFoundation
import TesseraPlaceholders
import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// What a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Photos with what happened around them.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Pictures of screens.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// What one of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// How a picker behaves. Stored only.
public struct PHPickerConfiguration: Sendable {
  /// What is done to what is chosen.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// As it is.
    case current
    /// As it can be read everywhere.
    case compatible
  }

  /// Which order the choice keeps.
  public enum Selection: Int, Sendable {
    /// None.
    case `default` = 0
    /// That of choosing.
    case ordered
  }

  /// How many may be chosen; 0 for any number. 1 by default.
  public var selectionLimit = 1
  /// What is shown; nil for all.
  public var filter: PHPickerFilter?
  /// Stored only. `automatic` by default.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Stored only. `default` by default.
  public var selection = Selection.default
  /// Stored only.
  public var preselectedAssetIdentifiers: [String] = []

  /// A choice of one of all.
  public init() {}

  /// A choice of one of all.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What was chosen. A test may make one and give it to the delegate.
public struct PHPickerResult: Hashable {
  /// What gives the picture.
  public let itemProvider: NSItemProvider
  /// Its name in the library.
  public let assetIdentifier: String?

  /// A choice.
  ///
  /// - Note: Differs from UIKit: an addition, for tests of what an app does with a choice.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    (self.itemProvider, self.assetIdentifier) = (itemProvider, assetIdentifier)
  }
}

/// Lets people choose photos.
///
/// - Note: Differs from UIKit: it shows a placeholder, and nothing can be chosen. The delegate is not called.
open class PHPickerViewController: PlaceholderController {
  /// `PHPickerViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "PHPickerViewController" }

  /// What it was made with.
  public let configuration: PHPickerConfiguration
  /// The delegate. Never called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    Placeholder.say("PhotosUI", "PHPickerViewController offers nothing to choose")
  }

  /// Nil: a picker needs a configuration.
  public required init?(coder: NSCoder) { nil }
}

/// Who is told what was chosen. Never called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// People have chosen. Never called.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
