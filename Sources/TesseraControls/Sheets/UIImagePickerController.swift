// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// The sheet for choosing an image.
///
///     picker.userChose([.originalImage: image])     // In a test, has the same effect as choosing a picture
///
/// - Note: Differs from UIKit: it shows gray squares, and a test provides the chosen image. There is no camera. `delegate` has
///   the navigation controller's type; if the object also conforms to `UIImagePickerControllerDelegate`, it is notified.
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  public enum SourceType: Int, Sendable {
    /// The albums.
    case photoLibrary = 0
    /// The camera.
    case camera
    /// The newest images.
    case savedPhotosAlbum
  }

  /// The quality of videos.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The format of exported image files.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0, current
  }

  /// The quality of recorded videos. Stored only, as there is no camera; `typeMedium` by default.
  open var videoQuality = QualityType.typeMedium
  /// The format of exported image files. Stored only; `compatible` by default.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// The kind of media that a camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Videos.
    case video
  }

  /// The position of a camera.
  public enum CameraDevice: Int, Sendable {
    /// The rear camera.
    case rear = 0
    /// The front camera.
    case front
  }

  /// The flash mode of a camera.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Automatically, depending on the light.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// A key of the information about a chosen image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type, as a string.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The crop rectangle, in the original's pixels.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The camera's metadata of the image.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset in the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The source of images. `.photoLibrary` by default. Traps for a source that is not available.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      raise(
        "NSInvalidArgumentException",
        "Source type \(sourceType.rawValue) not available. Check UIImagePickerController.isSourceTypeAvailable first.")
    }
  }
  /// Stored only. Images by default.
  open var mediaTypes = ["public.image"]
  /// Stored only: there is no cropping. `false` by default.
  open var allowsEditing = false
  /// Stored only: there is no recording. In seconds, 600 by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored only: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored only: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Stored only: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Stored only: there is no camera. `true` by default.
  open var showsCameraControls = true
  /// Stored only: there is no camera.
  open var cameraOverlayView: UIView?

  /// Returns true, except for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns false: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns images and videos; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Does nothing: there is no camera.
  open func takePicture() {}

  open override func loadView() {
    if viewControllers.isEmpty {
      let album = PhotoGridController()
      album.title = sourceType == .photoLibrary ? "Photos" : "Recents"
      album.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.userCancelled() })
      if sourceType == .photoLibrary {
        // Approximates iOS 14 and later; not measured. Other source types have no such control.
        let shelves = UISegmentedControl(items: ["Photos", "Albums"])
        shelves.selectedSegmentIndex = 0
        album.navigationItem.titleView = shelves
      }
      setViewControllers([album], animated: false)
    }
    super.loadView()
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  // MARK: User actions

  private var picked: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  /// Notifies the delegate of a chosen image, with information provided by a test. The delegate dismisses the sheet.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ info: [InfoKey: Any]) {
    picked?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Acts like a tap on Cancel: notifies the delegate, which dismisses the sheet; without a delegate the sheet is dismissed.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userCancelled() {
    if let picked {
      picked.imagePickerControllerDidCancel(self)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}

/// A delegate notified of the chosen image.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called after the user chooses an image or a video. Dismiss the sheet.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user taps Cancel. Dismiss the sheet.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the sheet.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
