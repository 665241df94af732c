// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The same code as in Mortar3Tests/Readme, compiled in Swift 5 mode, like a user's file with a single import. The
// only differences are the module's name and changes that prevent two blocks from declaring the same name.

import Mortar3

// MARK: Block 1, the first example

class MyViewController: UIViewController {
  override func loadView() {
    view = UIContainer {
      $0.backgroundColor = .darkGray
      VStackView {
        $0.backgroundColor = .lightGray
        $0.layout.sides == $0.parentLayout.sideMargins
        $0.layout.centerY == $0.parentLayout.centerY
        UILabel {
          $0.layout.height == 44
          $0.text = "Hello, World!"
          $0.textColor = .red
          $0.textAlignment = .center
        }
        UIButton(type: .roundedRect) {
          $0.setTitle("Button", for: .normal)
          $0.handleEvents(.touchUpInside) { NSLog("touched \($0)") }
        }
      }
    }
  }
}

// MARK: Block 2, the builder's initializer in a custom class

class BuiltView: UIView {
  convenience init(@MortarAddSubviewsBuilder _ subviewBoxes: () -> [MortarAddViewBox]) {
    self.init(frame: .zero)
    MortarMainThreadLayoutStack.execute {
      process(subviewBoxes())
    }
  }
}

// MARK: Block 3, layout

@MainActor
enum LayoutBlock {
  static func make(_ expose: (UIView) -> Void) -> UIView {
    UIContainer {
      UIView {
        // `parentLayout` refers to the immediate ancestor
        $0.layout.centerY == $0.parentLayout.centerY
        // Multi-constraint guides in a single expression
        // (e.g. `sides` combines `leading` and `trailing`)
        $0.layout.sides == $0.parentLayout.sideMargins
        $0.layout.height == 10
        expose($0)
      }
      UIView {
        // You can equate to constants
        $0.layout.size == CGSize(width: 100, height: 100)
        // Inequalities are supported
        $0.layout.trailing == $0.parentLayout.trailing
        $0.layout.top == $0.parentLayout.top
        expose($0)
      }
      UIView {
        $0.layout.size == CGSize(width: 20, height: 20)
        // The expression returns a constraint group that you can modify
        let group = $0.layout.center == $0.parentLayout.center
        group.layoutConstraints.first?.constant += 20
        expose($0)
      }
    }
  }
}

// MARK: Block 4, reactive

final class ReactiveModel {
  private let mutableToggle = MutableProperty(false)
  private(set) lazy var toggleState = Property(mutableToggle)
  private(set) lazy var toggleStateAction = Action<Bool, Void, Never> { [mutableToggle] in mutableToggle.value = $0 }
  let someVoidPublisher = PassthroughSubject<Void, Never>()
  let someValuePublisher = PassthroughSubject<Int, Never>()
}

class ReactiveViewController: UIViewController {
  let model = ReactiveModel()
  var log: [String] = []

  override func loadView() {
    view = UIContainer {
      UISwitch {
        // UIControl events can trigger CombineEx Actions with the given input value.
        $0.handleEvents(.valueChanged, model.toggleStateAction) { $0.isOn }
      }
      UILabel {
        // Publishers can be bound to any compatible keypath.
        $0.bind(\.text) <~ model.toggleState.map { "Toggle is \($0)" }
        // Publishers from the model can be sunk directly in the view hierarchy
        // when their new value needs to perform some complex task with the view.
        // The `view` block parameter refers to the anonymous $0 receiving view
        $0.sink(model.someVoidPublisher) { view in
          // Void publishers
          self.log.append("void \(view.text ?? "")")
        }
        $0.sink(model.someValuePublisher) { view, value in
          // Value publishers
          self.log.append("value \(value) \(view.text ?? "")")
        }
      }
    }
  }
}

// MARK: Blocks 5 and 6, a managed table

private struct SimpleTextRowModel: ManagedTableViewCellModel {
  typealias Cell = SimpleTextRowCell
  let text: String
  // ... other immutable properties ...
}

private final class SimpleTextRowCell: UITableViewCell, ManagedTableViewCell {
  typealias Model = SimpleTextRowModel
  // The ManagedTableViewCell provides an internal `model` publisher
  // that emits its corresponding model value (updated when the cell
  // is reused.)
  func configureView() {
    contentView.configure {
      UILabel {
        $0.layout.edges == $0.parentLayout.edges
        $0.layout.height == 30
        $0.bind(\.text) <~ self.model.map(\.text)
      }
    }
  }
}

class BasicManagedTableViewController: UIViewController {
  override func loadView() {
    view = UIContainer {
      $0.backgroundColor = .white
      ManagedTableView {
        $0.layout.edges == $0.parentLayout.edges
        $0.sections <~ Property(value: [self.makeSection()])
      }
    }
  }

  private func makeSection() -> ManagedTableViewSection {
    ManagedTableViewSection(
      rows: [
        SimpleTextRowModel(text: "Simple row 1"),
        SimpleTextRowModel(text: "Simple row 2"),
        SimpleTextRowModel(text: "Simple row 3"),
      ]
    )
  }
}
