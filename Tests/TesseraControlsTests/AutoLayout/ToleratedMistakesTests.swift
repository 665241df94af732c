// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Mistakes that iOS tolerates. Layout continues and at most logs a message.
@MainActor @Suite struct ToleratedMistakesTests {
  private let limitText = "exceeds internal limits.  A smaller value will be substituted"

  private func mentions(_ words: String, _ result: ExitTest.Result?) -> Bool {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } ?? false
  }

  /// The box's top edge is at 12, so a left edge that equals this top edge is also at 12.
  @Test func leftEdgesCanFollowTopEdges() {
    let root = makeRoot()
    let (box, other) = (addBox(to: root), addBox(to: root))
    activate(
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
      NSLayoutConstraint(
        item: other, attribute: .left, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: other, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
        constant: 3))
    root.layoutIfNeeded()
    #expect(other.frame.minX == 12)
    // Half of the root's centerX of 100, plus 3.
    #expect(other.frame.maxY == 53)
  }

  @Test func anInfiniteBound() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = makeRoot()
        let box = addBox(to: root)
        activate(
          box.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
          box.widthAnchor.constraint(equalToConstant: 40).at(10),
          box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: -.greatestFiniteMagnitude),
          box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).at(10))
        root.layoutIfNeeded()
        precondition(box.frame.minX == 7 && box.frame.width == 40)
      }
    }
    #expect(mentions("with a constant that " + limitText, result))
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).count(of: limitText) } == 1)
  }

  @Test func theSubstituteCanBeRead() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1e300)
    #expect(constraint.constant == 1e9)
    constraint.constant = -1e300
    #expect(constraint.constant == -1e9)
    constraint.constant = 5
    #expect(constraint.constant == 5)
    let view = UIView()
    #expect(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1e300).multiplier == 1e6)
  }

  /// For an infinite spacing, a large finite spacing is substituted. All frames stay finite, and the labels keep
  /// their heights.
  @Test(arguments: UIStackView.Distribution.allForTests)
  func infiniteSpacing(_ distribution: UIStackView.Distribution) {
    let root = makeRoot()
    let labels = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = adopt(UIStackView(arrangedSubviews: labels), root)
    stack.distribution = distribution
    stack.spacing = .greatestFiniteMagnitude
    activate(
      stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    for label in labels {
      #expect(label.frame.minX.isFinite && label.frame.width.isFinite)
      #expect(label.frame.height == labels[0].intrinsicContentSize.height)
    }
    stack.spacing = 4
    root.layoutIfNeeded()
    #expect(stack.frame.width < 200)
  }

  @Test func aSegmentedControlWithoutSegments() {
    let control = UISegmentedControl(items: [])
    control.sizeToFit()
    control.setTitle("x", forSegmentAt: 3)
    control.setWidth(20, forSegmentAt: 0)
    control.removeSegment(at: 2, animated: false)
    #expect(control.titleForSegment(at: 5) == nil)
    #expect(control.frame.height == 32)
    control.insertSegment(withTitle: "One", at: 9, animated: false)
    #expect(control.titleForSegment(at: 5) == "One")
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}

extension UIStackView.Distribution {
  fileprivate static let allForTests: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
}
