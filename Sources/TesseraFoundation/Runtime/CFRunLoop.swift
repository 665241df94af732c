// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Foundation on Linux contains Core Foundation and exports its functions, but does not declare them in Swift.
@_silgen_name("CFRunLoopGetMain") private func coreRunLoopGetMain() -> OpaquePointer
@_silgen_name("CFRunLoopGetCurrent") private func coreRunLoopGetCurrent() -> OpaquePointer
@_silgen_name("CFRunLoopWakeUp") private func coreRunLoopWakeUp(_ runLoop: OpaquePointer)
@_silgen_name("CFRunLoopStop") private func coreRunLoopStop(_ runLoop: OpaquePointer)
@_silgen_name("CFRunLoopIsWaiting") private func coreRunLoopIsWaiting(_ runLoop: OpaquePointer) -> UInt8
@_silgen_name("CFRunLoopRun") private func coreRunLoopRun()
@_silgen_name("CFRunLoopRunInMode")
private func coreRunLoopRun(inMode mode: OpaquePointer, seconds: Double, returnsAfterSource: UInt8) -> Int32

/// A run loop of Core Foundation.
public final class CFRunLoop: Hashable, @unchecked Sendable {
  fileprivate let core: OpaquePointer
  fileprivate let runLoop: RunLoop

  fileprivate init(_ core: OpaquePointer, _ runLoop: RunLoop) {
    (self.core, self.runLoop) = (core, runLoop)
  }

  /// Returns whether both are the same run loop.
  public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left.core == right.core }
  /// Hashes the run loop's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(core) }
}

/// The name of a mode of a run loop.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The default mode.
  public static var defaultMode: RunLoop.Mode { .default }
  /// The modes in which most sources are processed.
  public static var commonModes: RunLoop.Mode { .common }
}

/// The default mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .default
/// The modes in which most sources are processed.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .common

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(coreRunLoopGetMain(), .main) }
/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(coreRunLoopGetCurrent(), .current) }
/// Wakes a waiting run loop.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { if let rl { coreRunLoopWakeUp(rl.core) } }
/// Ends the innermost run of a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { if let rl { coreRunLoopStop(rl.core) } }
/// Returns whether a run loop is waiting for a source.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { rl.map { coreRunLoopIsWaiting($0.core) != 0 } ?? false }
/// Runs the run loop of the current thread until it is stopped or has no sources.
public func CFRunLoopRun() { coreRunLoopRun() }

/// Adds a block that a run loop calls in its next iteration in a mode, or in one of an array of modes. Does not wake the run
/// loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  guard let rl, let block else { return }
  let names = mode as? [Any] ?? [mode as Any]
  let modes = names.compactMap { name in
    name as? RunLoop.Mode ?? (name as? String).map { RunLoop.Mode(rawValue: $0) }
  }
  nonisolated(unsafe) let body = block
  rl.runLoop.perform(inModes: modes.isEmpty ? [.default] : modes) { body() }
}

/// The reason why a run ended.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There are no sources.
  case finished = 1
  /// `CFRunLoopStop` was called.
  case stopped
  /// The time limit was reached.
  case timedOut
  /// A source was handled.
  case handledSource
}

/// Runs the run loop of the current thread in a mode.
///
/// - Parameters:
///   - mode: The mode; the default mode if `nil`.
///   - seconds: The maximum time to run, in seconds. 0 or less, or NaN, runs once without waiting.
///   - returnAfterSourceHandled: Whether to return after a source was handled.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let name = NSString(string: (mode ?? .default).rawValue)
  return withExtendedLifetime(name) {
    let mode = OpaquePointer(Unmanaged.passUnretained(name).toOpaque())
    let result = coreRunLoopRun(
      inMode: mode, seconds: seconds.isNaN ? 0 : seconds, returnsAfterSource: returnAfterSourceHandled ? 1 : 0)
    return CFRunLoopRunResult(rawValue: result) ?? .finished
  }
}
