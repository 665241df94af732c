// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// The sheet in which people choose a picture.
///
///     picker.userChose([.originalImage: image])     // in a test, as choosing a picture does
///
/// - Note: Differs from UIKit: it shows grey squares, and a test says what people choose. There is no camera. `delegate` has the
///   navigation controller's type; what is set is asked whether it is a `UIImagePickerControllerDelegate`, too.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The albums.
    case photoLibrary = 0
    /// The camera.
    case camera
    /// The newest pictures.
    case savedPhotosAlbum
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// How a picture's file is given.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0, current
  }

  /// The quality of recorded films. Stored only, as there is no camera; `typeMedium` by default.
  open var videoQuality = QualityType.typeMedium
  /// The format of exported image files. Stored only; `compatible` by default.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video
  }

  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// That at the back.
    case rear = 0
    /// That at the front.
    case front
  }

  /// Whether a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// As the light is.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// What is told of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type, as text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as people cropped it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What people cropped, in the original's pixels.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera wrote about the picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture with what happened around it.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Where pictures come from. `.photoLibrary` by default. Traps for one that is not available.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      raise(
        "NSInvalidArgumentException",
        "Source type \(sourceType.rawValue) not available. Ask UIImagePickerController.isSourceTypeAvailable first.")
    }
  }
  /// Stored only. Pictures by default.
  open var mediaTypes = ["public.image"]
  /// Stored only: nothing is cropped. False by default.
  open var allowsEditing = false
  /// Stored only: no films are taken. In seconds, 600 by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored only: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored only: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Stored only: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Stored only: there is no camera. True by default.
  open var showsCameraControls = true
  /// Stored only: there is no camera.
  open var cameraOverlayView: UIView?

  /// True but for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Pictures and films; nil for the camera.
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
        // From memory of iOS 14 and later; the albums show no others.
        let shelves = UISegmentedControl(items: ["Photos", "Albums"])
        shelves.selectedSegmentIndex = 0
        album.navigationItem.titleView = shelves
      }
      setViewControllers([album], animated: false)
    }
    super.loadView()
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  // MARK: What people do

  private var picked: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  /// Tells the delegate that people have chosen a picture, of which it gets what a test says. The delegate closes the
  /// sheet.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ info: [InfoKey: Any]) {
    picked?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Does what a tap on Cancel does: tells the delegate, which closes the sheet; without one the sheet closes.
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

/// Who is told which picture was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// People have chosen a picture or film. Close the sheet.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// People have tapped Cancel. Close the sheet.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Closes the sheet.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
