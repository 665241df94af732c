// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing
@testable import TesseraViews

/// The positions of bars, and how they follow the content.
@MainActor
@Suite struct BarTests {
  private func screen(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view)
    window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    return window
  }

  /// A tab bar is 49 points high above the safe area's bottom, and extends to the bottom of the screen.
  @Test func tabBarsExtendBelowTheSafeArea() {
    let window = screen(
      TabView {
        Tab("One", systemImage: "star") { Color.red.accessibilityIdentifier("content") }
        Tab("Two", systemImage: "star") { Text("Two") }
      })
    let bar = window.first(UITabBar.self)
    #expect(bar?.convert(bar?.bounds ?? .zero, to: window) == CGRect(x: 0, y: 761, width: 390, height: 83))
    // The bar determines the size of symbols.
    #expect(bar?.items?.first?.image?.size == UIImage(systemName: "star")?.size)
  }

  /// The bar of a list at its top is at the scroll edge. A large title collapses while the list is scrolled.
  @Test func barsFollowLists() throws {
    let window = screen(
      NavigationStack { List(0..<100, id: \.self) { Text("\($0)") }.listStyle(.plain).navigationTitle("Title") })
    let bar = try #require(window.first(UINavigationBar.self))
    let list = try #require(window.first(UICollectionView.self))
    #expect(bar.isAtScrollEdge)
    // 44 points, and 52 for the large title, below the safe area of 47 points.
    #expect(bar.frame.height == 96)
    #expect(list.adjustedContentInset.top == CGFloat(143))
    #expect(list.contentOffset.y == CGFloat(-143))
    list.contentOffset.y += 60
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(!bar.isAtScrollEdge)
    #expect(bar.frame.height == 44)
  }

  @MainActor @Observable
  final class Pages {
    var path: [Int] = []
  }

  private struct Stack: View {
    @Bindable var pages: Pages
    var body: some View {
      NavigationStack(path: $pages.path) {
        List(0..<100, id: \.self) { Text("\($0)") }
          .navigationTitle("Title")
          .navigationDestination(for: Int.self) { _ in Text("Page").navigationBarTitleDisplayMode(.inline) }
      }
    }
  }

  /// The list stays where it is while a page without a large title slides over it, although the bar becomes shorter.
  @Test func pushesDoNotMoveTheContentBelow() throws {
    let pages = Pages()
    let film = FilmedScreen(Stack(pages: pages), width: 390, height: 700)
    let list = try #require(film.screen.window.first(UICollectionView.self))
    let offset = list.contentOffset
    #expect(offset.y == CGFloat(-96))
    film.change { pages.path = [1] }
    for time in [0.0, 0.1, 0.2] {
      film.advance(to: time)
      #expect(list.contentOffset == offset && list.safeAreaInsets.top == CGFloat(96), "\(time) s")
    }
    film.advance(to: 2)
    #expect(list.window == nil)
    film.change { pages.path = [] }
    film.advance(to: 4)
    #expect(list.window != nil && list.contentOffset == offset && list.safeAreaInsets.top == CGFloat(96))
  }

  /// The buttons of a bar are 16 points apart, as UIKit's.
  @Test func buttonsHaveTheDistanceOfUIKit() throws {
    let window = screen(
      NavigationStack {
        Text("Root").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Color.red.frame(width: 20, height: 20)
            Color.green.frame(width: 20, height: 20)
          }
        }
      })
    let bar = try #require(window.first(UINavigationBar.self))
    let frames = bar.all(BarItemHost.self).map { $0.convert($0.bounds, to: bar) }.sorted { $0.minX < $1.minX }
    #expect(frames.count == 2)
    if frames.count == 2 { #expect(frames[1].minX - frames[0].maxX == 16) }
  }

  /// Items of bars have the same size at all text sizes.
  @Test func itemsDoNotFollowTheTextSize() {
    let window = screen(
      NavigationStack {
        Text("Root").toolbar { Button("Done") {} }
      }.dynamicTypeSize(.accessibility3))
    #expect(window.all(UILabel.self).first { $0.text == "Done" }?.font.pointSize == 17)
    #expect((window.all(UILabel.self).first { $0.text == "Root" }?.font.pointSize ?? 0) > 17)
  }

  /// Tabs have badges, and can be hidden.
  @Test func tabsHaveBadges() {
    let window = screen(
      TabView {
        Tab("One", systemImage: "star") { Text("One") }.badge(3)
        Tab("Two", systemImage: "star") { Text("Two") }.badge("new")
        Tab("Three", systemImage: "star") { Text("Three") }.hidden()
        Tab("Four", systemImage: "star") { Text("Four") }.badge(0)
      })
    let items = window.first(UITabBar.self)?.items
    #expect(items?.map(\.title) == ["One", "Two", "Four"])
    #expect(items?.map(\.badgeValue) == ["3", "new", nil])
  }
}
