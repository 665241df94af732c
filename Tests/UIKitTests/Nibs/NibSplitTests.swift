// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraNibs
@testable import TesseraViews

/// The split view controllers in `Files/Split.storyboard`, as written by Xcode.
@MainActor @Suite struct NibSplitTests {
  private let board = UIStoryboard(name: "Split", bundle: NibFixture.bundle)

  @Test func readsAllElements() {
    let reports = NibFixture.reports {
      for name in ["Three", "Two"] { board.instantiateViewController(withIdentifier: name).loadViewIfNeeded() }
    }
    #expect(reports == [])
  }

  @Test func columns() throws {
    let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.style == .tripleColumn && split.preferredDisplayMode == .twoBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile && !split.presentsWithGesture)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    #expect(
      columns.map { split.viewController(for: $0)?.title } == ["Primary", "Supplementary", "Secondary", "Compact"])
  }

  @Test func twoControllers() throws {
    let split = try #require(board.instantiateViewController(withIdentifier: "Two") as? UISplitViewController)
    #expect(split.style == .unspecified && split.viewControllers.map(\.title) == ["List", "Content"])
  }
}
