// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The state of an interval.
public final class OSSignpostIntervalState: Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) {
    self.signpostID = signpostID
  }

  /// Creates the state of an interval that was begun by other code.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// A signposter, which marks events and intervals. It records nothing, because Instruments does not exist on Linux.
public struct OSSignposter: Sendable {
  /// Creates a signposter for a category of a subsystem.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a subsystem and a category of Instruments.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger's log.
  public init(logger: Logger) {}
  /// Creates a signposter for the default log.
  public init() {}

  /// A disabled signposter. All other signposters also do nothing.
  public static let disabled = OSSignposter()
  /// Whether signposts are recorded. Always false.
  public var isEnabled: Bool { false }

  /// Returns a unique identifier.
  public func makeSignpostID() -> OSSignpostID { .unique() }
  /// Returns an identifier for an object. The identifier is always the same for the same object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

  /// Returns the state of an interval. Records nothing.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// Returns the state of an interval. Records nothing and doesn't format the message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Returns the state of an animation interval. Records nothing.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
  /// Returns the state of an animation interval. Records nothing and doesn't format the message.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Does nothing. The message is not formatted.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing. The message is not formatted.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Runs the task.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Runs the task. The message is not formatted.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}
