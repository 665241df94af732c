// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import QuartzCore
import TesseraPlaceholders

/// A type of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Codes and faces.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// The authorization of an app to use a device. Always denied.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The app is not allowed, and the user can't change that.
  case restricted
  /// Denied.
  case denied
  /// Granted.
  case authorized
}

/// A camera or a microphone. Never created in Tessera.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The side of the device that a camera faces.
  public enum Position: Int, Sendable {
    /// Neither.
    case unspecified = 0
    /// The back.
    case back
    /// The front.
    case front
  }

  /// Always `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Requests authorization. The handler receives `false`, asynchronously on a private queue.
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
  /// Always `false`.
  open var hasTorch: Bool { false }
  /// Always `unspecified`.
  open var position: Position { .unspecified }

  /// The mode of the torch.
  public enum TorchMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on
    /// Automatically in low light.
    case auto
  }

  /// The mode of the flash.
  public enum FlashMode: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on
    /// Automatically in low light.
    case auto
  }

  /// A focus mode.
  public enum FocusMode: Int, Sendable {
    /// Locked.
    case locked = 0
    /// Once.
    case autoFocus
    /// Continuously.
    case continuousAutoFocus
  }

  /// An exposure mode.
  public enum ExposureMode: Int, Sendable {
    /// Locked.
    case locked = 0
    /// Once.
    case autoExpose
    /// Continuously.
    case continuousAutoExposure
    /// Custom exposure set by the app.
    case custom
  }

  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a constant from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A wide-angle camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with an ultra-wide angle.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera with a long focal length.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras, one with an ultra-wide angle.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera with a depth sensor.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// A search for devices. It finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Always empty.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
  }

  /// Always `nil`.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Always empty.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// The localized name. Always empty.
  open var localizedName: String { "" }
  /// The identifier. Always empty.
  open var uniqueID: String { "" }
  /// Stored only. `off` by default.
  open var torchMode = TorchMode.off
  /// Always `false`.
  open var isTorchAvailable: Bool { false }
  /// Returns `false`.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Does nothing.
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// Always `false`.
  open var hasFlash: Bool { false }
  /// Always `false`.
  open var isFlashAvailable: Bool { false }
  /// Stored only. `locked` by default.
  open var focusMode = FocusMode.locked
  /// Stored only.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Always `false`.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Returns `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Stored only. `locked` by default.
  open var exposureMode = ExposureMode.locked
  /// Stored only.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Always `false`.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Returns `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Stored only. 1 by default.
  open var videoZoomFactor: CGFloat = 1
  /// Always 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// Always 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Does nothing.
  open func lockForConfiguration() throws {}
  /// Does nothing.
  open func unlockForConfiguration() {}
}

/// An input of a session. Never created in Tessera.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// An output of a session. Outputs nothing.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The connections. Always empty, because there are no inputs.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns `nil`, because there are no inputs.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The input from a device. There are no devices to create it from.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates an input for a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// A capture session, which connects inputs and outputs. Captures nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Always `false`.
  open var isRunning: Bool { false }
  /// Always `false`.
  open var isInterrupted: Bool { false }
  /// The quality. Stored only. `high` by default.
  open var sessionPreset = Preset.high
  /// Returns `true`, because presets are stored only.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// A quality level.
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
    /// The quality that the inputs specify.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Creates a session without inputs and outputs.
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
  /// Does not start, and reports that once.
  open func startRunning() {
    Placeholder.report("AVFoundation", "AVCaptureSession.startRunning() records nothing")
  }
  /// Does nothing.
  open func stopRunning() {}
}

/// A layer that previews a camera. Shows nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session. Stored only.
  open var session: AVCaptureSession?
  /// Stored only. `resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the session; `nil` without a session.
  open var connection: AVCaptureConnection? { session == nil ? nil : storedConnection }
  private let storedConnection = AVCaptureConnection()

  /// Returns `nil`, because no metadata objects exist.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  /// Returns the part of the bounds, as for a video that fills them.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  /// Returns the part of a video that fills the bounds, from 0 to 1.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
      height: rect.height / bounds.height)
  }
  /// Returns the point of a video that fills the bounds, from 0 to 1.
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
