// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The README's code blocks about view hierarchies and creation, in the README's order.

import Mortar
import Testing

@MainActor @Suite struct ReadmeHierarchyTests {
  let root = UIView(frame: rect(0, 0, 400, 300))
  let backgroundView = UIView()
  let myCoolPanel = UIView()
  let nameLabel = UILabel()
  let nameField = UIView()
  let view1 = UIView(frame: rect(0, 0, 200, 100))

  @Test func visualViewHierarchyCreation() {
    self.root |+| [
      backgroundView,
      myCoolPanel |+| [
        nameLabel,
        nameField,
      ],
    ]
    #expect(root.subviews == [backgroundView, myCoolPanel])
    #expect(myCoolPanel.subviews == [nameLabel, nameField])
  }

  @Test func visualViewHierarchyCreationReversed() {
    self.root |^| [
      myCoolPanel |^| [  // myCoolPanel is added second and
        nameField,  // is therefore on top of backgroundView
        nameLabel,
      ],
      backgroundView,
    ]
    #expect(root.subviews == [backgroundView, myCoolPanel])
    #expect(myCoolPanel.subviews == [nameLabel, nameField])
  }

  class MyController: UIViewController {

    // Instantiation/configuration
    let myLabel = UILabel.create {
      $0.text = "Some Text"
      $0.textAlignment = .center
      $0.textColor = .red
    }

    // UIViews can use the immediate init block
    let myButton = UIButton {
      $0.setTitle("Hello", for: .normal)
    }

    override func viewDidLoad() {
      super.viewDidLoad()

      // Hierarchy
      self.view |+| [
        myLabel,
        myButton,
      ]

      // Layout
      myLabel.m_top |=| self.view
      myLabel.m_centerX |=| self.view
      myButton.m_width |=| myLabel
    }
  }

  @Test func initializingNSObjectAtCreation() {
    let controller = MyController()
    controller.view.frame = rect(0, 0, 400, 300)
    controller.view.layoutIfNeeded()
    let (label, button) = (controller.myLabel, controller.myButton)
    #expect(controller.view.subviews == [label, button])
    #expect(label.text == "Some Text" && label.textAlignment == .center && label.textColor == .red)
    #expect(button.title(for: .normal) == "Hello")
    // The label is centered at the top, with the size of its text. The button has the same width.
    #expect(label.frame.minY == 0)
    #expect(isNear(label.frame.width, label.intrinsicContentSize.width))
    // Edges are rounded to pixels, a third of a point apart.
    #expect(abs(label.frame.midX - 200) < 0.17)
    #expect(isNear(button.frame.width, label.frame.width))
  }

  @Test func combiningHierarchyAndLayout() {
    view1 |+| [
      UILabel.create {
        // This is OK in Mortar 2.0.0; the constraint will not
        // activate until after the outer-most |+| executes.
        $0.m_width |=| view1
      }
    ]
    view1.layoutIfNeeded()
    #expect(view1.subviews.map(\.frame.width) == [200])
  }

  struct ViewModel {
    let helloText = "Hello"
    let worldText = "World"
  }

  /// The README's last block closes with `]` and uses ReactiveSwift. Here, its reactive lines are plain assignments.
  @Test func combiningHierarchyAndLayoutBuilder() throws {
    let (view, viewModel) = (root, ViewModel())
    view |+| { view in
      UIStackView {
        $0.spacing = 1
        $0.axis = .vertical
        $0.m_width |=| view
      } |+| { stack in
        UILabel {
          $0.text = viewModel.helloText
          $0.m_height |=| stack ! .low
        }
        UILabel {
          $0.text = "World"
          $0.m_height |=| stack ! .low
          $0.text = viewModel.worldText
        }
        UIButton {
          $0.isEnabled = false
        }
      }
    }
    view.layoutIfNeeded()
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.map { "\(type(of: $0))" } == ["UILabel", "UILabel", "UIButton"])
    #expect(stack.frame.width == 400)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [400, 400, 400])
  }

  /// In the README's original code, each label must be as tall as the stack view that contains it, plus a gap of 1.
  /// These constraints conflict, but the statements are still created and activated.
  @Test func combiningHierarchyAndLayoutBuilderAsWritten() {
    let stack = UIStackView {
      $0.spacing = 1
      $0.axis = .vertical
    }
    var made: [MortarConstraint] = []
    root |+| {
      stack |+| { stack in
        UILabel { made.append($0.m_height |=| stack) }
        UILabel { made.append($0.m_height |=| stack) }
      }
    }
    #expect(
      made.layoutConstraints.allSatisfy { $0.isActive && $0.secondItem === stack && $0.firstAttribute == .height })
  }
}
