// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The bar items of a view controller, created on first use.
@MainActor
struct ControllerItems {
  private(set) var navigationItem: UINavigationItem?
  var tabItem: UITabBarItem?
  var isEditing = false
  var restoresFocus = true
  private var editItem: UIBarButtonItem?
  private var scrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []

  struct WeakScrollView {
    weak var view: UIScrollView?
  }

  mutating func navigationItem(of controller: UIViewController) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let item = UINavigationItem(title: controller.title ?? "")
    item.title = controller.title
    item.didChange = { [weak controller] in controller?.containerLayoutDidChange() }
    navigationItem = item
    return item
  }

  mutating func tabBarItem(of controller: UIViewController) -> UITabBarItem {
    if let tabItem { return tabItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    tabItem = item
    return item
  }

  mutating func editItem(of controller: UIViewController) -> UIBarButtonItem {
    if let editItem { return editItem }
    let action = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
    editItem = item
    return item
  }

  func updateEditItem() {
    editItem?.setSystemItem(isEditing ? .done : .edit)
  }

  mutating func setScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {
    scrollViews.removeAll { edge.contains($0.edge) }
    if let view { scrollViews.append((edge, WeakScrollView(view: view))) }
  }

  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews.last { $0.edge.contains(edge) }?.view.view
  }
}

extension UIViewController {
  func titleDidChange() {
    storedItems.navigationItem?.title = title
    storedItems.tabItem?.title = title
    containerLayoutDidChange()
  }
}
