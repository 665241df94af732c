// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing
@_spi(Tessera) import TesseraGraphics
@testable import TesseraViews

/// Tab bars and pages.
@MainActor
@Suite struct TabTests {
  @MainActor @Observable
  final class Model {
    var selection = 0
  }

  private struct Named: View {
    let name: String
    let journal: Journal
    var body: some View { Text(name).noted(name, journal).onAppear { journal.add("\(name) appears") } }
  }

  private struct Tabs: View {
    @Bindable var model: Model
    let journal: Journal
    var body: some View {
      TabView(selection: $model.selection) {
        Named(name: "First", journal: journal).tabItem { Label("One", systemImage: "star") }.tag(0)
        Named(name: "Second", journal: journal).tag(1).badge(3).tabItem { Label("Two", systemImage: "star") }
        Named(name: "Third", journal: journal).tabItem { Label("Three", systemImage: "star") }.badge("new").tag(2)
      }
    }
  }

  private func bar(_ screen: HostedScreen<some View>) -> UITabBar? { screen.controller.view.first(UITabBar.self) }

  @Test func onlyTheSelectedTabIsEvaluated() {
    let (model, journal) = (Model(), Journal())
    let screen = HostedScreen(Tabs(model: model, journal: journal), width: 390, height: 700)
    #expect(Set(journal.take()) == ["First", "First appears"])
    #expect(bar(screen)?.items?.map(\.title) == ["One", "Two", "Three"])
    #expect(bar(screen)?.items?.map(\.badgeValue) == [nil, "3", "new"])
    model.selection = 1
    screen.layOut()
    #expect(Set(journal.take()) == ["Second", "Second appears"])
    #expect(screen.texts.contains("Second"))
    #expect(bar(screen)?.selectedItem?.title == "Two")
  }

  @Test func tapsSelect() {
    let (model, journal) = (Model(), Journal())
    let screen = HostedScreen(Tabs(model: model, journal: journal), width: 390, height: 700)
    if let bar = bar(screen), let item = bar.items?[2] { bar.delegate?.tabBar(bar, didSelect: item) }
    screen.layOut()
    #expect(model.selection == 2)
    #expect(screen.texts.contains("Third"))
  }

  @Test func unknownSelectionsShowTheFirstTab() {
    let (model, journal) = (Model(), Journal())
    model.selection = 9
    let screen = HostedScreen(Tabs(model: model, journal: journal), width: 390, height: 700)
    #expect(screen.texts.contains("First"))
    #expect(model.selection == 9)
  }

  /// A view with a tab item outside of a tab view is shown.
  @Test func tabItemsOutsideOfTabViewsAreViews() {
    let screen = HostedScreen(Text("Alone").tabItem { Text("Tab") })
    #expect(screen.texts == ["Alone"])
  }

  @Test func searchTabsAreLast() {
    let screen = HostedScreen(
      TabView {
        Tab(role: .search) { Text("Search page") }
        Tab("Home", systemImage: "house") { Text("Home page") }
      }, width: 390, height: 700)
    #expect(bar(screen)?.items?.map(\.title) == ["Home", "Search"])
    #expect(bar(screen)?.items?.last?.image != nil)
    #expect(screen.texts.contains("Home page"))
  }

  @Test func sidebarsAreTabBarsOnPhones() {
    let screen = HostedScreen(
      TabView { Tab("Home", systemImage: "house") { Text("Home page") } }.tabViewStyle(.sidebarAdaptable), width: 390,
      height: 700)
    #expect(bar(screen)?.items?.count == 1)
  }

  // MARK: Pages

  private struct Pages: View {
    @Bindable var model: Model
    var count = 3
    var dots = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
      TabView(selection: $model.selection) { ForEach(0..<count, id: \.self) { Text("Page \($0)").tag($0) } }
        .tabViewStyle(.page(indexDisplayMode: dots))
    }
  }

  /// Pages are 200 points wide.
  @Test func pagesAreNextToEachOther() {
    let model = Model()
    model.selection = 1
    let screen = HostedScreen(Pages(model: model))
    #expect(screen.scrollView?.contentSize == CGSize(width: 600, height: 100))
    #expect(screen.scrollView?.contentOffset.x == 200)
    let control = screen.controller.view.first(UIPageControl.self)
    #expect(control?.numberOfPages == 3)
    #expect(control?.currentPage == 1)
    model.selection = 2
    screen.layOut()
    #expect(screen.scrollView?.contentOffset.x == 400)
    #expect(control?.currentPage == 2)
  }

  @Test func swipingSelects() {
    let model = Model()
    let screen = HostedScreen(Pages(model: model))
    screen.window.swipe(from: CGPoint(x: 180, y: 20), to: CGPoint(x: 20, y: 20))
    screen.layOut()
    #expect(model.selection == 1)
    #expect(screen.scrollView?.contentOffset.x == 200)
    #expect(screen.controller.view.first(UIPageControl.self)?.currentPage == 1)
  }

  /// The first page is the rightmost one, at offset 400.
  @Test func pagesAreMirrored() {
    let model = Model()
    let screen = HostedScreen(Pages(model: model).environment(\.layoutDirection, .rightToLeft))
    #expect(screen.scrollView?.contentOffset.x == 400)
    screen.scrollView?.contentOffset.x = 190
    #expect(model.selection == 1)
  }

  @Test func dotsHaveModes() {
    func hasDots(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> Bool {
      let screen = HostedScreen(Pages(model: Model(), count: count, dots: mode))
      return screen.controller.view.first(UIPageControl.self) != nil
    }
    #expect(hasDots(3, .automatic))
    #expect(!hasDots(1, .automatic))
    #expect(hasDots(1, .always))
    #expect(!hasDots(3, .never))
    #expect(!hasDots(0, .always))
  }

  @Test func dotsHaveBackgrounds() {
    let screen = HostedScreen(
      Pages(model: Model()).indexViewStyle(.page(backgroundDisplayMode: .always)))
    #expect(screen.controller.view.first(UIPageControl.self)?.backgroundStyle == .prominent)
  }

  @Test func invalidOffsetsAreIgnored() {
    let model = Model()
    let screen = HostedScreen(Pages(model: model))
    screen.scrollView?.contentOffset.x = 1e30
    #expect(model.selection == 0)
  }

  private func scrolledTabs(_ behavior: TabBarMinimizeBehavior) -> HostedScreen<some View> {
    HostedScreen(
      TabView {
        Tab("One", systemImage: "star") { ScrollView { Color.red.frame(height: 3000) } }
        Tab("Two", systemImage: "star") { Text("Second") }
      }
      .tabBarMinimizeBehavior(behavior), width: 390, height: 700)
  }

  /// In the look of iOS 26, the bar shrinks while the content is scrolled down.
  @Test func barsShrink() {
    SystemLook.$scoped.withValue(.iOS26) {
      let screen = scrolledTabs(.onScrollDown)
      let scrollView = screen.controller.view.first(UIScrollView.self)
      #expect(bar(screen)?.isMinimized == false)
      scrollView?.contentOffset.y = 200
      screen.layOut()
      #expect(bar(screen)?.isMinimized == true)
      scrollView?.contentOffset.y = 0
      screen.layOut()
      #expect(bar(screen)?.isMinimized == false)
    }
  }

  @Test(arguments: [SystemLook.iOS18, .iOS26])
  func barsNeverShrink(_ look: SystemLook) {
    SystemLook.$scoped.withValue(look) {
      let screen = scrolledTabs(look == .iOS18 ? .onScrollDown : .never)
      screen.controller.view.first(UIScrollView.self)?.contentOffset.y = 200
      screen.layOut()
      #expect(bar(screen)?.isMinimized == false)
    }
  }
}
