// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The navigation item of a hosting controller that UIKit code has put on a navigation stack.
///
/// Values that the content doesn't set keep those of UIKit code.
///
/// - Note: Differs from SwiftUI: only the title, its display mode, the back button and toolbars are applied.
@MainActor
final class HostedNavigation {
  private weak var controller: UIViewController?
  private let toolbars = PageToolbars()
  private var hasToolbar = false

  init(_ controller: UIViewController) { self.controller = controller }

  func apply(_ facts: NavigationFacts, _ environment: EnvironmentValues) {
    guard let controller else { return }
    let item = controller.navigationItem
    if let title = facts.title?.resolveString(in: environment), item.title != title { item.title = title }
    if let mode = facts.titleMode?.uiMode, item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if let hides = facts.hidesBackButton, item.hidesBackButton != hides { item.hidesBackButton = hides }
    let needsToolbar = !facts.entries.isEmpty || facts.titleMenu != nil
    if needsToolbar || hasToolbar { toolbars.apply(facts, to: controller, environment) }
    hasToolbar = needsToolbar
  }
}

extension NavigationBarItem.TitleDisplayMode {
  fileprivate var uiMode: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .never
    case .large: .always
    }
  }
}

extension HostingView {
  /// Applies the navigation modifiers of the content to the navigation item of the owner, or stops doing so.
  func observeNavigation(of controller: UIViewController?) {
    guard let controller else {
      graph.preferenceObservers[ObjectIdentifier(self)] = nil
      return
    }
    let navigation = HostedNavigation(controller)
    graph.preferenceObservers[ObjectIdentifier(self)] = PreferenceCheck(serial: 0) { [weak self] in
      guard let root = self?.currentRoot else { return }
      navigation.apply(root.preference(NavigationFactsKey.self), root.environment)
    }
  }
}
