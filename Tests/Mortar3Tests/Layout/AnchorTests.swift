// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct AnchorTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  struct Anchor: CustomTestStringConvertible, Sendable {
    let name: String
    let attributes: [Attribute]
    let read: @MainActor @Sendable (MortarAnchorProvider) -> MortarCoordinate

    var testDescription: String { name }

    init(
      _ name: String, _ attributes: [Attribute],
      _ read: @escaping @MainActor @Sendable (MortarAnchorProvider) -> MortarCoordinate
    ) {
      (self.name, self.attributes, self.read) = (name, attributes, read)
    }
  }

  /// All anchors with their layout attributes, in order.
  nonisolated static let anchors = [
    Anchor("left", [.left]) { $0.left }, Anchor("right", [.right]) { $0.right },
    Anchor("top", [.top]) { $0.top }, Anchor("bottom", [.bottom]) { $0.bottom },
    Anchor("leading", [.leading]) { $0.leading }, Anchor("trailing", [.trailing]) { $0.trailing },
    Anchor("centerX", [.centerX]) { $0.centerX }, Anchor("centerY", [.centerY]) { $0.centerY },
    Anchor("baseline", [.lastBaseline]) { $0.baseline }, Anchor("lastBaseline", [.lastBaseline]) { $0.lastBaseline },
    Anchor("firstBaseline", [.firstBaseline]) { $0.firstBaseline },
    Anchor("width", [.width]) { $0.width }, Anchor("height", [.height]) { $0.height },
    Anchor("leftMargin", [.leftMargin]) { $0.leftMargin }, Anchor("rightMargin", [.rightMargin]) { $0.rightMargin },
    Anchor("topMargin", [.topMargin]) { $0.topMargin }, Anchor("bottomMargin", [.bottomMargin]) { $0.bottomMargin },
    Anchor("leadingMargin", [.leadingMargin]) { $0.leadingMargin },
    Anchor("trailingMargin", [.trailingMargin]) { $0.trailingMargin },
    Anchor("centerXWithinMargins", [.centerXWithinMargins]) { $0.centerXWithinMargins },
    Anchor("centerYWithinMargins", [.centerYWithinMargins]) { $0.centerYWithinMargins },
    Anchor("size", [.width, .height]) { $0.size }, Anchor("center", [.centerX, .centerY]) { $0.center },
    Anchor("sides", [.leading, .trailing]) { $0.sides }, Anchor("caps", [.top, .bottom]) { $0.caps },
    Anchor("sideMargins", [.leadingMargin, .trailingMargin]) { $0.sideMargins },
    Anchor("capMargins", [.topMargin, .bottomMargin]) { $0.capMargins },
    Anchor("topLeft", [.top, .left]) { $0.topLeft }, Anchor("topRight", [.top, .right]) { $0.topRight },
    Anchor("topLeading", [.top, .leading]) { $0.topLeading },
    Anchor("topTrailing", [.top, .trailing]) { $0.topTrailing },
    Anchor("bottomLeft", [.bottom, .left]) { $0.bottomLeft },
    Anchor("bottomRight", [.bottom, .right]) { $0.bottomRight },
    Anchor("bottomLeading", [.bottom, .leading]) { $0.bottomLeading },
    Anchor("bottomTrailing", [.bottom, .trailing]) { $0.bottomTrailing },
    Anchor("edges", [.top, .leading, .bottom, .trailing]) { $0.edges },
    Anchor("edgeMargins", [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]) { $0.edgeMargins },
  ]

  @Test(arguments: anchors)
  func anchor(_ anchor: Anchor) {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let group = anchor.read(view.layout) == anchor.read(view.parentLayout)
    #expect(group.layoutConstraints.map(\.firstAttribute) == anchor.attributes)
    #expect(group.layoutConstraints.map(\.secondAttribute) == anchor.attributes)
    #expect(group.layoutConstraints.allSatisfy { $0.firstItem === view && $0.secondItem === root && $0.isActive })
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func viewsUseTheSameAttributes() {
    let (root, view, guide) = (UIView(), UIView(), UILayoutGuide())
    root.addSubview(view)
    root.addLayoutGuide(guide)
    #expect((view.layout.size == root).layoutConstraints.map(\.secondAttribute) == [.width, .height])
    #expect((view.layout.top == guide).layoutConstraints.first?.secondItem === guide)
    #expect((guide.layout.left == guide.parentLayout.left).layoutConstraints.first?.secondItem === root)
  }

  @Test func safeAndKeyboardGuides() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIView())
    root.addSubview(view)
    let safe = (view.layout.top == view.parentSafeAreaLayout.top).layoutConstraints.first
    #expect(safe?.secondItem === root.safeAreaLayoutGuide)
    view.layout.sides == root.safeLayout.sides
    view.layout.bottom == view.parentKeyboardLayout.top
    root.layoutIfNeeded()
    // Without a safe area and a keyboard, the guides' edges are the view's own edges.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect((root.keyboardLayout.height == 0).layoutConstraints.first?.firstItem is UILayoutGuide)
  }
}
