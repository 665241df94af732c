// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// A string to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The string.
  public let speechString: String
  /// The voice, or `nil` for the default voice. Stored, but has no effect.
  open var voice: AVSpeechSynthesisVoice?
  /// The speech rate, from 0 to 1. Stored, but has no effect. The default is 0.5.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch multiplier, from 0.5 to 2. Stored, but has no effect. The default is 1.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1. Stored, but has no effect. The default is 1.
  open var volume: Float = 1

  /// Creates an utterance for a string.
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// The minimum speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The maximum speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice. Never created in Tessera.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Returns `nil` because there are no voices.
  public init?(language languageCode: String?) { nil }
  /// Returns `nil` because there are no voices.
  public init?(identifier: String) { nil }
  /// Returns an empty array.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// The point at which speech pauses or stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// Immediately.
  case immediate = 0
  /// After the current word.
  case word
}

/// A speech synthesizer. It speaks nothing.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate. Never called.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether the synthesizer is speaking. Always `false`.
  open var isSpeaking: Bool { false }
  /// Whether speech is paused. Always `false`.
  open var isPaused: Bool { false }

  /// Creates a synthesizer.
  public override init() { super.init() }
  /// Speaks nothing, and logs a warning once.
  open func speak(_ utterance: AVSpeechUtterance) {
    Placeholder.report("AVFoundation", "AVSpeechSynthesizer speaks nothing")
  }
  /// Returns `false` because nothing is spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns `false` because nothing is spoken.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns `false` because nothing is spoken.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// The delegate of a speech synthesizer. Never called.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when speech has started. Never called in Tessera.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when speech has finished. Never called in Tessera.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when speech was canceled. Never called in Tessera.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
