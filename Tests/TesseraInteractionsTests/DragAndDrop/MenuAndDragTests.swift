// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@_spi(Tessera) @testable import TesseraViews

/// A view with a context menu and draggable items. A resting finger opens the menu, and a finger that continues to
/// move drags the items.
@MainActor @Suite struct MenuAndDragTests {
  final class MenuAndDragSource: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      hasMenu
        ? UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }) : nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("menu ends") }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { log.append("lift") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("end") }
  }

  private let window = makeWindow(320, 480)
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
  private let source = MenuAndDragSource()

  private func add(menuFirst: Bool) {
    window.addSubview(view)
    let menu = UIContextMenuInteraction(delegate: source)
    let drag = UIDragInteraction(delegate: source)
    for interaction in (menuFirst ? [menu, drag] : [drag, menu]) as [any UIInteraction] {
      view.addInteraction(interaction)
    }
  }

  private var menuIsUp: Bool { window.subviews.contains { $0 is MenuOverlay } }

  @Test(arguments: [true, false]) func movingStartsADrag(menuFirst: Bool) {
    add(menuFirst: menuFirst)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 70, y: 70))
      fingers.wait(0.6)
      #expect(menuIsUp && source.log.isEmpty)
      // A movement of less than 10 points is ignored.
      fingers.move(to: CGPoint(x: 75, y: 72))
      #expect(menuIsUp && source.log.isEmpty)
      fingers.move(to: CGPoint(x: 70, y: 200))
      #expect(!menuIsUp && source.log == ["menu ends", "lift", "begin"])
      fingers.end()
    }
    #expect(source.log == ["menu ends", "lift", "begin", "end"] && view.alpha == 1 && view.layer.opacity == 1)
  }

  @Test(arguments: [true, false]) func liftingWithoutMovingKeepsTheMenu(menuFirst: Bool) {
    add(menuFirst: menuFirst)
    view.longPress()
    #expect(menuIsUp && source.log.isEmpty)
    window.tap(at: CGPoint(x: 310, y: 470))
    #expect(!menuIsUp && source.log == ["menu ends"])
    // The second long press is not affected by the first.
    view.longPress()
    #expect(menuIsUp)
  }

  @Test func liftsItemsWithoutAMenu() {
    source.hasMenu = false
    add(menuFirst: true)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 70, y: 70))
      fingers.wait(0.6)
      #expect(!menuIsUp && source.log == ["lift"])
      fingers.move(to: CGPoint(x: 70, y: 200))
      fingers.end()
    }
    #expect(source.log == ["lift", "begin", "end"])
  }
}
