// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraViews
import Testing

/// Controllers in a tab have the safe area of the SwiftUI views around them.
@MainActor @Suite struct TabSafeAreaTests {
  private struct Tabs: View {
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        Tab("First", systemImage: "house", value: 0) {
          NavigationStack {
            List(0..<40, id: \.self) { Text("Row \($0)") }
              .navigationTitle("Title")
              .toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } }
          }
        }
        Tab("Second", systemImage: "gear", value: 1) {
          NavigationStack {
            Color.clear.overlay { Text("Content") }.safeAreaInset(edge: .bottom) { Text("Inset") }
          }
        }
      }
    }
  }

  private func frame(_ text: String, in window: UIWindow) -> CGRect? {
    window.all(UILabel.self).first { $0.text == text && $0.window != nil }.map { $0.convert($0.bounds, to: window) }
  }

  /// A tab bar is 49 points high, and a toolbar is 44 or 49 points high and above it.
  @Test func barsAndListsEndAboveTheTabBar() throws {
    let screen = HostedScreen(Tabs(), width: 393, height: 852)
    for _ in 0..<3 { screen.layOut() }
    let window = screen.window
    let toolbar = try #require(window.first(UIToolbar.self))
    let bar = toolbar.convert(toolbar.bounds, to: window)
    #expect(isNear(bar.maxY, 852 - 49))
    let list = try #require(window.first(UICollectionView.self))
    #expect(list.adjustedContentInset.bottom == 49 + bar.height)
  }

  @Test func insetsAreAboveTheTabBar() throws {
    let screen = HostedScreen(Tabs(), width: 393, height: 852)
    screen.layOut()
    select(1, in: screen)
    for _ in 0..<3 { screen.layOut() }
    #expect(isNear(try #require(frame("Inset", in: screen.window)).maxY, 852 - 49))
  }

  private struct Wrapper: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// The insets of a controller and of the bar around it are added.
  @Test func controllersKeepTheirOwnInsets() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = 7
    let screen = HostedScreen(
      Wrapper(controller: controller).ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 30) }, width: 390, height: 844)
    for _ in 0..<3 { screen.layOut() }
    #expect(controller.additionalSafeAreaInsets.bottom == 37)
    #expect(controller.view.safeAreaInsets.bottom == 37)
  }

  @Test func theTitleStaysLargeWhileOtherTabsAreShown() throws {
    let screen = HostedScreen(Tabs(), width: 393, height: 852)
    screen.layOut()
    screen.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    for _ in 0..<3 { screen.layOut() }
    let list = try #require(screen.window.first(UICollectionView.self))
    let offset = list.contentOffset.y
    #expect(isNear(list.adjustedContentInset.top, 59 + 96))
    #expect(isNear(offset, -(59 + 96)))
    for tab in [1, 0] {
      select(tab, in: screen)
      for _ in 0..<3 { screen.layOut() }
    }
    #expect(list.window != nil)
    #expect(list.contentOffset.y == offset)
  }

  private func select(_ index: Int, in screen: HostedScreen<Tabs>) {
    guard let bar = screen.window.first(UITabBar.self), let item = bar.items?[index] else { return }
    bar.delegate?.tabBar(bar, didSelect: item)
  }
}
