// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32
/// A system status code. 0 means success.
public typealias OSStatus = Int32

/// The system sound identifier for vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays nothing, and logs a warning once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  Placeholder.report("AudioToolbox", "AudioServicesPlaySystemSound plays nothing")
}

/// Plays nothing, and logs a warning once.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  Placeholder.report("AudioToolbox", "AudioServicesPlayAlertSound plays nothing")
}

/// Plays nothing. Calls the handler asynchronously.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if let inCompletionBlock { Placeholder.callInBackground(inCompletionBlock) }
}

/// The status code of an unspecified error.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Stores 1 as the sound identifier. The file must exist, but isn't read. If the file doesn't exist, stores 0 and
/// returns `kAudioServicesSystemSoundUnspecifiedError`.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  let exists = (try? inFileURL.checkResourceIsReachable()) == true
  outSystemSoundID.pointee = exists ? 1 : 0
  return exists ? 0 : kAudioServicesSystemSoundUnspecifiedError
}

/// Does nothing.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
