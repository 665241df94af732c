// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Foundation on Linux contains Core Foundation and exports its functions, but doesn't declare them in Swift.
@_silgen_name("CFRunLoopGetMain") private func coreRunLoopGetMain() -> OpaquePointer
@_silgen_name("CFRunLoopGetCurrent") private func coreRunLoopGetCurrent() -> OpaquePointer
@_silgen_name("CFRunLoopWakeUp") private func coreRunLoopWakeUp(_ runLoop: OpaquePointer)
@_silgen_name("CFRunLoopStop") private func coreRunLoopStop(_ runLoop: OpaquePointer)
@_silgen_name("CFRunLoopIsWaiting") private func coreRunLoopIsWaiting(_ runLoop: OpaquePointer) -> UInt8
@_silgen_name("CFRunLoopRun") private func coreRunLoopRun()
@_silgen_name("CFRunLoopRunInMode")
private func coreRunLoopRun(inMode mode: OpaquePointer, seconds: Double, returnsAfterSource: UInt8) -> Int32

/// A Core Foundation run loop.
public final class CFRunLoop: Hashable, @unchecked Sendable {
  fileprivate let core: OpaquePointer
  fileprivate let runLoop: RunLoop

  fileprivate init(_ core: OpaquePointer, _ runLoop: RunLoop) {
    (self.core, self.runLoop) = (core, runLoop)
  }

  /// Returns whether two references are to the same run loop.
  public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left.core == right.core }
  /// Hashes the run loop's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(core) }
}

/// The name of a run loop mode.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The default run loop mode.
  public static var defaultMode: RunLoop.Mode { .default }
  /// The run loop modes in which most sources are processed.
  public static var commonModes: RunLoop.Mode { .common }
}

/// The default run loop mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .default
/// The run loop modes in which most sources are processed.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .common

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(coreRunLoopGetMain(), .main) }
/// Returns the current thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(coreRunLoopGetCurrent(), .current) }
/// Wakes a run loop that is waiting.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { if let rl { coreRunLoopWakeUp(rl.core) } }
/// Stops the innermost run of a run loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { if let rl { coreRunLoopStop(rl.core) } }
/// Returns whether a run loop is waiting for a source or timer.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { rl.map { coreRunLoopIsWaiting($0.core) != 0 } ?? false }
/// Runs the current thread's run loop until it is stopped or has no sources.
public func CFRunLoopRun() { coreRunLoopRun() }

/// Adds a closure that a run loop calls in its next iteration in the given mode, or in one of an array of modes. Does
/// not wake the run loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  guard let rl, let block else { return }
  let names = mode as? [Any] ?? [mode as Any]
  let modes = names.compactMap { name in
    name as? RunLoop.Mode ?? (name as? String).map { RunLoop.Mode(rawValue: $0) }
  }
  nonisolated(unsafe) let body = block
  rl.runLoop.perform(inModes: modes.isEmpty ? [.default] : modes) { body() }
}

/// The reason why a run loop stopped running.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// The run loop has no sources.
  case finished = 1
  /// `CFRunLoopStop` was called.
  case stopped
  /// The maximum time has passed.
  case timedOut
  /// A source was handled.
  case handledSource
}

/// Runs the current thread's run loop in a mode.
///
/// - Parameters:
///   - mode: The mode, or `nil` for the default mode.
///   - seconds: The maximum time to run, in seconds. If the value is 0, negative or NaN, the run loop runs once without
///     waiting.
///   - returnAfterSourceHandled: Whether to return after a source is handled.
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
