// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@_spi(Tessera) @testable import TesseraViews

/// Menus that are empty or endless, and menus whose deferred elements arrive late, twice or never.
@MainActor @Suite struct HostileMenuTests {
  private let window = makeWindow(320, 480)
  private let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))

  init() { window.addSubview(button) }

  private var overlay: MenuOverlay? { window.subviews.last as? MenuOverlay }
  private var panel: MenuPanel? { overlay?.subviews.last as? MenuPanel }

  private func open(_ children: [UIMenuElement]) {
    button.menu = UIMenu(children: children)
    button.showsMenuAsPrimaryAction = true
    button.tap()
    window.layoutIfNeeded()
  }

  /// As in UIKit, a menu without elements is not shown.
  @Test(arguments: [true, false]) func emptyMenus(isNested: Bool) {
    open(isNested ? [UIMenu(options: .displayInline, children: []), UIMenu(title: "Empty", children: [])] : [])
    #expect(overlay == nil)
  }

  @Test func aThousandRows() throws {
    var chosen: [Int] = []
    open((0..<1000).map { number in UIAction(title: "\(number)") { _ in chosen.append(number) } })
    let panel = try #require(panel)
    #expect(panel.frame.maxY <= 480 && panel.frame.minY >= 0)
    try #require(panel.controls.first).tap()
    #expect(chosen == [0] && overlay == nil)
  }

  private final class Box { weak var element: UIDeferredMenuElement? }

  /// A deferred element that provides itself several times, both directly and inside inline menus.
  @Test func elementsThatProvideThemselves() throws {
    let box = Box()
    let element = UIDeferredMenuElement { completion in
      guard let element = box.element else { return }
      let inline = UIMenu(options: .displayInline, children: [element, element, element])
      completion([element, element, UIAction(title: "End") { _ in }, inline, inline])
    }
    box.element = element
    open([element, element])
    // The provided action appears once for each of the two elements. A deferred element inside itself shows nothing.
    #expect(panel?.controls.count == 2)
  }

  /// Endlessly nested menus, each provided by a deferred element of the previous menu.
  @Test func endlesslyNestedElements() {
    func next(_ depth: Int) -> UIDeferredMenuElement {
      UIDeferredMenuElement { $0([UIAction(title: "\(depth)") { _ in }, next(depth + 1)]) }
    }
    open([next(0)])
    #expect(panel?.controls.isEmpty == false)
  }

  @Test func elementsThatAreNeverProvided() throws {
    open([UIDeferredMenuElement { _ in }, UIAction(title: "Now") { _ in }])
    #expect(panel != nil)
    window.tap(at: CGPoint(x: 310, y: 470))
    #expect(overlay == nil)
  }

  /// Elements provided a second time, after the menu was dismissed, and after the window was released.
  @Test func elementsProvidedTwiceAndLate() {
    var late: (([UIMenuElement]) -> Void)?
    open([
      UIDeferredMenuElement { completion in
        completion([UIAction(title: "First") { _ in }])
        completion([UIAction(title: "Second") { _ in }, UIAction(title: "Third") { _ in }])
      }, UIDeferredMenuElement.uncached { late = $0 },
    ])
    late?([UIAction(title: "Late") { _ in }])
    late?([])
    window.layoutIfNeeded()
    #expect(panel?.controls.count == 2)
    window.tap(at: CGPoint(x: 310, y: 470))
    late?([UIAction(title: "Later") { _ in }])
    #expect(overlay == nil)
  }

  /// Action handlers that remove the view, its menu, or the window's content.
  @Test(arguments: 0..<3) func handlersThatRemoveTheirView(what: Int) throws {
    open([
      UIAction(title: "Go") { [button, window] _ in
        switch what {
        case 0: button.removeFromSuperview()
        case 1: button.menu = nil
        default: for view in window.subviews { view.removeFromSuperview() }
        }
      }
    ])
    try #require(panel?.controls.first).tap()
    #expect(overlay == nil)
  }

  final class ClosureDelegate: NSObject, UIContextMenuInteractionDelegate {
    var answer: () -> UIContextMenuConfiguration? = { nil }
    var preview: () -> UITargetedPreview? = { nil }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { answer() }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview() }
  }

  /// Delegates that return nil, remove the view, or are released during the call.
  @Test(arguments: 0..<5) func contextMenus(what: Int) {
    var delegate: ClosureDelegate? = ClosureDelegate()
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
    window.addSubview(view)
    if let delegate { view.addInteraction(UIContextMenuInteraction(delegate: delegate)) }
    let menu = UIContextMenuConfiguration(actionProvider: { _ in
      if what == 3 { view.removeFromSuperview() }
      return what == 1 ? nil : UIMenu(children: [UIAction(title: "A") { _ in }])
    })
    delegate?.answer = {
      if what == 2 { delegate = nil }
      return what == 0 ? nil : menu
    }
    delegate?.preview = {
      if what == 4 { view.removeFromSuperview() }
      return nil
    }
    window.press(at: CGPoint(x: 60, y: 140))
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 310, y: 470))
    if what < 2 { #expect(overlay == nil && view.superview === window) }
    #expect(!(what == 3 && view.superview != nil))
  }

  /// UIKit's exception for a preview of a view that is not in a window.
  @Test func previewsOfViewsWithoutWindow() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITargetedPreview(view: UIView()) }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains("requires that the view is in a window"))
  }
}
