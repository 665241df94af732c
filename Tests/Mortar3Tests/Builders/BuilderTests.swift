// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct BuilderTests {
  class Badge: UIView {
    let made: String
    override init(frame: CGRect) {
      made = "by frame"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Star: Badge {
    var points = 5
  }

  final class Named: UIView {
    let name: String
    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func everyViewClassAcceptsABlock() {
    let star = Star {
      $0.points += 1
      $0.tag = 3
    }
    #expect(star.points == 6 && star.made == "by frame" && star.tag == 3)
    #expect(type(of: UILabel { $0.text = "x" }) == UILabel.self)
    #expect(UISwitch { $0.isOn = true }.bounds.size == CGSize(width: 51, height: 31))
    #expect(UITableView { $0.rowHeight = 7 }.rowHeight == 7)
    #expect(UIHStack { $0.spacing = 2 }.axis == .horizontal)
    #expect(UIVStack { $0.spacing = 2 }.axis == .vertical)
    #expect(type(of: HStackView {}) == UIHStack.self)
  }

  @Test func customInitializersWorkWithConfigure() {
    let root = UIContainer {
      Named(name: "a").configure { $0.tag = 1 }
      Named(name: "b").configure { UILabel() }
    }
    #expect(root.subviews.compactMap { ($0 as? Named)?.name } == ["a", "b"])
    #expect(root.subviews[0].tag == 1)
    #expect(root.subviews[1].subviews.first is UILabel)
  }

  @Test func buttonTypes() {
    let button = UIButton(type: .system) { $0.setTitle("OK", for: .normal) }
    #expect(button.buttonType == .system && button.currentTitle == "OK")
    let empty = UIButton(type: .custom) { UIView { $0.tag = 9 } }
    #expect(empty.viewWithTag(9) != nil)
  }

  @Test(arguments: [0, 1, 2, 3])
  func controlFlow(_ count: Int) {
    let optional: UIView? = count == 3 ? UIView() : nil
    let root = UIContainer {
      if count > 0 { UIView { $0.tag = 1 } }
      if count > 1 {
        UIView { $0.tag = 2 }
      } else {
        UIView { $0.tag = 3 }
      }
      for index in 0..<count { UIView { $0.tag = 10 + index } }
      switch count {
      case 0: UIView { $0.tag = 20 }
      case 1: UIView { $0.tag = 21 }
      default:
        UIView { $0.tag = 22 }
        UIView { $0.tag = 23 }
      }
      optional
      [UILabel(), UILabel()].map { $0 as UIView }
      let name = "not a view"
      _ = name.count
      $0.alpha = 0.5
      if #available(iOS 15, *) { UIView { $0.tag = 30 } }
    }
    let tags = root.subviews.map(\.tag)
    let expected = [
      [3, 20, 0, 0, 30], [1, 3, 10, 21, 0, 0, 30], [1, 2, 10, 11, 22, 23, 0, 0, 30],
      [1, 2, 10, 11, 12, 22, 23, 0, 0, 0, 30],
    ]
    #expect(tags == expected[count])
    #expect(root.alpha == 0.5)
  }

  @Test func stackViewsArrangeSubviews() {
    let stack = UIVStack {
      UILabel()
      UILabel()
    }
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.subviews == stack.arrangedSubviews)
  }

  @Test func visualEffectViewsAddToTheirContentView() {
    let effect = UIVisualEffectView {
      $0.effect = UIBlurEffect(style: .regular)
      UILabel { $0.layout.edges == $0.parentLayout.edges }
    }
    #expect(effect.contentView.subviews.first is UILabel)
    effect.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    effect.layoutIfNeeded()
    #expect(effect.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func addsLayoutGuides() {
    let guide = UILayoutGuide()
    let root = UIContainer {
      guide
      UIView { $0.layout.left == guide.layout.right }
      guide.layout.topLeft == CGPoint(x: 5, y: 5)
      guide.layout.size == CGSize(width: 10, height: 10)
    }
    #expect(root.layoutGuides == [guide])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(root.subviews[0].frame.minX == 15)
  }

  /// Values that are not views are ignored. Views with the static type `Any` are added.
  @Test func otherExpressionsAreIgnored() {
    var names = ["a", "b"]
    let root = UIContainer {
      names.removeLast()
      UILabel() as Any
      $0.becomeFirstResponder()
    }
    #expect(names == ["a"])
    #expect(root.subviews.first is UILabel && root.subviews.count == 1)
  }

  @Test func emptyBlocks() {
    #expect(UIView {}.subviews.isEmpty)
    #expect(UIView().configure {}.subviews.isEmpty)
  }

  /// Views, statements and groups do not retain views that their owner has released.
  @Test func nothingLeaks() {
    weak var root: UIView?
    weak var label: UILabel?
    var group: MortarConstraintGroup?
    do {
      let made = UIContainer {
        $0.layoutReferenceId = "root"
        UILabel {
          label = $0
          $0.layoutReferenceId = "label"
          group = $0.layout.edges == $0.parentLayout.edges
          _ = group?.layoutConstraints
          $0.layout.width == $0.referencedLayout("root").width
        }
      }
      made.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      made.layoutIfNeeded()
      root = made
      #expect(label != nil)
    }
    #expect(root == nil)
    #expect(label == nil)
    #expect(group?.layoutConstraints.allSatisfy { $0.firstItem == nil } == true)
  }
}
