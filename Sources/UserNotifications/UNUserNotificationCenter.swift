// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// What people allow an app.
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

/// Sends notifications.
///
/// - Note: Differs from UIKit: asking is denied, and no notification comes. Requests fail with
///   `UNError.notificationsNotAllowed`, and are kept as pending ones all the same, so that tests can look at them.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Keeps the categories in place of those before.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  /// Gives the categories that were kept, later on a private queue.
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    Placeholder.answerInBackground { [self] in completionHandler(lock.withLock { categories }) }
  }

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { center }
  /// Who is told. Never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Is denied, later on a private queue.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Placeholder.say("UserNotifications", "UNUserNotificationCenter.requestAuthorization is denied")
    Placeholder.answerInBackground { completionHandler(false, nil) }
  }
  /// Is denied.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    Placeholder.say("UserNotifications", "UNUserNotificationCenter.requestAuthorization is denied")
    return false
  }
  /// Gives settings in which all is off.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Placeholder.answerInBackground { completionHandler(UNNotificationSettings()) }
  }
  /// Settings in which all is off.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a request in place of one of the same name. It says once that no notification comes, and the handler gets
  /// `UNError.notificationsNotAllowed`, later on a private queue.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler {
      Placeholder.answerInBackground { completionHandler(UNError(.notificationsNotAllowed)) }
    }
  }
  /// Keeps a request in place of one of the same name. Throws `UNError.notificationsNotAllowed`.
  open func add(_ request: UNNotificationRequest) async throws {
    keep(request)
    throw UNError(.notificationsNotAllowed)
  }
  private func keep(_ request: UNNotificationRequest) {
    Placeholder.say("UserNotifications", "UNUserNotificationCenter.add(_:) shows no notification")
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }
  /// Gives the requests that were kept, later on a private queue.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { Placeholder.answerInBackground { [self] in completionHandler(lock.withLock { pending }) } }
  /// The requests that were kept.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
  /// Forgets requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Forgets all requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  /// Does nothing: none came.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing: none came.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}

/// Who is told about notifications. Never called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification has come while the app runs. Never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Somebody has touched a notification. Never called.
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
