// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The focus system of a window.
///
///     UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: button)
///
/// - Note: Differs from UIKit: every window has a focus system, even without a keyboard. The focus moves only when
///   code requests an update and calls `updateFocusIfNeeded()`.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved. The user info contains the context for `focusUpdateContextUserInfoKey`.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Never posted.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// The user info key for the focus update context.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The user info key for the animation coordinator.
  public nonisolated static let focusUpdateAnimationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private weak var window: UIWindow?
  private weak var item: (any UIFocusItem)?
  private var wanted: (() -> (any UIFocusEnvironment)?)?
  private var isMoving = false

  private init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The focused item, or nil if there is none or it has left the window.
  open var focusedItem: (any UIFocusItem)? {
    guard let item, Self.window(of: item) === window else { return nil }
    return item
  }

  /// Returns the focus system of an environment's window, or nil without a window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    guard let window = window(of: environment) else { return nil }
    let key = ObjectIdentifier(UIFocusSystem.self)
    if let known = window.attachedObjects[key] as? UIFocusSystem { return known }
    let new = UIFocusSystem(window)
    window.attachedObjects[key] = new
    return new
  }

  /// Returns whether an environment is the same as or a descendant of another environment.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { otherEnvironment.focusChain.contains { $0 === environment } }

  /// Does nothing, because there is no sound.
  open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

  /// Requests that the focus move to an environment at the next `updateFocusIfNeeded()`.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    wanted = { [weak environment] in environment }
  }

  /// Moves the focus if an update was requested. A no-op if an environment that loses or receives the focus prevents
  /// the update.
  open func updateFocusIfNeeded() {
    guard !isMoving, let wanted else { return }
    self.wanted = nil
    guard let environment = wanted(), Self.window(of: environment) === window else { return }
    isMoving = true
    defer { isMoving = false }
    move(to: Self.item(in: environment, depth: 0))
  }

  private func move(to next: (any UIFocusItem)?) {
    let previous = focusedItem
    guard let next, next !== previous else { return }
    let context = UIFocusUpdateContext(from: previous, to: next)
    var parts = previous?.focusChain ?? []
    for part in next.focusChain where !parts.contains(where: { $0 === part }) { parts.append(part) }
    guard parts.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
    item = next
    (previous as? UIControl)?.focusDidChange(to: false)
    (next as? UIControl)?.focusDidChange(to: true)
    let coordinator = UIFocusAnimationCoordinator()
    for part in parts { part.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: context, Self.focusUpdateAnimationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.runAnimations()
  }

  /// Returns the environment itself if it is focusable, or the first focusable item that it prefers or contains.
  private static func item(in environment: any UIFocusEnvironment, depth: Int) -> (any UIFocusItem)? {
    guard depth < 100 else { return nil }
    if let view = environment as? UIView, view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled {
      return nil
    }
    let preferred = environment.preferredFocusEnvironments.lazy.filter { $0 !== environment }
    for other in preferred { if let item = item(in: other, depth: depth + 1) { return item } }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    for other in (environment as? UIView)?.subviews ?? [] {
      if let item = item(in: other, depth: depth + 1) { return item }
    }
    return nil
  }

  private static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    for part in environment.focusChain {
      if let view = part as? UIView, let window = view.window { return window }
      if let window = (part as? UIViewController)?.viewIfLoaded?.window { return window }
    }
    return nil
  }

  /// Requests a focus update from an environment that contains the focused item.
  static func needsUpdate(_ environment: any UIFocusEnvironment) {
    guard let system = focusSystem(for: environment) else { return }
    if let item = system.focusedItem, !self.environment(environment, contains: item) { return }
    system.requestFocusUpdate(to: environment)
  }
}
