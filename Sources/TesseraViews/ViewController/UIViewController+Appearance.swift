// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The appearance callbacks, in UIKit's order:
//
//     viewWillAppear ─ view enters the window ─ viewIsAppearing ─ layout ─ viewDidAppear
//     viewWillDisappear ─ view leaves the window ─ viewDidDisappear
//
// A container that swaps its children calls the methods that begin and end the transition. The code in this file does
// so if a view enters or leaves the window without a container's involvement: if a child is added to a parent that
// has appeared, or if the view controller has no parent.

import Foundation

/// The state of a view controller's appearance or disappearance.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  enum Reason { case none, presented, dismissed, movingTo, movingFrom }

  var phase = Phase.disappeared
  /// Whether `viewIsAppearing` has been called in this appearance.
  var isInHierarchy = false
  var isAnimated = false
  var reason = Reason.none
  /// Whether the transition began because the view entered or left the window.
  var isDrivenByWindow = false
}

extension UIViewController {
  func beginAppearance(isAppearing: Bool, animated: Bool) {
    let target: [AppearanceState.Phase] = isAppearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    guard !target.contains(appearance.phase) else { return }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.isInHierarchy = false
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      prepareForAppearance(animated: animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in childrenToForwardTo { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Calls `viewIsAppearing`, between `viewWillAppear` and `viewDidAppear`. At this time the view is in the hierarchy
  /// and has its traits.
  package func viewIsInHierarchy(animated: Bool) {
    guard appearance.phase == .appearing, !appearance.isInHierarchy else { return }
    appearance.isInHierarchy = true
    viewIsAppearing(animated)
    for child in childrenToForwardTo { child.viewIsInHierarchy(animated: animated) }
  }

  func endAppearance() {
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      appearance.phase = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    appearance.reason = .none
    for child in childrenToForwardTo { child.endAppearanceTransition() }
    if appearance.phase == .appeared { appearanceDidEnd(animated: animated) }
  }

  /// Whether the view controller has appeared or is appearing.
  package var isOnScreen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }
  /// Whether the view controller is disappearing.
  package var isDisappearing: Bool { appearance.phase == .disappearing }

  /// The children whose views are inside this controller's view. A container does not show its other children.
  private var childrenToForwardTo: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Appearance without a container

  func viewWillMove(toWindow window: UIWindow?) {
    guard windowDrivesAppearance else { return }
    if window == nil, isOnScreen {
      appearance.isDrivenByWindow = true
      beginAppearanceTransition(false, animated: false)
    } else if window != nil, appearance.phase == .disappeared, parent?.isOffScreen != true {
      appearance.isDrivenByWindow = true
      beginAppearanceTransition(true, animated: false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { checkParentOfView() }
    guard appearance.isDrivenByWindow else { return }
    appearance.isDrivenByWindow = false
    if let window {
      viewIsInHierarchy(animated: false)
      window.finishAppearance(of: self)
    } else {
      endAppearanceTransition()
    }
  }

  private var isOffScreen: Bool { appearance.phase == .disappeared || appearance.phase == .disappearing }
  private var windowDrivesAppearance: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  /// Checks that the view controller of the nearest enclosing view is the parent. Otherwise the two hierarchies are
  /// inconsistent.
  private func checkParentOfView() {
    guard let parent else { return }
    var ancestor = loadedView?.superview
    while let view = ancestor, view.viewController == nil { ancestor = view.superview }
    guard let nearest = ancestor?.viewController, nearest !== parent else { return }
    raise(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:\(self) should have parent view controller:\(nearest) but actual parent is:\(parent). "
        + "Call addChild on the controller whose view contains the child's view.")
  }
}
