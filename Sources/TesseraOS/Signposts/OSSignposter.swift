// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// What tells it apart.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// The state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks moments and intervals. Nothing is recorded: Instruments, which reads them, does not exist here.
public struct OSSignposter: Sendable {
  /// A signposter of a subsystem and a category in it.
  public init(subsystem: String, category: String) {}
  /// A signposter of a subsystem and one of Instruments' categories.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A signposter of a log.
  public init(logHandle: OSLog) {}
  /// A signposter of a logger's log.
  public init(logger: Logger) {}
  /// A signposter of the default log.
  public init() {}

  /// A signposter that does nothing, as all do here.
  public static let disabled = OSSignposter()
  /// Always false.
  public var isEnabled: Bool { false }

  /// A number that no other signpost has.
  public func makeSignpostID() -> OSSignpostID { .unique() }
  /// The number of an object, the same each time.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

  /// The state of an interval, which nothing records.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// The state of an interval, which nothing records. The message is not put together.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// The state of an animation, which nothing records.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// The state of an animation, which nothing records. The message is not put together.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Does nothing. The message is not put together.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing. The message is not put together.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Runs the task.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Runs the task. The message is not put together.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}
