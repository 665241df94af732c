import Foundation
import os

/// The app's loggers, by category.
public enum Log {
  private static let subsystem = "com.example.journal"

  public static let store = Logger(subsystem: subsystem, category: "store")
  public static let screens = Logger(subsystem: subsystem, category: "screens")
  public static let network = Logger(subsystem: subsystem, category: "network")

  static let performance = OSLog(subsystem: subsystem, category: .pointsOfInterest)
  static let signposter = OSSignposter(subsystem: subsystem, category: "intervals")

  /// Measures the duration of a closure for Instruments.
  @discardableResult
  public static func measure<T>(_ name: StaticString, _ work: () throws -> T) rethrows -> T {
    let start = CFAbsoluteTimeGetCurrent()
    let identifier = OSSignpostID(log: performance)
    os_signpost(.begin, log: performance, name: name, signpostID: identifier)
    defer {
      os_signpost(.end, log: performance, name: name, signpostID: identifier)
      let elapsed = CFAbsoluteTimeGetCurrent() - start
      os_log("Work took %{public}.3f s", log: performance, type: .debug, elapsed)
    }
    return try work()
  }

  public static func event(_ message: String) {
    signposter.emitEvent("event", "\(message, privacy: .public)")
  }
}
