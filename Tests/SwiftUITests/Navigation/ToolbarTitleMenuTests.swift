// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import UIKit

/// The menu of the navigation title.
@MainActor @Suite struct ToolbarTitleMenuTests {
  /// The title is a view with a chevron, and no bar button shows the menu's commands.
  @Test func theTitleShowsAMenu() throws {
    let screen = HostedScreen(
      NavigationStack {
        Text("Body").navigationTitle("List").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      }, width: 390, height: 600)
    screen.layOut()
    let stack = try #require(screen.controller.first(UINavigationController.self))
    let item = try #require(stack.topViewController?.navigationItem)
    let title = try #require(item.titleView)
    #expect(title.visibleTexts == ["List"])
    #expect(item.rightBarButtonItems ?? [] == [])
    #expect(item.leftBarButtonItems ?? [] == [])
    #expect(!title.isHidden)
  }

  /// Like the inline title, the menu is hidden while the bar shows a large title.
  @Test func largeTitlesHideTheMenu() throws {
    let screen = HostedScreen(
      NavigationStack {
        Text("Body").navigationTitle("List").navigationBarTitleDisplayMode(.large)
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      }, width: 390, height: 600)
    for _ in 0..<3 { screen.layOut() }
    let stack = try #require(screen.controller.first(UINavigationController.self))
    #expect(stack.topViewController?.navigationItem.titleView?.isHidden == true)
  }
}
