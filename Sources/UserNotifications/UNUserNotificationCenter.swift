// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// The notification settings that the user has granted to an app.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The authorization status. Always `denied`.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// The setting for alerts. Always `disabled`.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// The setting for sounds. Always `disabled`.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// The setting for badges. Always `disabled`.
  open var badgeSetting: UNNotificationSetting { .disabled }
}

/// An object that manages an app's notifications.
///
/// - Note: Differs from UIKit: authorization is denied, and no notification is delivered. Requests fail with
///   `UNError.notificationsNotAllowed`, but they are stored as pending requests so that tests can inspect them.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Sets the notification categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  /// Passes the notification categories to a handler, asynchronously on a private queue.
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    Placeholder.callInBackground { [self] in completionHandler(lock.withLock { categories }) }
  }

  /// Returns the app's notification center.
  open class func current() -> UNUserNotificationCenter { center }
  /// A weak reference to the delegate. Never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Requests authorization. The handler receives `false`, asynchronously on a private queue.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Placeholder.report("UserNotifications", "UNUserNotificationCenter.requestAuthorization is denied")
    Placeholder.callInBackground { completionHandler(false, nil) }
  }
  /// Requests authorization, which is denied. Returns `false`.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    Placeholder.report("UserNotifications", "UNUserNotificationCenter.requestAuthorization is denied")
    return false
  }
  /// Passes settings in which everything is disabled to a handler, asynchronously on a private queue.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Placeholder.callInBackground { completionHandler(UNNotificationSettings()) }
  }
  /// Returns settings in which everything is disabled.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Stores a request, replacing any request with the same identifier. Reports once that notifications are not
  /// delivered. The handler receives `UNError.notificationsNotAllowed`, asynchronously on a private queue.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler {
      Placeholder.callInBackground { completionHandler(UNError(.notificationsNotAllowed)) }
    }
  }
  /// Stores a request, replacing any request with the same identifier.
  ///
  /// - Throws: `UNError.notificationsNotAllowed`, always.
  open func add(_ request: UNNotificationRequest) async throws {
    keep(request)
    throw UNError(.notificationsNotAllowed)
  }
  private func keep(_ request: UNNotificationRequest) {
    Placeholder.report("UserNotifications", "UNUserNotificationCenter.add(_:) shows no notification")
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }
  /// Passes the stored requests to a handler, asynchronously on a private queue.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { Placeholder.callInBackground { [self] in completionHandler(lock.withLock { pending }) } }
  /// Returns the stored requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
  /// Removes the stored requests with the given identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Removes all stored requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  /// Does nothing, because no notification has been delivered.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing, because no notification has been delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}

/// The methods that a notification center calls when notifications arrive. Never called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification arrives while the app is in the foreground. Never called in Tessera.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has responded to a notification. Never called in Tessera.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the handler with no presentation options.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
