// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
@_spi(Tessera) import TesseraGraphics
@testable import TesseraViews

/// Toolbar items, and the bars' visibility, background and color scheme.
@MainActor
@Suite struct ToolbarTests {
  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> HostedScreen<NavigationStack<NavigationPath, V>> {
    let view = content()
    return HostedScreen(NavigationStack { view }, width: 390, height: 700)
  }

  private func stack(_ screen: HostedScreen<some View>) -> UINavigationController? {
    screen.controller.first(UINavigationController.self)
  }

  private func texts(_ items: [UIBarButtonItem]?) -> [String] {
    (items ?? []).map { $0.customView.map { $0.visibleTexts.joined() } ?? "|" }
  }

  @Test func placementsHaveTheirBars() {
    let screen = screen {
      Text("Root").navigationTitle("Title").toolbar {
        ToolbarItem(placement: .cancellationAction) { Text("cancel") }
        ToolbarItem(placement: .navigation) { Text("navigation") }
        ToolbarItem(placement: .topBarTrailing) { Text("trailing") }
        ToolbarItem(placement: .confirmationAction) { Text("confirm") }
        ToolbarItem(placement: .destructiveAction) { Text("delete") }
        ToolbarItem(placement: .principal) { Text("principal") }
        ToolbarItem(placement: .bottomBar) { Text("bottom") }
        ToolbarItem(placement: .status) { Text("status") }
        ToolbarItem(placement: .keyboard) { Text("keyboard") }
      }
    }
    let page = stack(screen)?.topViewController
    #expect(texts(page?.navigationItem.leftBarButtonItems) == ["cancel", "|", "navigation"])
    // Trailing items are listed from the edge.
    #expect(texts(page?.navigationItem.rightBarButtonItems) == ["delete", "|", "confirm", "|", "trailing"])
    #expect(page?.navigationItem.titleView?.visibleTexts == ["principal"])
    #expect(texts(page?.toolbarItems) == ["bottom", "|", "status", "|"])
    #expect(stack(screen)?.isToolbarHidden == false)
    #expect(texts((page?.inputAccessoryView as? UIToolbar)?.items) == ["keyboard"])
  }

  @Test func togglesAreButtons() throws {
    let screen = screen {
      Text("Root").toolbar {
        ToolbarItem(placement: .topBarLeading) { Toggle("Only", systemImage: "star", isOn: .constant(false)) }
      }
    }
    let items = stack(screen)?.topViewController?.navigationItem.leftBarButtonItems
    let view = try #require(items?.first?.customView)
    #expect(view.first(UISwitch.self) == nil)
    #expect(view.first(UIImageView.self) != nil)
  }

  /// The titles of buttons and menus that show only an icon are their accessibility labels.
  @Test func iconsHaveLabels() throws {
    let screen = screen {
      Text("Root").toolbar {
        ToolbarItem(placement: .topBarLeading) { Menu("View", systemImage: "eye") { Button("A") {} } }
        ToolbarItem(placement: .topBarTrailing) { Button("New", systemImage: "plus") {} }
        ToolbarItem(placement: .secondaryAction) { Button("Edit") {} }
      }
    }
    let item = try #require(stack(screen)?.topViewController?.navigationItem)
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let labels = items.compactMap { $0.customView?.all(UIControl.self).first?.accessibilityLabel }
    #expect(Set(labels) == ["View", "New", "More"])
    #expect(texts(items).filter { $0 != "|" } == ["", "", ""])
  }

  /// Bars do not scale with the text size: titles of buttons have 17 points.
  @Test func barsDoNotScale() throws {
    let screen = screen {
      Text("Root").toolbar { ToolbarItem { Button("Edit") {} } }
    }
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    for _ in 0..<3 { screen.layOut() }
    let item = try #require(stack(screen)?.topViewController?.navigationItem.rightBarButtonItems?.first)
    #expect(item.customView?.first(UILabel.self)?.font.pointSize == 17)
  }

  @Test func confirmingActionsAreBold() {
    let screen = screen {
      Text("Root").toolbar {
        ToolbarItem(placement: .confirmationAction) { Text("Done") }
        ToolbarItem(placement: .primaryAction) { Text("Add") }
      }
    }
    let items = stack(screen)?.topViewController?.navigationItem.rightBarButtonItems ?? []
    let fonts = items.compactMap { $0.customView?.first(UILabel.self)?.font }
    #expect(fonts.map(\.pointSize) == [17, 17])
    #expect(fonts.last?.fontName != fonts.first?.fontName)
    #expect(fonts.last?.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
  }

  @Test func secondaryActionsAreInAMenu() {
    let screen = screen {
      Text("Root").toolbar {
        ToolbarItem(placement: .secondaryAction) { Button("Duplicate") {} }
        ToolbarItem(placement: .secondaryAction) { Button("Rename") {} }
      }
    }
    #expect(stack(screen)?.topViewController?.navigationItem.rightBarButtonItems?.count == 1)
  }

  /// The views of a group are separate items, and a spacer is a flexible space. Items without spaces are centered.
  @Test func bottomBarsHaveSpaces() {
    let spaced = screen {
      Text("Root").toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Text("A")
          Spacer()
          Text("B")
        }
      }
    }
    #expect(texts(stack(spaced)?.topViewController?.toolbarItems) == ["A", "|", "B"])
    let centered = screen { Text("Root").toolbar { ToolbarItem(placement: .bottomBar) { Text("A") } } }
    #expect(texts(stack(centered)?.topViewController?.toolbarItems) == ["|", "A", "|"])
    let fixed = screen {
      Text("Root").toolbar {
        ToolbarItem(placement: .bottomBar) { Text("A") }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Text("B") }
      }
    }
    let items = stack(fixed)?.topViewController?.toolbarItems
    #expect(texts(items) == ["A", "|", "B"])
    #expect(items?.map(\.width) == [0, 16, 0])
  }

  private struct Toggling: View {
    @State private var isEditing = false
    var body: some View {
      NavigationStack {
        Button("Toggle") { isEditing.toggle() }
          .navigationTitle("Title")
          .toolbar {
            if isEditing { ToolbarItem(placement: .bottomBar) { Text("Delete") } }
            ToolbarItem(placement: .primaryAction) { Text(isEditing ? "Done" : "Edit") }
          }
      }
    }
  }

  @Test func itemsFollowState() {
    let screen = HostedScreen(Toggling(), width: 390, height: 700)
    let page = stack(screen)?.topViewController
    let before = page?.navigationItem.rightBarButtonItems
    #expect(texts(before) == ["Edit"])
    #expect(stack(screen)?.isToolbarHidden == true)
    if let label = screen.window.all(UILabel.self).first(where: { $0.text == "Toggle" }) {
      screen.window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: screen.window))
    }
    for _ in 0..<3 { screen.layOut() }
    #expect(texts(page?.navigationItem.rightBarButtonItems) == ["Done"])
    // The item is the same, with another view.
    #expect(page?.navigationItem.rightBarButtonItems == before)
    #expect(stack(screen)?.isToolbarHidden == false)
  }

  @Test func barsAreHidden() {
    let screen = screen {
      Text("Root").toolbar(.hidden, for: .navigationBar, .bottomBar).toolbar {
        ToolbarItem(placement: .bottomBar) { Text("A") }
      }
    }
    #expect(stack(screen)?.isNavigationBarHidden == true)
    #expect(stack(screen)?.isToolbarHidden == true)
    #expect(stack(self.screen { Text("Root").navigationBarHidden(true) })?.isNavigationBarHidden == true)
    #expect(stack(self.screen { Text("Root").toolbar(.automatic) })?.isNavigationBarHidden == false)
  }

  @Test func backgroundsAreAppearances() {
    let colored = screen {
      Text("Root").toolbarBackground(SwiftUI.Color.red, for: .navigationBar).toolbarBackground(
        .visible, for: .navigationBar)
    }
    let item = stack(colored)?.topViewController?.navigationItem
    #expect(item?.standardAppearance?.backgroundColor == .systemRed)
    #expect(item?.scrollEdgeAppearance?.backgroundColor == .systemRed)
    let hidden = screen { Text("Root").toolbarBackgroundVisibility(.hidden, for: .navigationBar) }
    let other = stack(hidden)?.topViewController?.navigationItem
    #expect(other?.standardAppearance != nil)
    #expect(other?.standardAppearance?.backgroundEffect == nil)
    #expect(other?.standardAppearance?.backgroundColor == nil)
    let plain = screen { Text("Root") }
    #expect(stack(plain)?.topViewController?.navigationItem.standardAppearance == nil)
    // Without a visible background, the color appears only while content is under the bar.
    let scrolled = screen { Text("Root").toolbarBackground(SwiftUI.Color.red, for: .navigationBar) }
    #expect(stack(scrolled)?.topViewController?.navigationItem.scrollEdgeAppearance == nil)
  }

  @Test func colorSchemesOverrideTheBarsStyle() {
    let screen = screen { Text("Root").toolbarColorScheme(.dark, for: .navigationBar, .bottomBar) }
    #expect(stack(screen)?.navigationBar.overrideUserInterfaceStyle == .dark)
    #expect(stack(screen)?.toolbar.overrideUserInterfaceStyle == .dark)
    let plain = self.screen { Text("Root").toolbarColorScheme(nil, for: .navigationBar) }
    #expect(stack(plain)?.navigationBar.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func titlesHaveMenusAndSubtitles() {
    let inlinePage = Text("Root").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    let menu = screen { inlinePage.toolbarTitleMenu { Button("Rename") {} } }
    #expect(stack(menu)?.topViewController?.navigationItem.titleView?.visibleTexts.contains("Title") == true)
    let subtitle = screen { inlinePage.navigationSubtitle("Subtitle") }
    #expect(stack(subtitle)?.topViewController?.navigationItem.titleView?.visibleTexts == ["Title", "Subtitle"])
    let removed = screen { Text("Root").navigationTitle("Title").toolbar(removing: .title) }
    #expect(stack(removed)?.topViewController?.navigationItem.titleView?.visibleTexts == [])
    let inline = screen { Text("Root").navigationTitle("Title").toolbarTitleDisplayMode(.inline) }
    #expect(stack(inline)?.topViewController?.navigationItem.largeTitleDisplayMode == .never)
  }

  @Test func editorsHaveAMinimalBackButton() {
    let view = NavigationStack(path: .constant(NavigationPath([1]))) {
      Text("Root").navigationTitle("Title")
        .navigationDestination(for: Int.self) { _ in Text("Editor").toolbarRole(.editor) }
    }
    let screen = HostedScreen(view, width: 390, height: 700)
    for _ in 0..<3 { screen.layOut() }
    #expect(stack(screen)?.viewControllers.count == 2)
    #expect(stack(screen)?.viewControllers.first?.navigationItem.backButtonDisplayMode == .minimal)
  }

  /// The value of a pushed page hides the tab bar, and it comes back when the page is popped.
  @Test func pagesHideTheTabBar() {
    struct Pushed: View {
      let path: Binding<NavigationPath>
      var body: some View {
        TabView {
          NavigationStack(path: path) {
            Text("Root").navigationTitle("Title")
              .navigationDestination(for: Int.self) { _ in Text("Detail").toolbar(.hidden, for: .tabBar) }
          }
          .tabItem { Text("First") }
        }
      }
    }
    struct Screen: View {
      @State var path = NavigationPath([1])
      var body: some View { Pushed(path: $path) }
    }
    let screen = HostedScreen(Screen(), width: 390, height: 700)
    for _ in 0..<3 { screen.layOut() }
    func bar() -> UITabBar? { screen.controller.view.first(UITabBar.self) }
    #expect(bar().map { $0.isHidden || $0.window == nil } ?? true)
    stack(screen)?.popViewController(animated: false)
    for _ in 0..<3 { screen.layOut() }
    #expect(bar()?.isHidden == false)
  }

  @Test func nothingIsReported() {
    let messages = reports {
      _ = self.screen {
        Text("Root").toolbarBackground(.ultraThinMaterial, for: .navigationBar).toolbarRole(.browser)
          .toolbarColorScheme(.light, for: .tabBar).toolbarTitleMenu { Button("A") {} }
          .toolbar { ToolbarSpacer(.flexible, placement: .bottomBar) }
      }
    }
    #expect(messages.isEmpty)
  }

  /// In the look of iOS 26, a prominent item has the tint of its environment as soon as it is shown.
  @Test func prominentItemsHaveTheirTint() {
    SystemLook.$scoped.withValue(.iOS26) {
      let view = NavigationStack {
        Text("Root").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        }
      }
      let item = stack(HostedScreen(view.tint(.purple), width: 390, height: 700))?.topViewController?.navigationItem
      #expect(item?.rightBarButtonItems?.first?.style == .done)
      #expect(item?.rightBarButtonItems?.first?.tintColor == Color.purple.uiColor)
      #expect(item?.leftBarButtonItems?.first?.tintColor == nil)
    }
  }
}
