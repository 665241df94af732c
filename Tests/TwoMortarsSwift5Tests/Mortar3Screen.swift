// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3

/// The next screen of the same app, written in Mortar 3.
@MainActor
enum Mortar3Screen {
  static func make() -> UIView {
    UIContainer {
      $0.backgroundColor = .darkGray
      UIView {
        $0.tag = 1
        $0.layout.edges == $0.parentLayout.edges
        UILabel { $0.text = "inner" }
      }
      UIVStack {
        UILabel { $0.text = "one" }
        UILabel { $0.text = "two" }
      }
      UIView { UIView { $0.tag = 3 } }
    }
  }

  /// In Mortar 3, a block is a result builder.
  static func makeEarly(_ text: String?) -> UIView {
    UIContainer {
      $0.tag = 1
      guard text != nil else { return }
      _ = UILabel { $0.text = text }
    }
  }

  static func make(_ type: UIView.Type) -> UIView {
    type.init {
      $0.tag = 3
      UILabel()
    }
  }

  static func messages(of body: () -> Void) -> [String] {
    var messages: [String] = []
    MortarError.install { messages.append($0.description) }
    defer { MortarError.removeHooks() }
    body()
    return messages
  }
}

/// Swift 5 code without actor isolation.
func makeOutsideOfTheActor() -> UIView {
  UIContainer {
    $0.tag = 1
    UILabel {
      $0.text = "a"
      $0.layout.edges == $0.parentLayout.edges
    }
    UIView { UIView { $0.tag = 2 } }
  }
}
