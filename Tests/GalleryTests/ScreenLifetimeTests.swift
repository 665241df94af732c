// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A worker renders thousands of screens in sequence, so everything that a screen leaks accumulates, such as a view in
// a retain cycle with an open menu or an active drag.

import Foundation
import Tessera
import TesseraGallery
import Testing
import UIKit

@Suite @MainActor
struct ScreenLifetimeTests {
  struct Weak {
    weak var object: AnyObject?
  }

  /// Returns weak references to all views in a window and to their view controllers.
  static func contents(of view: UIView) -> [Weak] {
    var all = [Weak(object: view)]
    if let controller = view.next as? UIViewController { all.append(Weak(object: controller)) }
    for subview in view.subviews { all += contents(of: subview) }
    return all
  }

  static func contents(of screen: Screen) throws -> [Weak] {
    let laidOut = try Renderer().layout(screen)
    _ = laidOut.displayList
    return contents(of: laidOut.window)
  }

  @Test(arguments: galleryCatalog.screens)
  func leavesNoScreenState(_ screen: Screen) async throws {
    let all = try Self.contents(of: screen)
    #expect(all.count > 1)
    // Work that the screen deferred to the next main queue turn retains the screen until then.
    await Task.yield()
    let left = all.compactMap(\.object).map { String(describing: type(of: $0)) }
    #expect(left.isEmpty, "\(screen.name) leaves \(left.count) of \(all.count): \(Set(left).sorted())")
  }
}
