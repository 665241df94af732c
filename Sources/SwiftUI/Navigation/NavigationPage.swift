// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A navigation controller that also evaluates the pages covered by the top page, because their views can push and pop.
final class StackController: UINavigationController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for case let page as NavigationPageController in viewControllers { page.host.updateOffscreen() }
  }
}

/// A page on a navigation stack. It applies the view's navigation modifiers to the navigation bar.
final class NavigationPageController: UIHostingController<AnyView> {
  let navigator: () -> Navigator?
  /// The action that pops the page. The same in all of the page's environments, so that they can be equal.
  private(set) lazy var dismissal = DismissAction { [weak self] in
    if let self { navigator()?.pop(self) }
  }
  private var facts = NavigationFacts()
  /// The number of environments so far.
  private var environmentNumber = 0
  private var environment = EnvironmentValues()
  /// The view that the page zooms out of, or nil.
  var zoomSource: MatchedFrames.Key? { facts.zoomSource }
  private lazy var search = SearchCoordinator(navigationItem)
  private var usesSearch = false
  private let toolbars = PageToolbars()
  /// The path value for the page. Nil for the root, and for a page pushed by a link with a destination view.
  var value: AnyHashable?
  /// Whether the path value has no destination.
  var isMissing = false
  var onFacts: (NavigationFacts) -> Void = { _ in }
  /// The action to perform after the user has popped the page.
  var onPop: (() -> Void)?
  /// The pages of presented destinations, by the position of the modifier.
  private var presentedPages: [Int: NavigationPageController] = [:]
  /// The environment in which the page is the column of a split view.
  var outerSearch: SearchSession?

  init(_ navigator: Navigator) {
    self.navigator = { [weak navigator] in navigator }
    super.init(rootView: AnyView(EmptyView()))
    // Nothing lays out a covered page.
    host.onInvalidate = { [weak self] in
      if let self, host.window == nil { navigationController?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  // The page observes the modifiers itself.
  override var appliesNavigation: Bool { false }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    var environment = environment
    environment.navigator = navigator()
    outerSearch = environment.outerSearch
    environment.outerSearch = nil
    // The facts are applied again in another environment, even if they are equal.
    if outerSearch != nil || !self.environment.isEqual(to: environment) { environmentNumber += 1 }
    let number = environmentNumber
    self.environment = environment
    rootView = AnyView(
      view.navigationFacts { $0.environmentNumber = number }
        .onPreferenceChange(NavigationFactsKey.self) { [weak self] facts in self?.apply(facts) }
        .modifier(EnvironmentReplacement(environment: environment)))
  }

  // MARK: Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    applyBars()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Bindings can activate the search as soon as the search field is on screen.
    if usesSearch { search.sync() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The bars follow the scroll view that fills the page, even if it has a background.
    let scrollView = view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { [bounds = view.bounds] in
      $0.frame.minY == bounds.minY && $0.frame.height == bounds.height
    }
    if contentScrollView(for: .top) !== scrollView { setContentScrollView(scrollView, for: [.top, .bottom]) }
  }

  override var inputAccessoryView: UIView? { toolbars.keyboardBar }

  // MARK: Facts

  private func apply(_ facts: NavigationFacts) {
    self.facts = facts
    let navigator = navigator()
    navigator?.destinations.merge(facts.destinations) { $1 }
    let title = facts.title.map { $0.resolveString(in: environment) }
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
    toolbars.apply(facts, to: self, environment)
    BarAppearance.apply(facts.bars, to: navigationItem, environment)
    applyBars()
    if let session = facts.search ?? outerSearch {
      usesSearch = true
      search.show(session)
    } else if usesSearch {
      search.show(nil)
    }
    present(facts.presented)
    if let navigator, navigator.root === self { navigator.showPath(environment) }
    onFacts(facts)
  }

  /// Applies the values that the bars of the navigation controller share among pages.
  private func applyBars() {
    guard let controller = navigationController, controller.topViewController === self else { return }
    let isBarHidden = facts.bars.isHidden(.navigationBar) ?? false
    if controller.isNavigationBarHidden != isBarHidden { controller.isNavigationBarHidden = isBarHidden }
    let isToolbarHidden = facts.bars.isHidden(.bottomBar) ?? (toolbarItems?.isEmpty ?? true)
    if controller.isToolbarHidden != isToolbarHidden { controller.isToolbarHidden = isToolbarHidden }
    BarAppearance.apply(facts.bars, to: controller, environment)
    // The back button shows the title of the page below, but not in an editor.
    if let index = controller.viewControllers.firstIndex(of: self), index > 0 {
      let below = controller.viewControllers[index - 1].navigationItem
      let mode: UINavigationItem.BackButtonDisplayMode = facts.role == .editor ? .minimal : .default
      if below.backButtonDisplayMode != mode { below.backButtonDisplayMode = mode }
    }
    environment.tabBarLink?.update(facts.bars, from: self)
  }

  /// Pushes or pops the pages of destinations whose bindings have changed.
  private func present(_ destinations: [PresentedDestination]) {
    guard let navigator = navigator() else { return }
    for (position, page) in presentedPages where !destinations.indices.contains(position) {
      presentedPages[position] = nil
      page.onPop = nil
      navigator.pop(page)
    }
    for (position, destination) in destinations.enumerated() {
      if let page = presentedPages[position] {
        page.onPop = { [weak self] in
          self?.presentedPages[position] = nil
          destination.dismiss()
        }
        if destination.isPresented {
          page.show(destination.view(), navigator.environmentOfPushedPage(page, environment))
        } else {
          presentedPages[position] = nil
          page.onPop = nil
          navigator.pop(page)
        }
      } else if destination.isPresented {
        let page = navigator.makeController(destination.view(), environment)
        page.onPop = { [weak self] in
          self?.presentedPages[position] = nil
          destination.dismiss()
        }
        presentedPages[position] = page
        navigator.push(page)
      }
    }
  }
}
