// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import Testing

@MainActor @Suite struct CreationTests {
  class Overriding: UIView {
    let seen: CGRect
    var extra = 3
    override init(frame: CGRect) {
      seen = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Below: Overriding { let word = "kept" }
  /// As in a table view, the designated initializer has more parameters, and `init(frame:)` is a convenience
  /// initializer.
  final class Styled: UIView {
    let style: Int
    init(frame: CGRect, style: Int) {
      self.style = style
      super.init(frame: frame)
    }
    convenience override init(frame: CGRect) { self.init(frame: frame, style: 5) }
    required init?(coder: NSCoder) { nil }
  }
  final class Plain: UIView { var number = 7 }
  final class Model: NSObject {
    var name = "none"
    override init() { super.init() }
  }

  @Test func everyViewClassAcceptsAClosure() {
    #expect(UIView { $0.tag = 1 }.tag == 1)
    #expect(UILabel { $0.text = "a" }.text == "a")
    #expect(UIButton { $0.setTitle("b", for: .normal) }.title(for: .normal) == "b")
    #expect(UIImageView { $0.contentMode = .center }.contentMode == .center)
    #expect(UISwitch { $0.isOn = true }.isOn)
    #expect(UIStackView { $0.axis = .vertical }.axis == .vertical)
    #expect(UIScrollView { $0.tag = 2 }.tag == 2)
    #expect(UITableView { $0.tag = 3 }.tag == 3)
    #expect(UIWindow { $0.tag = 4 }.tag == 4)
  }

  @Test func subclassesUseTheirOwnInitializers() {
    let view = Overriding { $0.extra += 1 }
    #expect(view.seen == .zero && view.extra == 4)
    let below = Below { $0.extra += 2 }
    #expect(type(of: below) == Below.self && below.word == "kept" && below.extra == 5)
    #expect(Plain { $0.number += 1 }.number == 8)
    #expect(Styled { $0.tag = 1 }.style == 5)
    #expect(Styled.create { $0.tag = 1 }.style == 5)
  }

  @Test func createWorksForAnyObject() {
    #expect(UILabel.create { $0.text = "a" }.text == "a")
    #expect(Below.create { $0.extra = 1 }.extra == 1)
    #expect(Model.create { $0.name = "m" }.name == "m")
    #expect(NSMutableParagraphStyle.create { $0.lineSpacing = 4 }.lineSpacing == 4)
    #expect(UIViewController.create { $0.title = "t" }.title == "t")
    #expect(UILabel.m_create { $0.text = "1.x" }.text == "1.x")
  }

  @Test func also() {
    let label = UILabel().also { $0.text = "a" }.also { $0.tag = 9 }
    #expect(label.text == "a" && label.tag == 9)
  }
}
