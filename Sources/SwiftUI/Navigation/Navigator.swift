// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// Lets navigation links push onto the navigation controller of the enclosing stack, and keeps the stack and the path of
/// SwiftUI the same.
@MainActor
final class Navigator: NSObject, UINavigationControllerDelegate {
  /// The page at the bottom of the stack. While a split view is collapsed, it is on the stack of another column.
  weak var root: NavigationPageController?
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The accessors for the stack's path, or nil if the stack has no path.
  var path: NavigationPathAccess?
  /// The closure that shows a link's destination in another column of a split view, or nil if links push.
  var showDetail: ((AnyView, EnvironmentValues) -> Void)?
  /// The pages above the root at the last change of the stack.
  private var shownPages: [NavigationPageController] = []
  private var isChanging = false
  /// Called after the stack has changed, for navigators that share a stack.
  var onStackChange: (() -> Void)?

  private var controller: UINavigationController? { root?.navigationController }

  // MARK: Destinations

  /// Returns the destination for a value, or nil if there is none.
  func destination(of value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }

  /// Pushes the destination for a value.
  func push(value: AnyHashable, _ environment: EnvironmentValues) {
    let view = destination(of: value)
    if view == nil { Self.reportMissingDestination(of: value) }
    if let showDetail {
      if let view { showDetail(view, environment) }
    } else if let path {
      path.append(value)
    } else {
      push(view ?? AnyView(MissingDestination()), environment)
    }
  }

  private static func reportMissingDestination(of value: AnyHashable) {
    Report.once("Add a navigationDestination for \(type(of: value.base)) inside the navigation stack.")
  }

  /// Pushes a view, or shows it in the detail column of a split view.
  func push(_ view: AnyView, _ environment: EnvironmentValues) {
    if let showDetail { return showDetail(view, environment) }
    push(makeController(view, environment))
  }

  func push(_ page: NavigationPageController) {
    guard let controller else { return }
    changing { controller.pushViewController(page, animated: UIView.areAnimationsEnabled) }
  }

  /// Creates the controller for a pushed view, and adds a dismiss action to the view's environment.
  func makeController(_ view: AnyView, _ environment: EnvironmentValues) -> NavigationPageController {
    let page = NavigationPageController(self)
    page.show(view, environmentOfPushedPage(page, environment))
    page.host.updateOffscreen()
    return page
  }

  func environmentOfPushedPage(_ page: NavigationPageController, _ outer: EnvironmentValues) -> EnvironmentValues {
    var environment = outer
    environment.navigator = self
    environment.columnNavigator = nil
    environment.outerSearch = nil
    environment.dismiss = page.dismissal
    return environment
  }

  // MARK: Popping

  /// Removes a page and the pages above it from the stack.
  func pop(_ page: NavigationPageController) {
    guard let controller = page.navigationController, let index = controller.viewControllers.firstIndex(of: page),
      index > 0
    else { return }
    _ = controller.popToViewController(controller.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
    stackDidChange()
  }

  /// Changes the stack without reporting the removed pages.
  private func changing(_ change: () -> Void) {
    let outer = isChanging
    isChanging = true
    change()
    isChanging = outer
    if !outer { shownPages = pages }
  }

  /// The pages above the root.
  private var pages: [NavigationPageController] {
    guard let controllers = controller?.viewControllers, let root, let start = controllers.firstIndex(of: root) else {
      return []
    }
    return controllers[(start + 1)...].prefix { ($0 as? NavigationPageController)?.navigator() === self }
      .compactMap { $0 as? NavigationPageController }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if let onStackChange { onStackChange() } else { stackDidChange() }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let zoomed = (operation == .push ? toVC : fromVC) as? NavigationPageController
    return ZoomAnimator(zoomed?.zoomSource, isPush: operation == .push)
  }

  /// Updates the path and the bindings after the user has popped pages.
  func stackDidChange() {
    guard !isChanging else { return }
    let (now, removed) = (pages, shownPages.filter { !pages.contains($0) })
    let returned = now.filter { !shownPages.contains($0) }.compactMap(\.value)
    shownPages = now
    if let path, !returned.isEmpty {
      // A swipe that was canceled has restored its page.
      let missing = now.compactMap(\.value).count - path.values().count
      for value in returned.suffix(max(0, missing)) { path.append(value) }
    }
    guard !removed.isEmpty else { return }
    if removed.contains(where: { $0.value != nil }) { path?.shorten(now.filter { $0.value != nil }.count) }
    for page in removed.reversed() { page.onPop?() }
  }

  // MARK: Path

  /// Shows the destinations of a path's values above the root. A value without a destination has a page with a warning.
  func showPath(_ environment: EnvironmentValues) {
    guard let controller, let root, let path, !isChanging else { return }
    // The user may have popped pages that the path still contains.
    stackDidChange()
    var wanted: [NavigationPageController] = []
    let current = pages
    for (index, value) in path.values().enumerated() {
      let view = destination(of: value)
      if view == nil { Self.reportMissingDestination(of: value) }
      if index < current.count, current[index].value == value {
        let page = current[index]
        wanted.append(page)
        if page.isMissing != (view == nil) || view != nil {
          page.isMissing = view == nil
          page.show(view ?? AnyView(MissingDestination()), environmentOfPushedPage(page, environment))
        }
        continue
      }
      let page = makeController(view ?? AnyView(MissingDestination()), environment)
      (page.value, page.isMissing) = (value, view == nil)
      wanted.append(page)
    }
    // Pages of links with a destination view and of presented destinations stay above an unchanged path.
    if Array(current.prefix(wanted.count)) == wanted, current.dropFirst(wanted.count).allSatisfy({ $0.value == nil }) {
      return
    }
    let whole = controller.viewControllers
    guard let start = whole.firstIndex(of: root) else { return }
    let stack = Array(whole[...start]) + wanted + Array(whole[(start + 1 + current.count)...])
    let isAnimated = controller.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    let removed = current.filter { !wanted.contains($0) && $0.value == nil }
    changing { controller.setViewControllers(stack, animated: isAnimated) }
    for page in removed.reversed() { page.onPop?() }
  }
}

/// The page for a path value without a destination, as in SwiftUI.
private struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow) }
}

/// A type-erased accessor for a navigation stack's path.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let shorten: (Int) -> Void
}

/// A modifier that replaces the whole environment, for a view that moves to a different host.
struct EnvironmentReplacement: EnvironmentModifier {
  typealias Body = Never
  let environment: EnvironmentValues
  func change(_ environment: inout EnvironmentValues) { environment = self.environment }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}
private struct ColumnNavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The navigator of the enclosing navigation stack.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
  /// The navigator of a split view column, which a navigation stack at the column's root uses.
  var columnNavigator: Navigator? {
    get { self[ColumnNavigatorKey.self] }
    set { self[ColumnNavigatorKey.self] = newValue }
  }
}
