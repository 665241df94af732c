// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// The settings that the user granted an app.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Always `denied`.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Always `disabled`.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Always `disabled`.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Always `disabled`.
  open var badgeSetting: UNNotificationSetting { .disabled }
}

/// An object that manages notifications.
///
/// - Note: Differs from UIKit: authorization is denied, and no notification is delivered. Requests fail with
///   `UNError.notificationsNotAllowed`, but are stored as pending so that tests can inspect them.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Replaces the categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  /// Passes the categories to a handler, asynchronously on a private queue.
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    Placeholder.callInBackground { [self] in completionHandler(lock.withLock { categories }) }
  }

  /// Returns the notification center of the app.
  open class func current() -> UNUserNotificationCenter { center }
  /// The delegate. Never called.
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
  /// Passes settings to a handler, with everything disabled.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Placeholder.callInBackground { completionHandler(UNNotificationSettings()) }
  }
  /// Returns settings in which everything is disabled.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Stores a request. Replaces a request with the same identifier. Reports once that no notification is delivered. The handler
  /// receives `UNError.notificationsNotAllowed`, asynchronously on a private queue.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler {
      Placeholder.callInBackground { completionHandler(UNError(.notificationsNotAllowed)) }
    }
  }
  /// Stores a request. Replaces a request with the same identifier.
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
  /// Removes requests by identifier.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  /// Does nothing, because no notification was delivered.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing, because no notification was delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}

/// The delegate of the notification center. Never called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification arrives in the foreground. Never called in Tessera.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has responded to a notification. Never called in Tessera.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
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
