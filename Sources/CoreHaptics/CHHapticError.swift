// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The error domain of Core Haptics.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// A haptics error.
///
/// - Note: Differs from UIKit: `as? CHHapticError` returns `nil` for an `NSError` that was created directly because
///   Swift bridges such errors only on Apple platforms. `catch CHHapticError.engineNotRunning` matches both types of
///   errors.
public struct CHHapticError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `com.apple.CoreHaptics`.
  public static var _nsErrorDomain: String { CoreHapticsErrorDomain }

  /// The error codes.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The error type.
    public typealias _ErrorType = CHHapticError

    /// The engine is not running.
    case engineNotRunning = -4805
    /// The operation is not permitted.
    case operationNotPermitted = -4806
    /// Starting the engine timed out.
    case engineStartTimeout = -4808
    /// The device does not support haptics.
    case notSupported = -4809
    /// The haptics service could not be started.
    case serverInitFailed = -4810
    /// The haptics service was interrupted.
    case serverInterrupted = -4811
    /// The pattern player is invalid.
    case invalidPatternPlayer = -4812
    /// The pattern is invalid.
    case invalidPatternData = -4813
    /// The dictionary of a pattern is invalid.
    case invalidPatternDictionary = -4814
    /// The audio session is invalid.
    case invalidAudioSession = -4815
    /// The type of a parameter is invalid.
    case invalidParameterType = -4820
    /// The type of an event is invalid.
    case invalidEventType = -4821
    /// The time of an event is invalid.
    case invalidEventTime = -4822
    /// The duration of an event is invalid.
    case invalidEventDuration = -4823
    /// An audio resource is invalid.
    case invalidAudioResource = -4824
    /// A resource is not available.
    case resourceNotAvailable = -4825
    /// An entry of an event is invalid.
    case badEventEntry = -4830
    /// An entry of a parameter is invalid.
    case badParameterEntry = -4831
    /// A time is invalid.
    case invalidTime = -4840
    /// The file doesn't exist.
    case fileNotFound = -4851
    /// There is not enough power.
    case insufficientPower = -4897
    /// An unknown error.
    case unknownError = -4898
    /// There is not enough memory.
    case memoryError = -4899
  }

  /// The engine is not running.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// The operation is not permitted.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// Starting the engine timed out.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The device does not support haptics.
  public static var notSupported: Code { .notSupported }
  /// The haptics service could not be started.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The haptics service was interrupted.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The pattern player is invalid.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The pattern is invalid.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// The dictionary of a pattern is invalid.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The audio session is invalid.
  public static var invalidAudioSession: Code { .invalidAudioSession }
  /// The type of a parameter is invalid.
  public static var invalidParameterType: Code { .invalidParameterType }
  /// The type of an event is invalid.
  public static var invalidEventType: Code { .invalidEventType }
  /// The time of an event is invalid.
  public static var invalidEventTime: Code { .invalidEventTime }
  /// The duration of an event is invalid.
  public static var invalidEventDuration: Code { .invalidEventDuration }
  /// An audio resource is invalid.
  public static var invalidAudioResource: Code { .invalidAudioResource }
  /// A resource is not available.
  public static var resourceNotAvailable: Code { .resourceNotAvailable }
  /// An entry of an event is invalid.
  public static var badEventEntry: Code { .badEventEntry }
  /// An entry of a parameter is invalid.
  public static var badParameterEntry: Code { .badParameterEntry }
  /// A time is invalid.
  public static var invalidTime: Code { .invalidTime }
  /// The file doesn't exist.
  public static var fileNotFound: Code { .fileNotFound }
  /// There is not enough power.
  public static var insufficientPower: Code { .insufficientPower }
  /// An unknown error.
  public static var unknownError: Code { .unknownError }
  /// There is not enough memory.
  public static var memoryError: Code { .memoryError }
}

/// Returns whether an error has a code, as in `catch CHHapticError.engineNotRunning`.
public func ~= (code: CHHapticError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == CHHapticError.errorDomain && error.code == code.rawValue
}
