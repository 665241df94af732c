// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of errors of haptics.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// An error of haptics.
///
/// - Note: Differs from UIKit: `as? CHHapticError` returns `nil` for an `NSError` that was created directly, because Swift
///   bridges such errors on Apple platforms only. `catch CHHapticError.engineNotRunning` matches both.
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
    /// The errors that have these codes.
    public typealias _ErrorType = CHHapticError

    /// The engine has not begun.
    case engineNotRunning = -4805
    /// It may not.
    case operationNotPermitted = -4806
    /// The engine did not begin in time.
    case engineStartTimeout = -4808
    /// The device cannot move.
    case notSupported = -4809
    /// The service did not begin.
    case serverInitFailed = -4810
    /// The service was interrupted.
    case serverInterrupted = -4811
    /// The player is of no use.
    case invalidPatternPlayer = -4812
    /// The pattern is of no use.
    case invalidPatternData = -4813
    /// The description of a pattern is of no use.
    case invalidPatternDictionary = -4814
    /// The audio session is of no use.
    case invalidAudioSession = -4815
    /// A parameter is of no use here.
    case invalidParameterType = -4820
    /// An event is of no use here.
    case invalidEventType = -4821
    /// A time is of no use.
    case invalidEventTime = -4822
    /// A length of time is of no use.
    case invalidEventDuration = -4823
    /// A sound is of no use.
    case invalidAudioResource = -4824
    /// Something is not there.
    case resourceNotAvailable = -4825
    /// An entry of an event is of no use.
    case badEventEntry = -4830
    /// An entry of a parameter is of no use.
    case badParameterEntry = -4831
    /// A time is of no use.
    case invalidTime = -4840
    /// The file doesn't exist.
    case fileNotFound = -4851
    /// There is not enough power.
    case insufficientPower = -4897
    /// Anything else.
    case unknownError = -4898
    /// There is not enough memory.
    case memoryError = -4899
  }

  /// The engine has not begun.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// It may not.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The engine did not begin in time.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The device cannot move.
  public static var notSupported: Code { .notSupported }
  /// The service did not begin.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The service was interrupted.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The player is of no use.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The pattern is of no use.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// The description of a pattern is of no use.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The audio session is of no use.
  public static var invalidAudioSession: Code { .invalidAudioSession }
  /// A parameter is of no use here.
  public static var invalidParameterType: Code { .invalidParameterType }
  /// An event is of no use here.
  public static var invalidEventType: Code { .invalidEventType }
  /// A time is of no use.
  public static var invalidEventTime: Code { .invalidEventTime }
  /// A length of time is of no use.
  public static var invalidEventDuration: Code { .invalidEventDuration }
  /// A sound is of no use.
  public static var invalidAudioResource: Code { .invalidAudioResource }
  /// Something is not there.
  public static var resourceNotAvailable: Code { .resourceNotAvailable }
  /// An entry of an event is of no use.
  public static var badEventEntry: Code { .badEventEntry }
  /// An entry of a parameter is of no use.
  public static var badParameterEntry: Code { .badParameterEntry }
  /// A time is of no use.
  public static var invalidTime: Code { .invalidTime }
  /// The file doesn't exist.
  public static var fileNotFound: Code { .fileNotFound }
  /// There is not enough power.
  public static var insufficientPower: Code { .insufficientPower }
  /// Anything else.
  public static var unknownError: Code { .unknownError }
  /// There is not enough memory.
  public static var memoryError: Code { .memoryError }
}

/// Whether an error has a code: `catch CHHapticError.engineNotRunning`.
public func ~= (code: CHHapticError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == CHHapticError.errorDomain && error.code == code.rawValue
}
