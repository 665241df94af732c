// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import TesseraViews

/// The safe area of tabs, and pages that code turns.
@MainActor
@Suite struct TabPlacementTests {
  @MainActor @Observable
  final class Model {
    var page = 0
    var history: [Int] = []
  }

  private struct Pages: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.page) { ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) } }
        .tabViewStyle(.page)
        .onChange(of: model.page) { model.history.append(model.page) }
    }
  }

  /// A tab bar is 49 points high, and extends over the 34 points of the home indicator. The content is between the
  /// status bar and the tab bar.
  @Test func tabBarsExtendBelowTheSafeArea() {
    var content = CGRect.zero
    let tabs = TabView {
      Tab("Home", systemImage: "house") {
        GeometryReader { geometry in
          Color.clear.onChange(of: geometry.frame(in: .global), initial: true) { _, new in content = new }
        }
      }
    }
    let screen = HostedScreen(tabs, width: 390, height: 844)
    let bar = screen.controller.view.first(UITabBar.self)
    #expect(bar?.frame == CGRect(x: 0, y: 844 - 49, width: 390, height: 49))
    #expect(content == CGRect(x: 0, y: 0, width: 390, height: 844 - 49))
    screen.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    for _ in 0..<2 { screen.layOut() }
    #expect(bar?.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    #expect(content == CGRect(x: 0, y: 50, width: 390, height: 844 - 50 - 83))
  }

  /// Pages are 200 points wide. UIKit scrolls in 0.3 seconds, and passes the page in between.
  @Test func animatedSelectionsScroll() {
    let model = Model()
    let film = FilmedScreen(Pages(model: model))
    film.change { withAnimation { model.page = 2 } }
    #expect(film.screen.scrollView?.contentOffset.x == 0)
    let offsets = film.values(at: [0.1, 0.15, 0.2, 0.5]) { film.screen.scrollView?.contentOffset.x ?? -1 }
    #expect(offsets[0] > 0 && offsets[0] < offsets[1] && offsets[1] < offsets[2] && offsets[2] < 400)
    #expect(offsets[3] == 400)
    #expect(model.history == [2])
  }

  @Test func otherSelectionsTurnAtOnce() {
    let model = Model()
    let film = FilmedScreen(Pages(model: model))
    film.change { model.page = 1 }
    #expect(film.screen.scrollView?.contentOffset.x == 200)
  }

  /// Bars don't grow with the text size, as in UIKit.
  @Test func barsKeepTheirSizes() {
    func sizes(_ size: DynamicTypeSize) -> [CGSize?] {
      let page = NavigationStack {
        Text("Page").toolbar { Button("Add", systemImage: "plus") {} }
      }
      let tabs = TabView { Tab("Home", systemImage: "house") { page } }
      let screen = HostedScreen(tabs, width: 390, height: 844) { window in
        window.traitOverrides.preferredContentSizeCategory =
          size == .large ? .large : .accessibilityExtraExtraExtraLarge
      }
      let bars = screen.controller.view.first(UITabBar.self)
      return [bars?.items?.first?.image?.size, screen.controller.view.first(BarItemHost.self)?.bounds.size]
    }
    #expect(sizes(.accessibility5) == sizes(.large))
    #expect(!sizes(.large).contains(nil))
  }
}
