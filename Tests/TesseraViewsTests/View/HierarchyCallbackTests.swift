// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct HierarchyCallbackTests {
  private final class Parent: UIView {
    var left: [UIView] = []
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      #expect(subview.superview === self && subviews.contains(subview), "the subview is not removed yet")
      left.append(subview)
    }
  }

  /// "Called when the subview's superview changes or when the subview is removed from the view hierarchy completely."
  @Test func notifiesTheOldSuperviewOfMovedSubviews() {
    let (old, new, child) = (Parent(), Parent(), UIView())
    old.addSubview(child)
    #expect(old.left.isEmpty)
    new.addSubview(child)
    #expect(old.left == [child] && new.left.isEmpty && new.subviews == [child] && old.subviews.isEmpty)
    // Moving a subview within its superview is not a superview change.
    new.addSubview(child)
    new.insertSubview(child, at: 0)
    #expect(new.left.isEmpty)
    child.removeFromSuperview()
    #expect(new.left == [child])
  }

  @Test func decodedLabelsAndImageViewsMatchOthers() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let label = try #require(UILabel(coder: coder))
    #expect(label.contentMode == .redraw && !label.isUserInteractionEnabled)
    #expect(try !#require(UIImageView(coder: coder)).isUserInteractionEnabled)
  }

  /// A constraint refers to a box with a flexible width, 40 of its superview's 100 points. The box's width changes
  /// with the superview's only if the superview resizes its subviews.
  @Test func subviewsInConstraintsKeepTheirFramesIfTheSuperviewDoesNotResizeThem() {
    let root = makeRoot(100, 100)
    let box = UIView(frame: CGRect(10, 10, 40, 20))
    box.autoresizingMask = .flexibleWidth
    root.addSubview(box)
    let below = addBox(to: root)
    activate(
      below.topAnchor.constraint(equalTo: box.bottomAnchor), below.leftAnchor.constraint(equalTo: root.leftAnchor),
      below.widthAnchor.constraint(equalTo: box.widthAnchor), below.heightAnchor.constraint(equalToConstant: 5))
    root.layoutIfNeeded()
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(10, 10, 90, 20) && below.frame == CGRect(0, 30, 90, 5))
    root.autoresizesSubviews = false
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(10, 10, 90, 20) && below.frame == CGRect(0, 30, 90, 5))
    root.autoresizesSubviews = true
    root.frame.size.width = 210
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(10, 10, 100, 20))
  }
}
