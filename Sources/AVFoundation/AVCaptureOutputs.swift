// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import QuartzCore
import TesseraPlaceholders

/// The orientation of a video, as the direction of its top edge.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Up.
  case portrait = 1
  /// Down.
  case portraitUpsideDown
  /// The home button, or the device's lower edge, is on the right.
  case landscapeRight
  /// The home button, or the device's lower edge, is on the left.
  case landscapeLeft
}

/// A type of video stabilization.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// No stabilization.
  case off = 0
  /// Standard stabilization.
  case standard
  /// Cinematic stabilization.
  case cinematic
  /// Extended cinematic stabilization.
  case cinematicExtended
  /// The system's choice.
  case auto = -1
}

/// A connection between a session's inputs and an output or a layer. Its properties are stored, but have no effect.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Whether the connection is enabled. The default is `true`.
  open var isEnabled = true
  /// Whether the connection is active. Always `false`.
  open var isActive: Bool { false }
  /// Whether the orientation can be set. Always `true`.
  open var isVideoOrientationSupported: Bool { true }
  /// The orientation of the video. The default is `portrait`.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The rotation of the video in degrees. The default is 0.
  open var videoRotationAngle: CGFloat = 0
  /// Returns `true` for every angle.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
  /// Whether the video can be mirrored. Always `true`.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether the video is mirrored. The default is `false`.
  open var isVideoMirrored = false
  /// Whether mirroring is selected automatically for the camera. The default is `true`.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether the video can be stabilized. Always `false`.
  open var isVideoStabilizationSupported: Bool { false }
  /// The preferred stabilization. The default is `off`.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}

/// An output for detected codes and faces. It never outputs anything.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The types of objects to detect. Stored, but has no effect.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// All object types. iOS returns only the types that the session's inputs support.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { AVMetadataObject.ObjectType.all }
  /// The region of interest, in coordinates from 0 to 1. Stored, but has no effect.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The delegate. Never called.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The delegate's queue.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the delegate, which is never called, and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue)
  }
}

/// The delegate of a metadata output. Tessera never calls it, but tests can.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called when the output has detected objects.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// An object that a camera detected. Never created in Tessera, because there is no camera.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A type of metadata object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a constant from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `org.iso.Aztec`.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// `org.iso.Code39`.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// `org.iso.Code39Mod43`.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// `com.intermec.Code93`.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// `org.iso.Code128`.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// `org.iso.DataMatrix`.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// `org.gs1.EAN-8`.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// `org.gs1.EAN-13`.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// `face`.
    public static let face = ObjectType(rawValue: "face")
    /// `org.ansi.Interleaved2of5`.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// `org.gs1.ITF14`.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// `org.iso.PDF417`.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// `org.iso.QRCode`.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// `org.gs1.UPC-E`.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// `Codabar`.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// `MicroQR`.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// `MicroPDF417`.
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    /// `humanBody`.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// `catBody`.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// `dogBody`.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    static let all: [ObjectType] = [
      .aztec, .code39, .code39Mod43, .code93, .code128, .dataMatrix, .ean8, .ean13, .face, .interleaved2of5, .itf14,
      .pdf417, .qr, .upce, .codabar, .microQR, .microPDF417, .humanBody, .catBody, .dogBody,
    ]
  }

  /// The time at which the object was detected. Always invalid.
  open var time: CMTime { .invalid }
  /// The duration. Always invalid.
  open var duration: CMTime { .invalid }
  /// The bounds in the image. Always empty.
  open var bounds: CGRect { .zero }
  /// The object type. Always empty.
  open var type: ObjectType { ObjectType(rawValue: "") }
}

/// A machine-readable code that a camera detected. Tests can subclass it.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The decoded string. Always `nil`.
  open var stringValue: String? { nil }
  /// The corners of the code. Always empty.
  open var corners: [CGPoint] { [] }
}

/// A face that a camera detected.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// The identifier of the face. Always 0.
  open var faceID: Int { 0 }
}

/// An output for video frames. It never outputs anything.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The video frame settings. Stored, but have no effect.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late frames are dropped. Stored, but has no effect. The default is `true`.
  open var alwaysDiscardsLateVideoFrames = true

  /// Creates an output.
  public override init() { super.init() }
}

/// An output that records movie files. It records nothing.
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether the output is recording. Always `false`.
  open var isRecording: Bool { false }

  /// Creates an output.
  public override init() { super.init() }
  /// Does nothing.
  open func stopRecording() {}
}

/// The settings for a photo. Stored, but have no effect.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The format, or `nil` for the default format.
  public let format: [String: Any]?
  /// The flash mode. The default is `off`.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo is captured at the highest resolution. Stored, but has no effect. The default is `false`.
  open var isHighResolutionPhotoEnabled = false
  /// The format of the preview image. Stored, but has no effect.
  open var previewPhotoFormat: [String: Any]?

  /// Creates settings with the default format.
  public override init() {
    format = nil
    super.init()
  }

  /// Creates settings with a format.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}

/// The settings that were used to capture a photo.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The identifier of the capture request. Always 0.
  open var uniqueID: Int64 { 0 }
}

/// A photo. Never created in Tessera.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// Returns the data of an image file. Always `nil`.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns the image. Always `nil`.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// The metadata of the photo. Always empty.
  open var metadata: [String: Any] { [:] }
}

/// The delegate of a photo capture request.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called when a photo was captured or the capture failed.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Called when the request is complete.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// An output that captures photos. Every capture fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether photos can be captured at the highest resolution. Stored, but has no effect. The default is `false`.
  open var isHighResolutionCaptureEnabled = false
  /// The supported flash modes. Always `off`.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  /// The available codecs. Always JPEG.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }

  /// Creates an output.
  public override init() { super.init() }

  /// Captures no photo, and logs a warning once. The delegate receives an error asynchronously.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    Placeholder.report("AVFoundation", "AVCapturePhotoOutput.capturePhoto(with:delegate:) takes no photo")
    let error = AVError(.unknown)
    nonisolated(unsafe) let delegate = delegate
    Placeholder.callLater(unisolated: {
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
      delegate.photoOutput(self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(), error: error)
    })
  }
}
