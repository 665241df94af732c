// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIViewController {
  func setView(_ view: UIView?) {
    if let owner = view?.viewController, owner !== self {
      raise(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View \(view?.description ?? "") is "
          + "associated with \(owner). Clear this association before associating this view with \(self).")
    }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    view?.traitsDidChange()
    view?.flags.needsSafeAreaUpdate = true
  }

  func adoptChild(_ child: UIViewController) {
    if child === self || isDescendant(ofController: child) {
      raise("NSInvalidArgumentException", "Can't add \(child) as a child of itself or of one of its children: \(self)")
    }
    if child.parent === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.viewIfLoaded?.traitsDidChange()
  }

  private func isDescendant(ofController controller: UIViewController) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === controller { return true }
      ancestor = current.parent
    }
    return false
  }

  func detachFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.childTraits[ObjectIdentifier(self)] = nil
    self.parent = nil
    viewIfLoaded?.traitsDidChange()
    didMove(toParent: nil)
  }

  func replaceChild(_ from: UIViewController, with to: UIViewController, animations: (() -> Void)?) {
    guard from.parent === self, to.parent === self else {
      raise(
        "NSInvalidArgumentException",
        "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]. "
          + "Call addChild for both on \(self) first.")
    }
    let isOnScreen = self.isOnScreen
    if isOnScreen {
      from.beginAppearanceTransition(false, animated: false)
      to.beginAppearanceTransition(true, animated: false)
    }
    let host = from.viewIfLoaded?.superview ?? viewIfLoaded
    if let view: UIView = to.view, view.superview == nil { host?.addSubview(view) }
    animations?()
    from.viewIfLoaded?.removeFromSuperview()
    guard isOnScreen else { return }
    from.endAppearanceTransition()
    to.viewIsInHierarchy(animated: false)
    if let window = to.viewIfLoaded?.window { window.finishAppearance(of: to) }
  }

  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var controller = parent
    while let current = controller {
      if let found = current as? Container { return found }
      controller = current.parent
    }
    return nil
  }

  func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  func preferredSizeDidChange() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if presentation.presenter != nil {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
    presentation.container?.setNeedsLayout()
  }

  /// Updates the container's layout after a change of a property on which it depends.
  func containerLayoutDidChange() {
    var controller = parent
    while let current = controller {
      if current is UINavigationController || current is UITabBarController { current.viewIfLoaded?.setNeedsLayout() }
      controller = current.parent
    }
  }

  // MARK: Traits

  var resolvedTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let inherited = parent?.traitCollection ?? UIScreen.main.traitCollection
    guard let override = traitOverride else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, override])
  }

  /// The traits that the view controller or its parent overrides for the view controller's view.
  var traitOverride: UITraitCollection? {
    var overrides: [UITraitCollection] = []
    if let parent, !parent.childTraits.isEmpty, let imposed = parent.childTraits[ObjectIdentifier(self)] {
      overrides.append(imposed)
    }
    if let own = traitState?.overrides.collection { overrides.append(own) }
    if overrideUserInterfaceStyle != .unspecified {
      overrides.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return overrides.isEmpty ? nil : UITraitCollection(traitsFrom: overrides)
  }

  func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    guard child.parent === self else { return }
    childTraits[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.traitsDidChange()
  }

  /// The overrides of inherited traits, for the view controller's view and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      traitStateForWriting.overrides = newValue
      viewIfLoaded?.traitsDidChange()
    }
  }
}
