// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// The view trees, constraints and guides that each layout type creates.
@MainActor @Suite struct LayoutTests {
  let root = makeRoot()
  let views = "abcdefghijklmnop".map { makeView(String($0)) }

  @LayoutBuilder private func choice(_ number: Int) -> some Layout {
    root.sublayout {
      switch number {
      case 0: views[0]
      case 1: views[1].anchors { Anchors.cap }
      default: EmptyLayout()
      }
    }
  }

  @Test func switches() {
    let activation = choice(0).active()
    #expect(tree(root) == "root(a)")
    choice(1).update(fromActivation: activation)
    #expect(tree(root) == "root(b)")
    choice(2).update(fromActivation: activation)
    #expect(tree(root) == "root")
  }

  @Test func supportedExpressions() {
    let (none, some, yes): (UIView?, UIView?, Bool) = (nil, views[1], true)
    let layout: OptionalLayout<AnyLayout>? = nil
    root.sublayout {
      views[0]
      none
      some
      layout
      if yes { views[2] } else { views[3] }
      if !yes { views[4] }
      for view in views[5..<8] { view }
      if #available(iOS 13, macOS 13, *) { views[8] }
      views[9].eraseToAnyLayout()
      views[10].anyLayout
      GroupLayout { views[11] }
    }.finalActive()
    #expect(tree(root) == "root(a, b, c, f, g, h, i, j, k, l)")
  }

  @Test func moreViewsThanTheTupleLimit() {
    root.sublayout {
      views[0]; views[1]; views[2]; views[3]; views[4]; views[5]; views[6]; views[7]; views[8]; views[9]; views[10]
      views[11]; views[12]; views[13]; views[14]; views[15]
    }.finalActive()
    #expect(root.subviews == views)
  }

  struct Header: ModularLayout {
    let title: UIView
    let detail: UIView?

    var layout: some Layout {
      title.sl.anchors { Anchors.cap }
      detail
    }
  }

  @Test func modules() {
    root.sl.sublayout {
      Header(title: views[0], detail: views[1])
      Header(title: views[2], detail: nil)
    }.finalActive()
    #expect(tree(root) == "root(a, b, c)")
    #expect(constraintTexts(root).count == 6)
  }

  final class Log {
    var entries: [String] = []
  }

  struct Watched: ModularLayout {
    let view: UIView
    let log: Log

    var layout: some Layout { view }

    func layoutWillActivate() { log.entries.append("will, \(view.superview == nil ? "outside" : "inside")") }
    func layoutDidActivate() { log.entries.append("did, \(view.superview == nil ? "outside" : "inside")") }
  }

  @Test func modulesReceiveActivationCallbacks() {
    let log = Log()
    let layout = root.sublayout { Watched(view: views[0], log: log) }
    let activation = layout.active()
    #expect(log.entries == ["will, outside", "did, inside"])
    layout.update(fromActivation: activation)
    #expect(log.entries.suffix(2) == ["will, inside", "did, inside"])
  }

  /// One layout mixes the APIs of both SwiftLayout generations.
  @Test func bothSpellings() {
    let four = views[4]
    root.sl.sublayout {
      views[0].sl.anchors { Anchors.cap }.sublayout { views[1].sl.identifying("one") }
      views[2].anchors { Anchors.cap() }.sublayout { views[3].identifying("three") }
      four { views[5] }
    }.finalActive()
    #expect(tree(root) == "root(a(one), c(three), e(f))")
    #expect(Set(constraintTexts(root).map { $0.dropFirst() }).count == 3)
  }

  /// Repeated calls accumulate: anchors are added to earlier anchors, and subviews to earlier subviews.
  @Test func callsAccumulate() {
    let base = views[0].anchors { Anchors.top }
    root.sublayout {
      base.anchors { Anchors.leading }.sublayout { views[1] }.sublayout { views[2] }.anchors { Anchors.bottom }
    }.finalActive()
    #expect(tree(root) == "root(a(b, c))")
    #expect(constraintTexts(root) == ["a.top == root.top", "a.leading == root.leading", "a.bottom == root.bottom"])
    // A layout is a value, so adding to a copy does not change `base`.
    root.sublayout { base }.finalActive()
    #expect(constraintTexts(root).filter { $0 == "a.leading == root.leading" }.count == 1)
  }

  @Test func onActivateRunsEachTime() {
    var calls: [String] = []
    let layout = root.sublayout {
      views[0].sl.onActivate { _ in calls.append("first") }.onActivate {
        calls.append($0.accessibilityIdentifier ?? "")
      }
    }
    #expect(calls.isEmpty)
    let activation = layout.active()
    #expect(calls == ["a"])
    layout.update(fromActivation: activation)
    #expect(calls == ["a", "a"])
  }

  @Test func rootsKeepTheirAutoresizingMasks() {
    root.sublayout { views[0].sublayout { views[1] } }.finalActive()
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    #expect(!views[1].translatesAutoresizingMaskIntoConstraints)
  }

  // MARK: Guides

  @Test func guides() {
    let guide = UILayoutGuide()
    root.sublayout {
      guide.sl.identifying("guide").anchors {
        Anchors.leading.vertical
        Anchors.width.equalTo(constant: 50)
      }
      views[0].anchors {
        Anchors.leading.equalTo("guide", attribute: .trailing)
        Anchors.trailing.vertical
      }
    }.finalActive()
    #expect(guide.owningView === root)
    root.layoutIfNeeded()
    // The guide takes 50 of 200 points, and the view takes the rest.
    #expect(guide.layoutFrame == CGRect(0, 0, 50, 100))
    #expect(views[0].frame == CGRect(50, 0, 150, 100))
  }

  @Test func addsAndRemovesGuides() {
    let (guide, other) = (UILayoutGuide(), UILayoutGuide())
    other.identifier = "other"
    let activation = root.sublayout {
      guide; other
    }.active()
    #expect(root.layoutGuides == [guide, other])
    #expect(activation.layoutGuideForIdentifier("other") === other)
    root.sublayout { other }.update(fromActivation: activation)
    #expect(root.layoutGuides == [other])
    activation.deactive()
    #expect(root.layoutGuides.isEmpty)
  }

  /// The layout does not remove layout guides that UIKit created.
  @Test func keepsSystemGuides() {
    let margins = root.layoutMarginsGuide
    let activation = root.sublayout {
      margins.sl.anchors { Anchors.width.greaterThanOrEqualTo(constant: 10) }
    }.active()
    activation.deactive()
    #expect(margins.owningView === root)
  }

  // MARK: Stack views and hosts

  @Test func stackViewsArrangeSubviews() {
    let stack = UIStackView(frame: CGRect(0, 0, 40, 80))
    stack.axis = .vertical
    stack.distribution = .fillEqually
    let layout = { (shows: Bool) in
      stack.sublayout {
        views[0]
        GroupLayout(option: .isNotArranged) { views[1].anchors { Anchors.size.equalTo(width: 4, height: 4) } }
        if shows { views[2] }
        views[3]
      }
    }
    let activation = layout(true).active(mode: .forced)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[3]])
    #expect(stack.subviews == [views[0], views[1], views[2], views[3]])
    layout(false).update(fromActivation: activation, forceLayout: true)
    #expect(stack.arrangedSubviews == [views[0], views[3]])
    // Two views share 80 points equally.
    #expect([views[0], views[3]].map(\.frame.height) == [40, 40])
    layout(true).update(fromActivation: activation)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[3]])
    #expect(stack.subviews == [views[0], views[1], views[2], views[3]])
  }

  @Test func stackViewsFollowLayoutOrder() {
    let stack = UIStackView()
    let layout = { (order: [Int]) in stack.sublayout { for index in order { views[index] } } }
    let activation = layout([0, 1, 2, 3]).active()
    for order in [[1, 2, 3, 0], [3, 2, 1, 0], [0, 2], [2, 0, 1], [0, 1, 2, 3]] {
      layout(order).update(fromActivation: activation)
      #expect(stack.arrangedSubviews == order.map { views[$0] })
      #expect(stack.subviews == order.map { views[$0] })
    }
  }

  @Test func anArrangedViewCanStopBeingArranged() {
    let stack = UIStackView()
    let layout = { (option: LayoutOption) in stack.sublayout { GroupLayout(option: option) { views[0] } } }
    let activation = layout(.none).active()
    #expect(stack.arrangedSubviews == [views[0]])
    layout(.isNotArranged).update(fromActivation: activation)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [views[0]])
  }

  /// A view that, like a visual effect view, adds its subviews to a content view.
  final class EffectView: UIView, LayoutSubviewHosting {
    let contentView = makeView("content")
    var layoutSubviewHost: UIView { contentView }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func subviewsGoIntoTheContentView() {
    let effect = EffectView()
    effect.accessibilityIdentifier = "effect"
    let guide = UILayoutGuide()
    root.sublayout {
      effect.sublayout {
        views[0].anchors { Anchors.top }
        guide
      }
    }.finalActive()
    #expect(tree(root) == "root(effect(content(a)))")
    #expect(constraintTexts(root) == ["a.top == content.top"])
    #expect(guide.owningView === effect.contentView)
  }
}
