// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Page view controllers with the wrong number of pages, or without pages.
@MainActor @Suite struct HostilePageTests {
  private let window = makeWindow(300, 600)

  @Test(arguments: [0, 2, 5]) func theWrongNumberOfPages(count: Int) async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [count] in
      await MainActor.run {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers((0..<count).map { _ in UIViewController() }, direction: .forward, animated: false)
      }
    }
    let sentence = "The number of view controllers provided (\(count)) doesn't match the number required (1)"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence))
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func noPages(style: UIPageViewController.TransitionStyle) {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .vertical)
    window.rootViewController = pages
    window.layoutIfNeeded()
    window.drag(from: CGPoint(x: 280, y: 500), to: CGPoint(x: 20, y: 100))
    window.tap(at: CGPoint(x: 290, y: 300))
    #expect(pages.viewControllers == nil)
  }
}
