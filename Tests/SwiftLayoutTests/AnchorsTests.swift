// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// The constraints that result from every attribute, composite, relation and modifier. `child` and `friend` are
/// subviews of `root`.
@MainActor @Suite struct AnchorsTests {
  let root = makeRoot()
  let child = makeView("child")
  let friend = makeView("friend")

  func texts(_ anchors: Anchors) -> [String] {
    let activation = root.sublayout {
      friend
      child.anchors { anchors }
    }.active()
    defer { activation.deactive() }
    return activation.anchors("child").constraints.map(text)
  }

  nonisolated static let attributes: [(@MainActor @Sendable () -> Anchors, String)] = [
    ({ Anchors.centerX.anchors }, "centerX"), ({ Anchors.leading.anchors }, "leading"),
    ({ Anchors.trailing.anchors }, "trailing"), ({ Anchors.left.anchors }, "left"),
    ({ Anchors.right.anchors }, "right"),
    ({ Anchors.centerXWithinMargins.anchors }, "centerXWithinMargins"),
    ({ Anchors.leadingMargin.anchors }, "leadingMargin"), ({ Anchors.trailingMargin.anchors }, "trailingMargin"),
    ({ Anchors.leftMargin.anchors }, "leftMargin"), ({ Anchors.rightMargin.anchors }, "rightMargin"),
    ({ Anchors.centerY.anchors }, "centerY"), ({ Anchors.top.anchors }, "top"), ({ Anchors.bottom.anchors }, "bottom"),
    ({ Anchors.firstBaseline.anchors }, "firstBaseline"), ({ Anchors.lastBaseline.anchors }, "lastBaseline"),
    ({ Anchors.centerYWithinMargins.anchors }, "centerYWithinMargins"), ({ Anchors.topMargin.anchors }, "topMargin"),
    ({ Anchors.bottomMargin.anchors }, "bottomMargin"), ({ Anchors.width.anchors }, "width"),
    ({ Anchors.height.anchors }, "height"),
  ]

  /// Without a relation, each attribute equals the superview's attribute.
  @Test(arguments: attributes.indices) func attribute(_ index: Int) {
    let (make, name) = Self.attributes[index]
    #expect(texts(make()) == ["child.\(name) == root.\(name)"])
  }

  @Test func composites() {
    let equal = { (names: [String]) in names.map { "child.\($0) == root.\($0)" } }
    #expect(texts(Anchors.horizontal.anchors) == equal(["leading", "trailing"]))
    #expect(texts(Anchors.vertical.anchors) == equal(["top", "bottom"]))
    #expect(texts(Anchors.allSides.anchors) == equal(["top", "bottom", "leading", "trailing"]))
    #expect(texts(Anchors.cap.anchors) == equal(["top", "leading", "trailing"]))
    #expect(texts(Anchors.shoe.anchors) == equal(["bottom", "leading", "trailing"]))
    #expect(texts(Anchors.size.anchors) == equal(["width", "height"]))
    #expect(texts(Anchors.center.anchors) == equal(["centerX", "centerY"]))
  }

  /// In version 2.x, composites are functions. Positive offsets point inward.
  @Test func compositeFunctions() {
    #expect(
      texts(Anchors.horizontal(offset: 8)) == [
        "child.leading == root.leading + 8", "child.trailing == root.trailing - 8",
      ])
    #expect(texts(Anchors.vertical(friend)) == ["child.top == friend.top", "child.bottom == friend.bottom"])
    #expect(
      texts(Anchors.cap(friend, offset: 2)) == [
        "child.top == friend.top + 2", "child.leading == friend.leading + 2", "child.trailing == friend.trailing - 2",
      ])
    #expect(texts(Anchors.shoe()).first == "child.bottom == root.bottom")
    #expect(texts(Anchors.size(width: 3, height: 4)) == ["child.width == 3", "child.height == 4"])
    #expect(texts(Anchors.size(CGSize(width: 5, height: 6))) == ["child.width == 5", "child.height == 6"])
    #expect(texts(Anchors.size(friend)) == ["child.width == friend.width", "child.height == friend.height"])
    #expect(
      texts(Anchors.center(friend, offsetX: 1, offsetY: 2)) == [
        "child.centerX == friend.centerX + 1", "child.centerY == friend.centerY + 2",
      ])
  }

  /// In a chain of attributes of one axis, a relation can specify a single attribute for all of them.
  @Test func chains() {
    #expect(
      texts(Anchors.leading.centerX.trailing.equalTo(friend, attribute: .leading)) == [
        "child.leading == friend.leading", "child.centerX == friend.leading", "child.trailing == friend.leading",
      ])
    #expect(texts(Anchors.top.vertical.anchors) == ["child.top == root.top", "child.bottom == root.bottom"])
  }

  /// In a chain of different types, each attribute is related to the same attribute of the other item.
  @Test func mixedChains() {
    #expect(
      texts(Anchors.top.leading.width.equalTo(friend, constant: 3)) == [
        "child.top == friend.top + 3", "child.leading == friend.leading + 3", "child.width == friend.width + 3",
      ])
    #expect(
      texts(Anchors.width.top.equalTo(constant: 9)) == ["child.width == 9", "child.top == root.top + 9"])
    #expect(
      texts(Anchors.centerX.size.equalToSuper()) == [
        "child.centerX == root.centerX", "child.width == root.width", "child.height == root.height",
      ])
    #expect(texts(Anchors.top.top.top.equalToSuper()) == ["child.top == root.top"])
  }

  /// All twenty attributes in one chain, in order.
  @Test func theLongestChain() {
    let all = Anchors.centerX.leading.trailing.centerXWithinMargins.leadingMargin.trailingMargin.left.right.leftMargin
      .rightMargin.centerY.top.bottom.firstBaseline.lastBaseline.centerYWithinMargins.topMargin.bottomMargin.width
      .height
    #expect(texts(all.anchors).count == 20)
    #expect(texts(all.anchors).last == "child.height == root.height")
  }

  // MARK: Relations

  @Test func positions() {
    #expect(texts(Anchors.top.equalTo(friend)) == ["child.top == friend.top"])
    #expect(texts(Anchors.top.equalTo(friend, attribute: .bottom)) == ["child.top == friend.bottom"])
    #expect(texts(Anchors.top.equalTo(friend, attribute: .bottom, constant: 4)) == ["child.top == friend.bottom + 4"])
    #expect(texts(Anchors.top.equalTo(friend.bottomAnchor, constant: 4)) == ["child.top == friend.bottom + 4"])
    #expect(texts(Anchors.bottom.equalTo(friend.topAnchor, inwardOffset: 4)) == ["child.bottom == friend.top - 4"])
    #expect(texts(Anchors.top.greaterThanOrEqualTo(friend, constant: -4)) == ["child.top >= friend.top - 4"])
    #expect(texts(Anchors.top.lessThanOrEqualTo("friend")) == ["child.top <= friend.top"])
    #expect(texts(Anchors.right.equalToSuper(inwardOffset: 4)) == ["child.right == root.right - 4"])
    #expect(texts(Anchors.left.greaterThanOrEqualToSuper(attribute: .centerX)) == ["child.left >= root.centerX"])
    #expect(texts(Anchors.left.lessThanOrEqualToSuper(constant: 1.5)) == ["child.left <= root.left + 1.5"])
    #expect(
      texts(Anchors.leading.equalTo(root.layoutMarginsGuide)).contains(
        "child.leading == UIViewLayoutMarginsGuide.leading"))
  }

  @Test(arguments: [
    ("left", 6.0), ("leading", 6), ("leftMargin", 6), ("leadingMargin", 6), ("centerX", 6), ("top", 6),
    ("topMargin", 6),
    ("firstBaseline", 6), ("lastBaseline", 6), ("centerY", 6), ("right", -6), ("trailing", -6), ("rightMargin", -6),
    ("trailingMargin", -6), ("bottom", -6), ("bottomMargin", -6),
  ])
  func inwardOffsets(_ name: String, _ constant: Double) {
    let all = Anchors.left.right.leading.trailing.leftMargin.rightMargin.leadingMargin.trailingMargin.centerX.top.bottom
      .topMargin.bottomMargin.firstBaseline.lastBaseline.centerY
    let sign = constant < 0 ? "-" : "+"
    #expect(texts(all.equalToSuper(inwardOffset: 6)).contains("child.\(name) == root.\(name) \(sign) 6"))
  }

  @Test func dimensions() {
    #expect(texts(Anchors.width.equalTo(constant: 44)) == ["child.width == 44"])
    #expect(texts(Anchors.width.greaterThanOrEqualTo(constant: 44)) == ["child.width >= 44"])
    #expect(texts(Anchors.height.lessThanOrEqualTo(constant: 44)) == ["child.height <= 44"])
    #expect(texts(Anchors.width.equalTo(friend, attribute: .height)) == ["child.width == friend.height"])
    #expect(texts(Anchors.width.equalTo(friend.heightAnchor, constant: 2)) == ["child.width == friend.height + 2"])
    #expect(texts(Anchors.height.equalTo(root).multiplier(0.5)) == ["child.height == 0.5 * root.height"])
    #expect(texts(Anchors.height.lessThanOrEqualToSuper(attribute: .width)) == ["child.height <= root.width"])
    #expect(texts(Anchors.width.multiplier(0.25)) == ["child.width == 0.25 * root.width"])
  }

  @Test func sizesAndCenters() {
    #expect(texts(Anchors.size.equalTo(width: 1, height: 2)) == ["child.width == 1", "child.height == 2"])
    #expect(
      texts(Anchors.size.lessThanOrEqualTo(CGSize(width: 1, height: 2))) == ["child.width <= 1", "child.height <= 2"])
    #expect(texts(Anchors.size.equalTo(constant: 7)) == ["child.width == 7", "child.height == 7"])
    #expect(
      texts(Anchors.size.equalToSuper(widthOffset: -8, heightOffset: 4)) == [
        "child.width == root.width - 8", "child.height == root.height + 4",
      ])
    #expect(
      texts(Anchors.size.equalTo(friend, widthOffset: 1)) == [
        "child.width == friend.width + 1", "child.height == friend.height",
      ])
    #expect(
      texts(Anchors.center.equalToSuper(yOffset: -10)) == [
        "child.centerX == root.centerX", "child.centerY == root.centerY - 10",
      ])
    #expect(
      texts(Anchors.center.equalTo("friend", xOffset: 3)) == [
        "child.centerX == friend.centerX + 3", "child.centerY == friend.centerY",
      ])
  }

  @Test func modifiers() {
    #expect(
      texts(Anchors.cap.equalToSuper(inwardOffset: 4).priority(.defaultLow).identifier("x").multiplier(2)) == [
        "child.top == 2 * root.top + 4 @250 'x'", "child.leading == 2 * root.leading + 4 @250 'x'",
        "child.trailing == 2 * root.trailing - 4 @250 'x'",
      ])
    #expect(texts(Anchors.top.priority(.init(600))) == ["child.top == root.top @600"])
    #expect(texts(Anchors.top.identifier("t").constant(5)) == ["child.top == root.top + 5 't'"])
    #expect(texts(Anchors.width.priority(.defaultLow).constant(5)) == ["child.width == 5 @250"])
  }

  // MARK: Builder

  @Test func conditionsAndLoops() {
    let (yes, no, choice) = (true, false, 1)
    let maybe: Anchors? = Anchors.height.equalTo(constant: 1)
    let anchors = Anchors {
      if yes { Anchors.top }
      if no { Anchors.bottom }
      if no { Anchors.left } else { Anchors.right }
      switch choice {
      case 1: Anchors.width.equalTo(constant: 1)
      default: Anchors.width.equalTo(constant: 2)
      }
      for priority in [Float(100), 200] { Anchors.width.equalTo(constant: 3).priority(.init(priority)) }
      maybe
      if #available(iOS 13, macOS 13, *) { Anchors.centerX }
    }
    #expect(
      texts(anchors) == [
        "child.top == root.top", "child.right == root.right", "child.width == 1", "child.width == 3 @100",
        "child.width == 3 @200", "child.height == 1", "child.centerX == root.centerX",
      ])
    #expect(texts(Anchors()).isEmpty)
  }
}
