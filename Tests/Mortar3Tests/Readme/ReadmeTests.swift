// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests the results of the README's code blocks. Each test states how its expected frames are calculated.

import Mortar3
import Testing

@Suite @MainActor
struct ReadmeTests {
  /// Sets the size of a controller's view, lays the view out and returns it.
  private func show(_ controller: UIViewController, width: CGFloat = 320, height: CGFloat = 480) -> UIView {
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    controller.view.layoutIfNeeded()
    return controller.view
  }

  @Test func firstExample() throws {
    let view = show(MyViewController())
    #expect(view.backgroundColor == .darkGray)
    let stack = try #require(view.subviews.first as? UIStackView)
    let label = try #require(stack.arrangedSubviews.first as? UILabel)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    // The view of a view controller has margins of 16 on the left and right. The label is 44 high and the system
    // button 30, 74 in total, centered at (480 - 74) / 2 = 203. Both fill the stack view's width.
    #expect(stack.frame == CGRect(x: 16, y: 203, width: 288, height: 74))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 288, height: 44))
    #expect(button.frame == CGRect(x: 0, y: 44, width: 288, height: 30))
    #expect(label.text == "Hello, World!")
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(button.currentTitle == "Button")
    button.sendActions(for: .touchUpInside)
  }

  @Test func customInitializerWithBuilder() {
    var label: UILabel?
    let view = BuiltView {
      UILabel {
        $0.layout.edges == $0.parentLayout.edges
        label = $0
      }
    }
    view.frame = CGRect(x: 0, y: 0, width: 70, height: 20)
    view.layoutIfNeeded()
    #expect(view.subviews == [label].compactMap { $0 })
    #expect(label?.frame == view.bounds)
  }

  @Test func layoutBlock() {
    var views: [UIView] = []
    let root = LayoutBlock.make { views.append($0) }
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    root.layoutIfNeeded()
    // A view without a controller has margins of 8. The y-coordinate is (200 - 10) / 2 = 95.
    #expect(views[0].frame == CGRect(x: 8, y: 95, width: 284, height: 10))
    // The view is 100 wide, at the trailing edge of 300.
    #expect(views[1].frame == CGRect(x: 200, y: 0, width: 100, height: 100))
    // The center position results in (140, 90). The first constraint of the group, the horizontal one, is offset by
    // 20.
    #expect(views[2].frame == CGRect(x: 160, y: 90, width: 20, height: 20))
  }

  @Test func reactiveBlock() throws {
    let controller = ReactiveViewController()
    let view = show(controller)
    let toggle = try #require(view.subviews.first as? UISwitch)
    let label = try #require(view.subviews.last as? UILabel)
    #expect(label.text == "Toggle is false")
    toggle.isOn = true
    #expect(label.text == "Toggle is false")
    toggle.sendActions(for: .valueChanged)
    #expect(controller.model.toggleState.value)
    #expect(label.text == "Toggle is true")
    controller.model.someVoidPublisher.send()
    controller.model.someValuePublisher.send(7)
    #expect(controller.log == ["void Toggle is true", "value 7 Toggle is true"])
  }

  @Test func managedTable() throws {
    let view = show(BasicManagedTableViewController())
    let table = try #require(view.subviews.first as? ManagedTableView)
    #expect(table.frame == view.bounds)
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
    let texts = table.visibleCells.map { ($0.contentView.subviews.first as? UILabel)?.text }
    #expect(texts == ["Simple row 1", "Simple row 2", "Simple row 3"])
    // The label is 30 points high and fills the content view. As in every table, the row is one pixel taller because
    // of its separator.
    let row = 30 + 1 / table.traitCollection.displayScale
    #expect(zip(table.visibleCells.map(\.frame.minY), [0, row, 2 * row]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(table.visibleCells.map(\.contentView.frame.height) == [30, 30, 30])
    #expect(table.visibleCells.allSatisfy { abs($0.frame.height - row) < 1e-6 })
  }
}
