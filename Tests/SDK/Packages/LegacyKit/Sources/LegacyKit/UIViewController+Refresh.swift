// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

extension UIViewController {
  @objc func refresh(animated: Bool = true) -> Int { 1 }
  @objc var topMost: UIViewController { presentedViewController?.topMost ?? self }
  @objc class func screenName() -> String { "screen" }
}

extension UINavigationController {
  override var topMost: UIViewController { topViewController?.topMost ?? super.topMost }
}

class HomeViewController: UITableViewController {
  override func refresh(animated: Bool) -> Int { super.refresh(animated: animated) + 1 }
  override class func screenName() -> String { "home " + super.screenName() }
}

class NewsViewController: HomeViewController {
  override func refresh(animated: Bool) -> Int { super.refresh(animated: animated) * 5 }
}

class MenuController: UINavigationController {}

extension MenuController {
  override var topMost: UIViewController { self }
}

class HomeSearch: UIViewController {
  let searchController = UISearchController()
  deinit { searchController.isActive = false }
}

class OverlayWindow: UIWindow {
  var onEnd: () -> Void = {}
  deinit { onEnd() }
}
