// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A change of the stack is one transition from the old top to the new. Callbacks come in UIKit's order:
//
//   push: new willMove(toParent), old viewWillDisappear, new viewWillAppear, [views change], old viewDidDisappear,
//         new viewIsAppearing, [layout], new viewDidAppear, new didMove(toParent)
//   pop:  old willMove(toParent: nil), as above, old didMove(toParent: nil)

import Foundation

extension UINavigationController {
  func push(_ controller: UIViewController, _ animated: Bool) {
    if stack.contains(controller) {
      raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (\(controller))")
    }
    if controller is UINavigationController {
      raise(
        "NSInvalidArgumentException",
        "Pushing a navigation controller is not supported. Push its root view controller, or present it.")
    }
    let old = topViewController
    addChild(controller)
    stack.append(controller)
    change(from: old, removed: [], added: [controller], isPush: true, animated)
  }

  func pop(to index: Int, _ animated: Bool) -> [UIViewController] {
    guard index >= 0, index + 1 < stack.count else { return [] }
    let old = topViewController
    let removed = Array(stack[(index + 1)...])
    for controller in removed { controller.willMove(toParent: nil) }
    stack.removeSubrange((index + 1)...)
    change(from: old, removed: removed, added: [], isPush: false, animated)
    return removed
  }

  func setStack(_ controllers: [UIViewController], _ animated: Bool) {
    if Set(controllers.map { ObjectIdentifier($0) }).count != controllers.count {
      raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct. Set each instance once.")
    }
    let old = topViewController
    let removed = stack.filter { !controllers.contains($0) }
    let added = controllers.filter { !stack.contains($0) }
    let isPush = old.map { controllers.contains($0) } ?? true
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = controllers
    change(from: old, removed: removed, added: added, isPush: isPush, animated)
  }

  private func change(
    from old: UIViewController?, removed: [UIViewController], added: [UIViewController], isPush: Bool,
    _ animated: Bool
  ) {
    navigationBar.setStack(stack.map(\.navigationItem))
    viewIfLoaded?.setNeedsLayout()
    containerLayoutDidChange()
    let finish: () -> Void = { [self] in
      for controller in added where controller.parent === self { controller.didMove(toParent: self) }
      for controller in removed where !stack.contains(controller) { controller.removeFromParent() }
    }
    let new = topViewController
    guard old !== new, isShowing(old) else {
      if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
      return finish()
    }
    transition(from: old, to: new, isPush: isPush, animated, finish)
  }

  /// Whether the stack's top is on screen, or about to be.
  private func isShowing(_ old: UIViewController?) -> Bool {
    switch (old ?? self).appearance.phase {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  private func transition(
    from old: UIViewController?, to new: UIViewController?, isPush: Bool, _ animated: Bool,
    _ finish: @escaping () -> Void
  ) {
    if let old {
      if !stack.contains(old) { old.appearance.reason = .movingFrom }
      old.beginAppearanceTransition(false, animated: animated)
    }
    if let new {
      if isPush { new.appearance.reason = .movingTo }
      new.beginAppearanceTransition(true, animated: animated)
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    installTop()
    if new == nil { old?.viewIfLoaded?.removeFromSuperview() }
    old?.endAppearanceTransition()
    guard let new, let window = viewIfLoaded?.window else { return finish() }
    new.viewIsInHierarchy(animated: animated)
    window.finishAppearance(of: new) { [self] in
      finish()
      if topViewController === new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
  }

  /// Puts the top controller's view into the view.
  func installTop() {
    guard let container, let top = topViewController else { return }
    container.host.show(top.view)
    container.setNeedsLayout()
  }
}
