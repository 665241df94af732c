// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// Lets navigation links push onto the navigation controller of the enclosing stack.
@MainActor
final class Navigator {
  weak var controller: UINavigationController?
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The closure that appends a value to the stack's path, or nil if the stack has no path.
  var appendToPath: ((AnyHashable) -> Void)?
  /// The closure that removes a number of values from the end of the path.
  var shortenPath: ((Int) -> Void)?

  /// Returns the destination for a value, or nil if there is none.
  func destination(of value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }

  /// Pushes the destination for a value.
  func push(value: AnyHashable, _ environment: EnvironmentValues) {
    guard let view = destination(of: value) else {
      Report.once("Add a navigationDestination for \(type(of: value.base)) inside the navigation stack.")
      return
    }
    if let appendToPath { appendToPath(value) } else { push(view, environment) }
  }

  /// Pushes a view.
  func push(_ view: AnyView, _ environment: EnvironmentValues) {
    guard let controller else { return }
    controller.pushViewController(makeController(view, environment), animated: UIView.areAnimationsEnabled)
  }

  /// Creates the controller for a pushed view, and adds a dismiss action to the view's environment.
  func makeController(_ view: AnyView, _ environment: EnvironmentValues) -> NavigationPageController {
    var environment = environment
    environment.navigator = self
    let page = NavigationPageController(self)
    environment.dismiss = DismissAction { [weak self, weak page] in
      guard let self, let page, let controller, let index = controller.viewControllers.firstIndex(of: page), index > 0
      else { return }
      controller.popToViewController(controller.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
      shortenPath?(index - 1)
    }
    page.show(view, environment)
    return page
  }

  /// Shows the destinations of a path's values above the root.
  func show(path: [AnyHashable], _ environment: EnvironmentValues) {
    guard let controller, let root = controller.viewControllers.first else { return }
    var pages: [UIViewController] = [root]
    let current = Array(controller.viewControllers.dropFirst())
    for (index, value) in path.enumerated() {
      if index < current.count, let page = current[index] as? NavigationPageController, page.value == value {
        pages.append(page)
      } else if let view = destination(of: value) {
        let page = makeController(view, environment)
        page.value = value
        // Covered pages are evaluated too, because the back button shows their title.
        _ = page.sizeThatFits(in: controller.view.bounds.size)
        pages.append(page)
      }
    }
    if pages != controller.viewControllers { controller.setViewControllers(pages, animated: false) }
  }
}

/// A page on a navigation stack. It applies the view's navigation modifiers to the navigation bar.
final class NavigationPageController: UIHostingController<AnyView> {
  private weak var navigator: Navigator?
  private var leadingCount = 0
  private var isBarHidden = false
  /// The path value for the page. Nil for the root, and for a page pushed by a link with a destination view.
  var value: AnyHashable?
  var onFacts: () -> Void = {}

  init(_ navigator: Navigator) {
    self.navigator = navigator
    super.init(rootView: AnyView(EmptyView()))
  }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    var environment = environment
    environment.navigator = navigator
    rootView = AnyView(
      view.onPreferenceChange(NavigationFactsKey.self) { [weak self] facts in
        self?.apply(facts, environment)
      }
      .modifier(EnvironmentReplacement(environment: environment)))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isNavigationBarHidden = isBarHidden
  }

  private func apply(_ facts: NavigationFacts, _ environment: EnvironmentValues) {
    navigator?.destinations.merge(facts.destinations) { $1 }
    let title = facts.title.map { $0.resolve(in: environment).string }
    if navigationItem.title != title { navigationItem.title = title }
    let mode: UINavigationItem.LargeTitleDisplayMode =
      switch facts.titleMode {
      case .inline: .never
      case .large: .always
      case .automatic, nil: title == nil ? .never : .automatic
      }
    if navigationItem.largeTitleDisplayMode != mode { navigationItem.largeTitleDisplayMode = mode }
    if navigationItem.hidesBackButton != (facts.hidesBackButton ?? false) {
      navigationItem.hidesBackButton = facts.hidesBackButton ?? false
    }
    isBarHidden = facts.isBarHidden ?? false
    if navigationController?.topViewController === self, navigationController?.isNavigationBarHidden != isBarHidden {
      navigationController?.isNavigationBarHidden = isBarHidden
    }
    show(facts.entries, environment)
    onFacts()
  }

  private func show(_ entries: [_ToolbarEntry], _ environment: EnvironmentValues) {
    func views(_ bar: ToolbarItemPlacement.Bar) -> [AnyView] { entries.filter { $0.placement.bar == bar }.map(\.view) }
    navigationItem.leftBarButtonItems = items(views(.leading), navigationItem.leftBarButtonItems, environment)
    navigationItem.rightBarButtonItems =
      items(views(.trailing).reversed(), navigationItem.rightBarButtonItems, environment)
    if let principal = views(.principal).first {
      let host = navigationItem.titleView as? BarItemHost ?? BarItemHost()
      host.show(principal, environment)
      if navigationItem.titleView !== host { navigationItem.titleView = host }
    } else if navigationItem.titleView != nil {
      navigationItem.titleView = nil
    }
    let bottom = views(.bottom)
    guard !bottom.isEmpty || toolbarItems?.isEmpty == false else { return }
    toolbarItems = items(bottom, toolbarItems, environment)
    if navigationController?.topViewController === self { navigationController?.isToolbarHidden = bottom.isEmpty }
  }

  /// Returns bar button items for views, reusing the current items.
  private func items(
    _ views: [AnyView], _ current: [UIBarButtonItem]?, _ environment: EnvironmentValues
  ) -> [UIBarButtonItem]? {
    guard !views.isEmpty else { return nil }
    let hosts = (current ?? []).compactMap { item in (item.customView as? BarItemHost).map { (item, $0) } }
    return views.enumerated().map { index, view in
      let host = index < hosts.count ? hosts[index].1 : BarItemHost()
      host.show(view, environment)
      return index < hosts.count ? hosts[index].0 : UIBarButtonItem(customView: host)
    }
  }
}

/// A hosting view for a SwiftUI view in a bar.
private final class BarItemHost: HostingView {
  init() {
    super.init(EmptyView())
    hasIntrinsicSize = true
    safeAreaRegions = []
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    show(view.labelStyle(BarLabelStyle()).modifier(EnvironmentReplacement(environment: environment)))
    let size = fittingSize(.unspecified)
    if bounds.size != size { frame.size = size }
  }
}

/// A label style that shows only the icon, as in UIKit's bars.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon.imageScale(.large) }
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

extension EnvironmentValues {
  /// The navigator of the enclosing navigation stack.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
