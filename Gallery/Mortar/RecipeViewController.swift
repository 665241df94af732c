// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import UIKit

/// A recipe in Mortar. One expression builds the whole hierarchy, and each view's constraints are next to its
/// creation.
final class RecipeViewController: UIViewController {
  private let ingredients = [
    ("Pistachio gelato", "2 scoops"), ("Espresso, hot", "60 ml"), ("Pistachios, chopped", "15 g"),
    ("Dark chocolate", "10 g"), ("Sea salt", "a pinch"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let hero = GradientView(.systemOrange, .systemPink, .systemPurple)
    view |+| { view in
      hero.also { $0.m_height |=| 268 } |+| { hero in
        Parts.symbol("cup.and.saucer.fill", 92, .white).also {
          $0.m_centerX |=| hero
          $0.m_centerY |=| hero.m_centerY + 16
        }
        backButton("chevron.backward").also {
          $0.m_left |=| hero.m_left + 16
          $0.m_top |=| m_safeTop + 8
        }
        backButton("heart").also {
          $0.m_right |=| hero.m_right - 16
          $0.m_top |=| m_safeTop + 8
        }
      }
      UIView {
        $0.backgroundColor = .systemBackground
        $0.layer.cornerRadius = 28
        $0.m_sides |=| view
        $0.m_top |=| hero.m_bottom - 32
        $0.m_bottom |=| view.m_bottom + 40
      } |+| { card in content(in: card) }
      cookButton()
    }
    [hero.m_top, hero.m_sides] |=| [view.m_top, view.m_sides]
  }

  /// Creates the title, the details and the ingredients, stacked vertically.
  @MortarViewArrayBuilder
  private func content(in card: UIView) -> [UIView] {
    let title = Parts.label("Affogato al pistacchio", .systemFont(ofSize: 28, weight: .bold))
    let about = Parts.label(
      "Two scoops drowned in espresso. It is a dessert and it is a coffee, and it is ready before anyone can decide which.",
      .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    let facts = UIStackView {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    let heading = Parts.label("Ingredients", .systemFont(ofSize: 20, weight: .semibold))
    let list = UIStackView { $0.axis = .vertical }
    title
    about.also { $0.numberOfLines = 0 }
    facts |+| {
      fact("clock", "10 min")
      fact("flame", "240 kcal")
      fact("person.2", "Serves 2")
    }
    heading
    list |+| {
      for (index, ingredient) in ingredients.enumerated() {
        row(ingredient.0, ingredient.1, isLast: index == ingredients.count - 1)
      }
    }
    [title, about, facts, heading, list].m_sides |=| card.m_sides ~ (20, 20)
    [title.m_top, about.m_top, facts.m_top, heading.m_top, list.m_top] |=| [
      card.m_top + 26, title.m_bottom + 8, about.m_bottom + 20, facts.m_bottom + 26, heading.m_bottom + 6,
    ]
  }

  private func fact(_ symbol: String, _ text: String) -> UIView {
    UIView {
      $0.backgroundColor = .secondarySystemBackground
      $0.layer.cornerRadius = 16
      $0.m_height |=| 74
    } |+| { tile in
      Parts.symbol(symbol, 19, .systemOrange).also {
        $0.m_centerX |=| tile
        $0.m_centerY |=| tile.m_top + 26
      }
      Parts.label(text, .systemFont(ofSize: 13, weight: .medium)).also {
        $0.m_centerX |=| tile
        $0.m_baseline |=| tile.m_bottom - 14
      }
    }
  }

  private func row(_ name: String, _ amount: String, isLast: Bool) -> UIView {
    UIView { $0.m_height |=| 44 } |+| { row in
      let dot = PillView { $0.backgroundColor = .systemOrange }
      let amount = Parts.label(amount, .preferredFont(forTextStyle: .body), .secondaryLabel)
      dot.also {
        $0.m_size |=| 8
        $0.m_left |=| row
        $0.m_centerY |=| row
      }
      Parts.label(name, .preferredFont(forTextStyle: .body)).also {
        $0.m_left |=| dot.m_right + 12
        $0.m_centerY |=| row
        $0.m_right |<| amount.m_left - 12
      }
      amount.also {
        $0.m_compResistH = 760
        $0.m_right |=| row
        $0.m_centerY |=| row
      }
      if !isLast {
        UIView {
          $0.backgroundColor = .separator
          $0.m_sides |=| row.m_sides ~ (20, 0)
          $0.m_bottom |=| row
          $0.m_height |=| 0.5
        }
      }
    }
  }

  private func backButton(_ symbol: String) -> UIView {
    PillView {
      $0.backgroundColor = UIColor(white: 0, alpha: 0.2)
      $0.m_size |=| 40
    } |+| { disc in Parts.symbol(symbol, 17, .white).also { $0.m_center |=| disc } }
  }

  private func cookButton() -> UIView {
    var look = UIButton.Configuration.filled()
    look.title = "Start cooking"
    look.cornerStyle = .capsule
    look.buttonSize = .large
    look.baseBackgroundColor = .systemOrange
    return UIButton(configuration: look).also {
      $0.m_sides |=| view.m_sides ~ (20, 20)
      $0.m_bottom |=| m_safeBottom - 8
      $0.m_height |=| 52
    }
  }
}
