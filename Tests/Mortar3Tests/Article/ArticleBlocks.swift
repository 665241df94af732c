// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The code in the article Mortar3.md, written as in a user's file.

import Mortar3

final class GreetingViewController: UIViewController {
  override func loadView() {
    view = UIContainer {
      $0.backgroundColor = .systemBackground

      UIVStack {
        $0.layout.sides == $0.parentLayout.sideMargins
        $0.layout.centerY == $0.parentLayout.centerY

        UILabel {
          $0.layout.height == 44
          $0.text = "Hello, World!"
        }
        UIButton(type: .roundedRect) {
          $0.setTitle("Button", for: .normal)
          $0.handleEvents(.touchUpInside) { button in print("touched \(button)") }
        }
      }
    }
  }
}

@MainActor
enum ArticleBlocks {
  static func list(of names: [String]) -> UIVStack {
    UIVStack {
      for name in names { UILabel { $0.text = name } }
      if names.isEmpty { UILabel { $0.text = "Nobody is here." } }
    }
  }

  /// Returns a view whose width is half its parent's width plus 20. A height constraint of 44 points is deactivated.
  static func sized() -> UIView {
    UIView {
      UIView {
        $0.layout.width == $0.parentLayout.width * 0.5 + 20 ^ .high
        $0.layout.height == 44 % .deactivated
        $0.layout.topLeft == CGPoint.zero
      }
      UIView {
        $0.layout.width * 2 + 20 == $0.parentLayout.width
        $0.layout.topLeft == CGPoint.zero
      }
    }
  }

  final class Model {
    let toggle: Action<Bool, Void, Never>
    let isOn: Property<Bool>
    let alerts = PassthroughSubject<String, Never>()
    let name = MutableProperty("")
    let title = MutableProperty("Title")

    init() {
      let isOn = MutableProperty(false)
      self.isOn = Property(isOn)
      toggle = Action { isOn.value = $0 }
    }
  }

  final class AlertLabel: UILabel {
    var alert = ""
    func show(_ alert: String) { self.alert = alert }
  }

  static func bound(to model: Model) -> UIView {
    UIView {
      UISwitch {
        $0.handleEvents(.valueChanged, model.toggle) { $0.isOn }
      }
      AlertLabel {
        $0.bind(\.text) <~ model.isOn.map { $0 ? "On" : "Off" }
        $0.sink(model.alerts) { view, alert in view.show(alert) }
      }
    }
  }

  static func table(_ list: Property<[any ManagedTableViewCellModel]>) -> UIView {
    UIView {
      ManagedTableView {
        $0.layout.edges == $0.parentLayout.edges
        $0.sections <~ list.map { [ManagedTableViewSection(rows: $0)] }
      }
    }
  }

  static func controls(_ model: Model) -> UIView {
    UIView {
      UIView {
        UITapGestureRecognizer { tap in
          tap.numberOfTapsRequired = 2
          tap.handleAction { print($0.location(in: nil)) }
          tap.handleDelegation { $0.shouldBegin = { _ in true } }
        }
      }
      UITextField {
        $0.handleEvents(.editingChanged, model.name) { $0.text ?? "" }
        $0.handleDelegation { $0.shouldReturn = { field in field.resignFirstResponder() } }
      }
      UIScrollView { $0.installReactiveKeyboardInsets() }
      UILabel {
        $0.textStyle = TextStyle(font: .boldSystemFont(ofSize: 20), color: .label, lineHeight: 28)
        $0.bind(\.styledText) <~ model.title
      }
    }
  }
}

struct TextRow: ManagedTableViewCellModel {
  typealias Cell = TextRowCell
  let id: String
  let text: String
}

final class TextRowCell: UITableViewCell, ManagedTableViewCell {
  typealias Model = TextRow

  func configureView() {
    contentView.configure {
      UILabel {
        $0.layout.edges == $0.parentLayout.edgeMargins
        $0.bind(\.text) <~ model.map(\.text)
      }
    }
  }
}
