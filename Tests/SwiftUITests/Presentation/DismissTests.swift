// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// The dismiss action of hosting controllers that UIKit code presents or pushes.
@MainActor
@Suite struct DismissTests {
  private struct Page: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button(isPresented ? "Presented" : "Root") { dismiss() } }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func tap(_ controller: UIViewController) {
    controller.view.window?.layoutIfNeeded()
    controller.view.subviews.first?.tap()
    controller.view.window?.layoutIfNeeded()
  }

  private func title(_ controller: UIViewController) -> String? {
    controller.view.window?.layoutIfNeeded()
    return controller.view.subviews.first?.accessibilityLabel
  }

  @Test func aPresentedHostIsDismissed() {
    let root = UIViewController()
    let window = window(root)
    let host = UIHostingController(rootView: Page())
    root.present(host, animated: true)
    window.layoutIfNeeded()
    #expect(title(host) == "Presented")
    tap(host)
    #expect(root.presentedViewController == nil)
  }

  @Test func aPushedHostIsPopped() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = window(navigation)
    let host = UIHostingController(rootView: Page())
    navigation.pushViewController(host, animated: true)
    window.layoutIfNeeded()
    #expect(title(host) == "Presented")
    tap(host)
    #expect(navigation.viewControllers == [root])
  }

  @Test func theRootOfAWindowIsNotPresented() {
    let host = UIHostingController(rootView: Page())
    let window = window(host)
    #expect(title(host) == "Root")
    tap(host)
    #expect(window.rootViewController === host)
  }

  @Test func aHostInAPresentedNavigationControllerDismissesIt() {
    let root = UIViewController()
    let window = window(root)
    let host = UIHostingController(rootView: Page())
    root.present(UINavigationController(rootViewController: host), animated: true)
    window.layoutIfNeeded()
    #expect(title(host) == "Presented")
    tap(host)
    #expect(root.presentedViewController == nil)
  }
}
