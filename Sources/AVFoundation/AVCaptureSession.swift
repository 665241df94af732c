// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import QuartzCore
import TesseraPlaceholders

/// A media type.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Metadata, such as detected codes and faces.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// The app's authorization to use a device. Always `denied`.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user hasn't been prompted yet.
  case notDetermined = 0
  /// The app isn't authorized, and the user can't change this.
  case restricted
  /// Denied.
  case denied
  /// Granted.
  case authorized
}

/// A camera or a microphone. Never created in Tessera.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The position of a camera on the device.
  public enum Position: Int, Sendable {
    /// An unspecified position.
    case unspecified = 0
    /// The back.
    case back
    /// The front.
    case front
  }

  /// Returns `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Requests authorization. The handler receives `false` asynchronously on a private queue.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    Placeholder.report("AVFoundation", "AVCaptureDevice.requestAccess(for:completionHandler:) is denied")
    Placeholder.callInBackground { handler(false) }
  }
  /// Returns `false`.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    Placeholder.report("AVFoundation", "AVCaptureDevice.requestAccess(for:) is denied")
    return false
  }
  /// Whether the device has a torch. Always `false`.
  open var hasTorch: Bool { false }
  /// The position of the camera on the device. Always `unspecified`.
  open var position: Position { .unspecified }

  /// The torch mode.
  public enum TorchMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on
    /// On automatically in low light.
    case auto
  }

  /// The flash mode.
  public enum FlashMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on
    /// On automatically in low light.
    case auto
  }

  /// A focus mode.
  public enum FocusMode: Int, Sendable {
    /// The focus is locked.
    case locked = 0
    /// The camera focuses once and then locks the focus.
    case autoFocus
    /// The camera focuses continuously.
    case continuousAutoFocus
  }

  /// An exposure mode.
  public enum ExposureMode: Int, Sendable {
    /// The exposure is locked.
    case locked = 0
    /// The camera adjusts the exposure once and then locks it.
    case autoExpose
    /// The camera adjusts the exposure continuously.
    case continuousAutoExposure
    /// The app sets the exposure.
    case custom
  }

  /// A type of capture device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a constant from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A wide-angle camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// An ultra-wide camera.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A telephoto camera.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A wide-angle and a telephoto camera.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A wide-angle and an ultra-wide camera.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// A wide-angle, an ultra-wide and a telephoto camera.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera with a depth sensor.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// A search for capture devices. It finds no devices.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// The devices. Always empty.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
  }

  /// Returns `nil`.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns an empty array.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// The localized name. Always empty.
  open var localizedName: String { "" }
  /// The identifier. Always empty.
  open var uniqueID: String { "" }
  /// The torch mode. Stored, but has no effect. The default is `off`.
  open var torchMode = TorchMode.off
  /// Whether the torch is available. Always `false`.
  open var isTorchAvailable: Bool { false }
  /// Returns `false`.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Does nothing.
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// Whether the device has a flash. Always `false`.
  open var hasFlash: Bool { false }
  /// Whether the flash is available. Always `false`.
  open var isFlashAvailable: Bool { false }
  /// The focus mode. Stored, but has no effect. The default is `locked`.
  open var focusMode = FocusMode.locked
  /// The point to focus on, in coordinates from 0 to 1. Stored, but has no effect.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether the focus point can be set. Always `false`.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Returns `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// The exposure mode. Stored, but has no effect. The default is `locked`.
  open var exposureMode = ExposureMode.locked
  /// The point for which the exposure is adjusted, in coordinates from 0 to 1. Stored, but has no effect.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether the exposure point can be set. Always `false`.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Returns `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// The zoom factor. Stored, but has no effect. The default is 1.
  open var videoZoomFactor: CGFloat = 1
  /// The minimum zoom factor. Always 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The maximum zoom factor. Always 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Does nothing.
  open func lockForConfiguration() throws {}
  /// Does nothing.
  open func unlockForConfiguration() {}
}

/// An input of a capture session. Never created in Tessera.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// An output of a capture session. It outputs nothing.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The connections. Always empty because there are no inputs.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns `nil` because there are no inputs.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The input from a capture device. It is never created because Tessera has no devices.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates an input for a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// A capture session, which connects inputs and outputs. It captures nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session is running. Always `false`.
  open var isRunning: Bool { false }
  /// Whether the session is interrupted. Always `false`.
  open var isInterrupted: Bool { false }
  /// The quality level. Stored, but has no effect. The default is `high`.
  open var sessionPreset = Preset.high
  /// Returns `true` because presets have no effect.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// A quality level for capturing.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a constant from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// High-resolution photo quality.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The quality level that the inputs specify.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Creates a session without inputs or outputs.
  public override init() {
    super.init()
  }

  /// Returns `false`.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Returns `false`.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Does nothing.
  open func beginConfiguration() {}
  /// Does nothing.
  open func commitConfiguration() {}
  /// Does not start the session, and logs a warning once.
  open func startRunning() {
    Placeholder.report("AVFoundation", "AVCaptureSession.startRunning() records nothing")
  }
  /// Does nothing.
  open func stopRunning() {}
}

/// A layer that previews a camera. It shows nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session. Stored, but has no effect.
  open var session: AVCaptureSession?
  /// The scaling mode of the video. Stored, but has no effect. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the session, or `nil` if there is no session.
  open var connection: AVCaptureConnection? { session == nil ? nil : storedConnection }
  private let storedConnection = AVCaptureConnection()

  /// Returns `nil` because no metadata objects exist.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  /// Converts a rectangle from metadata output coordinates, which are fractions from 0 to 1, to layer coordinates.
  /// Assumes that the video fills the layer's bounds.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  /// Converts a rectangle from layer coordinates to metadata output coordinates, which are fractions from 0 to 1.
  /// Assumes that the video fills the layer's bounds.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
      height: rect.height / bounds.height)
  }
  /// Converts a point from layer coordinates to device coordinates, which are fractions from 0 to 1. Assumes that the
  /// video fills the layer's bounds.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// Creates a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
