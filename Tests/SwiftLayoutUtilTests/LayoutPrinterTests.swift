// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayoutUtil
import Testing

/// The printers from SwiftLayout's README. The expected trees are derived from the layouts.
@MainActor @Suite struct LayoutPrinterTests {
  let root = UIView().config { $0.accessibilityIdentifier = "root" }
  let child = UIView().config { $0.accessibilityIdentifier = "child" }
  let friend = UIView().config { $0.accessibilityIdentifier = "friend" }

  @Test func printsATree() {
    let layout = root.sublayout {
      child.anchors { Anchors.cap() }
      friend.sublayout { UIView().config { $0.accessibilityIdentifier = "inner" } }
    }
    #expect(
      LayoutPrinter(layout).description == """
        ViewLayout - view: root
        └─ TupleLayout
           ├─ ViewLayout - view: child
           └─ ViewLayout - view: friend
              └─ ViewLayout - view: inner
        """)
  }

  @Test func printsATreeWithAnchors() {
    let layout = root.sublayout {
      child.anchors {
        Anchors.leading.equalToSuper(constant: 10)
        Anchors.height.equalTo(constant: 80)
      }
      friend.anchors {
        Anchors.bottom.lessThanOrEqualTo(child, attribute: .top, inwardOffset: 2).priority(.defaultLow)
        Anchors.width.multiplier(0.5).identifier("half")
      }.sublayout { UIView().config { $0.accessibilityIdentifier = "inner" } }
    }
    #expect(
      LayoutPrinter(layout, withAnchors: true).description == """
        ViewLayout - view: root
        └─ TupleLayout
           ├─ ViewLayout - view: child
           │        .leading == superview.leading + 10.0
           │        .height == + 80.0
           └─ ViewLayout - view: friend
              │     .bottom <= child.top - 2.0 @250.0
              │     .width == superview.width x 0.5 (identifier: half)
              └─ ViewLayout - view: inner
        """)
  }

  struct Part: ModularLayout {
    let view: UIView
    var layout: some Layout { view }
  }

  @Test func everyLayoutType() {
    let (yes, maybe) = (true, Optional(friend))
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    let layout = root.sublayout {
      if yes { child } else { friend }
      maybe
      for view in [child, friend] { view }
      Part(view: child)
      guide
      GroupLayout(option: .isNotArranged) { child }
      child.eraseToAnyLayout()
      EmptyLayout()
    }
    #expect(
      LayoutPrinter(layout).description == """
        ViewLayout - view: root
        └─ TupleLayout
           ├─ ConditionalLayout
           │  └─ ViewLayout - view: child
           ├─ OptionalLayout
           │  └─ ViewLayout - view: friend
           ├─ ArrayLayout
           │  ├─ ViewLayout - view: child
           │  └─ ViewLayout - view: friend
           ├─ Part
           │  └─ ViewLayout - view: child
           ├─ GuideLayout - layoutGuide: guide
           ├─ GroupLayout - option: isNotArranged
           │  └─ ViewLayout - view: child
           ├─ AnyLayout
           │  └─ ViewLayout - view: child
           └─ EmptyLayout
        """)
  }

  @Test func unnamedViews() {
    let view = UILabel()
    let text = LayoutPrinter(view.anchors {}).description
    #expect(text.hasPrefix("ViewLayout - view: 0x"))
    #expect(text.hasSuffix(":UILabel"))
  }
}
