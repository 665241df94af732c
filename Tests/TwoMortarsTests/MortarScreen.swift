// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar

/// A screen written in Mortar, in an app that migrates to Mortar 3 file by file.
@MainActor
enum MortarScreen {
  /// In Mortar, braces don't add the views in them. Here, `|+|` and `also` return views that must not be added again.
  static func make() -> UIView {
    UIView {
      let title = UILabel { $0.text = "title" }
      let row = UIStackView {
        $0.axis = .vertical
        $0 |+| [UILabel { $0.text = "one" }, UILabel { $0.text = "two" }]
      }
      $0 |+| [title, row]
      title.also { $0.tag = 7 }
      title.m_top |=| 20
      title.m_left |=| 10
      row.m_edges |=| $0.m_edges ~ (50, 0, 0, 0)
      $0.m_width |=| 200
    }
  }

  /// In Mortar, a block is a plain closure, so it may return early.
  static func makeEarly(_ text: String?) -> UILabel {
    UILabel {
      $0.tag = 1
      guard let text else { return }
      $0.text = text
    }
  }

  static func make(_ setUp: (UILabel) -> Void) -> UILabel { UILabel(setUp) }

  /// The metatype determines the class, not the static type.
  static func make(_ type: UIView.Type) -> UIView { type.init { $0.tag = 3 } }
}
