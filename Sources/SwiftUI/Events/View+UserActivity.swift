// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import UIKit

private struct UserActivityModifier: NodeModifier {
  typealias Body = Never
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    UserActivityNode(context)
  }
}

/// A node with the user activity of its content, which is current from the first layout until the content is removed.
private final class UserActivityNode<Content: View>: ModifierNode<Content, UserActivityModifier> {
  private var activity: NSUserActivity?

  override func didUpdate(from old: UserActivityModifier?, to new: UserActivityModifier) {
    guard new.isActive else { return end() }
    if activity?.activityType != new.type { end() }
    graph.afterLayout.append { [weak self] in self?.advertise() }
  }

  private func advertise() {
    guard !isRemoved, let modifier, modifier.isActive else { return }
    let known = activity
    let activity = known ?? NSUserActivity(activityType: modifier.type)
    self.activity = activity
    modifier.update(activity)
    if known == nil { activity.becomeCurrent() }
  }

  private func end() {
    activity?.invalidate()
    activity = nil
  }

  override func willRemove() { end() }
}

extension View {
  /// Advertises a user activity while the view is shown. The closure sets the activity's values.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  /// Advertises a user activity for an element, unless it is nil.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }

  /// Calls an action when the app continues a user activity. Has no effect because scenes do not run.
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
    -> some View
  { unsupported("onContinueUserActivity") }
}
