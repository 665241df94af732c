// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// Behavior that SwiftLayout's test suite and other packages rely on.
@MainActor @Suite struct PublishedBehaviorTests {
  private final class CountingView: UIView {
    private(set) var added: [UIView] = []

    override func addSubview(_ view: UIView) {
      added.append(view)
      super.addSubview(view)
    }
  }

  /// A forced update adds all views again in order. Other updates add only missing views.
  @Test func forcedUpdatesAddViewsAgain() {
    let root = CountingView(frame: CGRect(0, 0, 100, 100))
    let (a, b, other) = (makeView("a"), makeView("b"), makeView("other"))
    func content() -> some Layout {
      root.sl.sublayout {
        a
        b
      }
    }
    let activation = content().active()
    #expect(root.added == [a, b])
    content().update(fromActivation: activation, mode: .normal)
    #expect(root.added == [a, b])
    root.insertSubview(other, at: 2)
    content().update(fromActivation: activation, mode: .forced)
    #expect(root.added == [a, b, a, b])
    #expect(root.subviews == [other, a, b])
  }

  /// After the constraints are removed and added again, an earlier updater affects the new constraints.
  @Test func updatersReachLaterConstraints() {
    let root = makeRoot()
    let a = makeView("a")
    func content(_ isOn: Bool) -> some Layout {
      root.sl.sublayout {
        a.sl.anchors {
          if isOn { Anchors.height.equalTo(constant: 10).identifier("height") }
        }
      }
    }
    let activation = content(true).active()
    let updater = activation.anchors("height")
    #expect(updater.constraints.map(text) == ["a.height == 10 'height'"])
    content(false).update(fromActivation: activation)
    #expect(updater.constraints.isEmpty)
    content(true).update(fromActivation: activation)
    updater.update(constant: 30)
    #expect(constraintTexts(root) == ["a.height == 30 'height'"])
  }

  /// The updater retains neither views nor constraints.
  @Test func updatersOfReleasedActivations() {
    let root = makeRoot()
    let a = makeView("a")
    var activation: Activation? = root.sl.sublayout { a.sl.anchors { Anchors.height.equalTo(constant: 10) } }.active()
    let updater = activation?.anchors("a")
    #expect(updater?.constraints.count == 1)
    activation = nil
    #expect(updater?.constraints.isEmpty == true)
    updater?.update(constant: 3)
  }

  /// The expressions' explicit types contain the attribute types.
  @Test func expressionTypes() {
    let size: AnchorsExpression<AnchorsDimensionAttribute> = Anchors.width.height
    let x: AnchorsExpression<AnchorsXAxisAttribute> = Anchors.leading.trailing
    let y: AnchorsExpression<AnchorsYAxisAttribute> = Anchors.top
    let older: AnchorsExpression<AnchorsDimension> = size
    let root = makeRoot()
    let a = makeView("a")
    let activation = root.sl.sublayout {
      a.sl.anchors {
        older.equalTo(constant: 4)
        x.equalToSuper()
        y.equalToSuper(constant: 1)
      }
    }.active()
    #expect(
      activation.anchors("a").constraints.map(text) == [
        "a.width == 4", "a.height == 4", "a.leading == root.leading", "a.trailing == root.trailing",
        "a.top == root.top + 1",
      ])
  }
}
