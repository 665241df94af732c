// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Coordinate spaces. A view is at (10, 20) in a window at (100, 0) on the screen, so (1, 2) in the view is (111, 22)
/// on the screen.
@MainActor @Suite struct UICoordinateSpaceTests {
  let window = makeWindow(200, 100)
  let view = UIView(frame: CGRect(10, 20, 50, 50))

  init() {
    window.frame.origin.x = 100
    window.addSubview(view)
  }

  @Test func viewsAndTheScreen() {
    let screen = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 111, y: 22))
    #expect(view.convert(CGPoint(x: 111, y: 22), from: screen) == CGPoint(x: 1, y: 2))
    #expect(screen.convert(CGRect(111, 22, 3, 4), to: view) == CGRect(1, 2, 3, 4))
    #expect(screen.convert(CGRect(1, 2, 3, 4), from: view) == CGRect(111, 22, 3, 4))
    #expect(screen.convert(CGPoint(x: 5, y: 6), to: UIScreen.main) == CGPoint(x: 5, y: 6))
  }

  @Test func views() {
    let inner = UIView(frame: CGRect(1, 1, 5, 5))
    view.addSubview(inner)
    let space: any UICoordinateSpace = view
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: space) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: window as any UICoordinateSpace) == CGRect(11, 21, 5, 5))
    #expect(space.convert(CGPoint(x: 1, y: 1), to: inner) == .zero)
  }
}
