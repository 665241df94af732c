// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import QuartzCore
import TesseraPlaceholders

/// What a device or a track has.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's string for it.
  public let rawValue: String
  /// The constant of a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Codes and faces.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether an app may use a device. Here it never may.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
  case notDetermined = 0
  /// It may not, and nobody can change that.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
}

/// A camera or a microphone. There is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Which side of the device.
  public enum Position: Int, Sendable {
    /// Neither.
    case unspecified = 0
    /// The back.
    case back
    /// The front.
    case front
  }

  /// Always nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Is denied, later on a private queue.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    Placeholder.say("AVFoundation", "AVCaptureDevice.requestAccess(for:completionHandler:) is denied")
    Placeholder.answerInBackground { handler(false) }
  }
  /// Always false.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    Placeholder.say("AVFoundation", "AVCaptureDevice.requestAccess(for:) is denied")
    return false
  }
  /// Always false.
  open var hasTorch: Bool { false }
  /// Always `unspecified`.
  open var position: Position { .unspecified }
}

/// What a session takes in. There are no devices.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// What a session gives out. It gives nothing.
open class AVCaptureOutput: NSObject, @unchecked Sendable {}

/// What a device sends. There are no devices to make it of.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// An input of a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// Brings inputs to outputs. Nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The inputs that were added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs that were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Always false.
  open var isRunning: Bool { false }

  /// A session of nothing.
  public override init() {
    super.init()
  }

  /// Always false.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Keeps an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Always false.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Keeps an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Does nothing.
  open func beginConfiguration() {}
  /// Does nothing.
  open func commitConfiguration() {}
  /// Does not start, and says so once.
  open func startRunning() {
    Placeholder.say("AVFoundation", "AVCaptureSession.startRunning() records nothing")
  }
  /// Does nothing.
  open func stopRunning() {}
}

/// Shows what a camera sees: nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session. Stored only.
  open var session: AVCaptureSession?
  /// Stored only. `resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// A layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
