// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Core Foundation's notification centers, which use Foundation's NotificationCenter. The local center is the
// process's default center. The Darwin center is a separate center that does not reach other processes. An observer
// is identified by its pointer.

import Foundation

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The notification's name.
  public let rawValue: CFString
  /// Creates a notification name from a string.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a notification name from a string.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// A callback that receives the center, the observer, the name, the object and additional information.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The delivery of notifications to suspended observers. Has no effect, because observers are never suspended.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// A notification center that calls C functions.
///
/// - Note: Differs from UIKit: the Darwin center does not reach other processes.
public final class CFNotificationCenter: @unchecked Sendable {
  private struct Observation {
    var observer: UnsafeRawPointer?
    var name: CFNotificationName?
    var object: UnsafeRawPointer?
    var token: any NSObjectProtocol
  }

  fileprivate static let local = CFNotificationCenter(.default)
  fileprivate static let darwin = CFNotificationCenter(NotificationCenter())
  private let center: NotificationCenter
  private let lock = NSLock()
  private var observations: [Observation] = []
  private static let objectKey = "CFNotificationObject"

  private init(_ center: NotificationCenter) { self.center = center }

  fileprivate func addObserver(
    _ observer: UnsafeRawPointer?, callback: CFNotificationCallback?, name: CFNotificationName?,
    object: UnsafeRawPointer?
  ) {
    guard let callback else { return }
    nonisolated(unsafe) let pointers = (observer, object)
    nonisolated(unsafe) let call = callback
    let token = center.addObserver(
      forName: name.map { Notification.Name($0.rawValue) }, object: nil, queue: nil
    ) { [weak self] notification in
      let sent = (notification.userInfo?[Self.objectKey] as? UInt).flatMap { UnsafeRawPointer(bitPattern: $0) }
      guard pointers.1 == nil || pointers.1 == sent else { return }
      var facts = notification.userInfo ?? [:]
      facts[Self.objectKey] = nil
      call(
        self, pointers.0.map { UnsafeMutableRawPointer(mutating: $0) },
        CFNotificationName(notification.name.rawValue), sent,
        facts.isEmpty ? nil : facts)
    }
    lock.lock()
    observations.append(Observation(observer: observer, name: name, object: object, token: token))
    lock.unlock()
  }

  fileprivate func removeObserver(
    _ observer: UnsafeRawPointer?, name: CFNotificationName?, object: UnsafeRawPointer?
  ) {
    lock.lock()
    let gone = observations.filter {
      $0.observer == observer && (name == nil || $0.name == name) && (object == nil || $0.object == object)
    }
    observations.removeAll { known in gone.contains { $0.token === known.token } }
    lock.unlock()
    for observation in gone { center.removeObserver(observation.token) }
  }

  fileprivate func postNotification(_ name: CFNotificationName, object: UnsafeRawPointer?, facts: CFDictionary?) {
    var values: [AnyHashable: Any] = [:]
    if let facts { values = facts }
    if let object { values[Self.objectKey] = UInt(bitPattern: object) }
    center.post(name: Notification.Name(name.rawValue), object: nil, userInfo: values)
  }
}

/// Returns the process's local center, which uses `NotificationCenter.default`.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter { .local }

/// Returns the Darwin center. On iOS, it reaches all processes; in Tessera, it reaches only the current process.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }

/// Registers a callback for notifications with the given name and object. A nil name or object matches any.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ callBack: CFNotificationCallback?,
  _ name: CFString?, _ object: UnsafeRawPointer?, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  center?.addObserver(observer, callback: callBack, name: name.map { CFNotificationName($0) }, object: object)
}

/// Removes an observer for a name and an object. A nil name or object matches any.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  center?.removeObserver(observer, name: name, object: object)
}

/// Removes an observer for all notifications.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?) {
  center?.removeObserver(observer, name: nil, object: nil)
}

/// Posts a notification synchronously.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  if let name { center?.postNotification(name, object: object, facts: userInfo) }
}
