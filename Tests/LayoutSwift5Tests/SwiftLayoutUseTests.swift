// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compiled in Swift 5 mode, which many projects still use. Only the tests are annotated with the main actor.

import SwiftLayout
import SwiftLayoutUtil
import Testing

final class Card: UIView, Layoutable {
  let title = UILabel()
  let detail = UILabel()
  var activation: Activation?
  @LayoutProperty var isOpen = false
  @AnimatableLayoutProperty(duration: 0.2) var isWide = false

  var layout: some Layout {
    self.sublayout {
      title.anchors {
        Anchors.cap()
        Anchors.height.equalTo(constant: isWide ? 40 : 20)
      }
      if isOpen {
        detail.sl.anchors {
          Anchors.top.equalTo(title, attribute: .bottom)
          Anchors.horizontal
        }
      }
    }
  }
}

/// Not isolated to an actor, like helpers written before Swift 5.5.
enum Helper {
  static func make() -> (UIView, Activation) {
    let (root, child) = (UIView(), UIView())
    let activation = root.sublayout { child.anchors { Anchors.allSides(offset: 4) } }.active()
    activation.anchors("x").update(constant: 1)
    _ = LayoutPrinter(child.anchors { Anchors.cap() }, withAnchors: true).description
    _ = ViewPrinter(root, tags: [root: "root"]).updateIdentifiers().description
    return (root, activation)
  }
}

@MainActor @Suite struct SwiftLayoutUseTests {
  @Test func aLayoutable() async {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.sl.updateLayout()
    card.isOpen = true
    // The update is deferred to the next turn of the main queue.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(card.subviews == [card.title, card.detail])
    card.isWide = true
    #expect(card.title.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func aHelper() {
    let (root, activation) = Helper.make()
    #expect(root.constraints.count == 4)
    activation.deactive()
  }
}
