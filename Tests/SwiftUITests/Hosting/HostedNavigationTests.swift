// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import TesseraViews

/// Hosting controllers on a navigation stack of UIKit code.
@MainActor
@Suite struct HostedNavigationTests {
  private struct Page: View {
    var title = "Coimbra"
    var body: some View {
      Text("Content")
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Edit") {} }
    }
  }

  private func show(_ page: UIViewController) -> UIWindow {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(page, animated: false)
    for _ in 0..<2 { window.layoutIfNeeded() }
    return window
  }

  @Test func modifiersChangeTheNavigationItem() {
    let page = UIHostingController(rootView: Page())
    let window = show(page)
    #expect(page.navigationItem.title == "Coimbra")
    #expect(page.navigationItem.largeTitleDisplayMode == .never)
    #expect(page.navigationItem.rightBarButtonItems?.count == 1)
    page.rootView = Page(title: "Faro")
    window.layoutIfNeeded()
    #expect(page.navigationItem.title == "Faro")
  }

  /// Without modifiers, the values of UIKit code stay.
  @Test func otherValuesStay() {
    let page = UIHostingController(rootView: Text("Content"))
    page.navigationItem.title = "Own"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    _ = show(page)
    #expect(page.navigationItem.title == "Own")
    #expect(page.navigationItem.rightBarButtonItem != nil)
  }

  /// A large title is 52 points high, below a bar of 44 points. The page below a pushed page without a large title keeps its
  /// safe area, and moves to the left with its title.
  @Test func leavingPagesKeepTheirSafeArea() {
    let clock = AnimationClock()
    let root = UIHostingController(rootView: Text("Root"))
    let page = UIHostingController(rootView: Page())
    clock.run {
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(root.view.safeAreaInsets.top == 96)
      page.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(page, animated: true)
      clock.schedule.didStep = { window.layoutIfNeeded() }
      window.layoutIfNeeded()
    }
    clock.advance(to: 0.1)
    #expect(root.view.safeAreaInsets.top == 96)
    #expect(page.view.safeAreaInsets.top == 44)
    clock.advance(to: 2)
    #expect(page.view.window != nil && root.view.window == nil)
  }
}
