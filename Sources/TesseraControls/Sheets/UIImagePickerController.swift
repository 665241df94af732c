// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A sheet for choosing an image.
///
///     picker.userChose([.originalImage: image])     // Simulates choosing an image in a test
///
/// - Note: Differs from UIKit: the sheet shows gray squares, and a test provides the chosen image. There is no
///   camera. The type of `delegate` is inherited from the navigation controller. The delegate is notified if it also
///   conforms to `UIImagePickerControllerDelegate`.
open class UIImagePickerController: UINavigationController {
  /// The source of the images.
  public enum SourceType: Int, Sendable {
    /// The photo library with its albums.
    case photoLibrary = 0
    /// The camera.
    case camera
    /// The most recent images.
    case savedPhotosAlbum
  }

  /// The quality of recorded videos.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The format of exported image files.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0, current
  }

  /// The quality of recorded videos. Stored only, because there is no camera. `typeMedium` by default.
  open var videoQuality = QualityType.typeMedium
  /// The format of exported image files. Stored only; `compatible` by default.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// The type of media that a camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    /// The camera captures photos.
    case photo = 0
    /// The camera captures videos.
    case video
  }

  /// The position of a camera.
  public enum CameraDevice: Int, Sendable {
    /// The rear camera.
    case rear = 0
    /// The front camera.
    case front
  }

  /// The camera's flash mode.
  public enum CameraFlashMode: Int, Sendable {
    /// The flash is always off.
    case off = -1
    /// The flash is used automatically in low light.
    case auto = 0
    /// The flash is always on.
    case on = 1
  }

  /// A key in the dictionary that describes the chosen image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The uniform type identifier of the media, as a string.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The crop rectangle, in pixels of the original image.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The metadata from the camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset in the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The source of the images. Traps when set to an unavailable source. `.photoLibrary` by default.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      raise(
        "NSInvalidArgumentException",
        "Source type \(sourceType.rawValue) not available. Check UIImagePickerController.isSourceTypeAvailable first.")
    }
  }
  /// The uniform type identifiers of the media that the user can choose. Stored only; images by default.
  open var mediaTypes = ["public.image"]
  /// Whether the user can crop the chosen image. Stored only, because cropping is not supported. `false` by default.
  open var allowsEditing = false
  /// The maximum duration of a recording, in seconds. Stored only, because there is no camera. 600 by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// The type of media that the camera captures. Stored only, because there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera in use. Stored only, because there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// The flash mode. Stored only, because there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's controls are visible. Stored only, because there is no camera. `true` by default.
  open var showsCameraControls = true
  /// A view over the camera preview. Stored only, because there is no camera.
  open var cameraOverlayView: UIView?

  /// Returns whether a source is available: true for all sources except the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns false, because there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns false, because there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the type identifiers of images and videos, or nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Does nothing, because there is no camera.
  open func takePicture() {}

  open override func loadView() {
    if viewControllers.isEmpty {
      let album = PhotoGridController()
      album.title = sourceType == .photoLibrary ? "Photos" : "Recents"
      album.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.userCancelled() })
      if sourceType == .photoLibrary {
        // Approximates iOS 14 and later; not measured. Only the photo library has this control.
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

  /// Simulates choosing an image: notifies the delegate with the test's information. The delegate must dismiss the
  /// sheet.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userChose(_ info: [InfoKey: Any]) {
    picked?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Simulates a tap on Cancel: notifies the delegate, which must dismiss the sheet. Dismisses the sheet if there is
  /// no delegate.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userCancelled() {
    if let picked {
      picked.imagePickerControllerDidCancel(self)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}

/// A delegate that is notified when the user chooses an image or cancels.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called after the user chooses an image or a video. Implementations must dismiss the sheet.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user taps Cancel. Implementations must dismiss the sheet.
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
