// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL
import UIKit

/// A month's spending. Every bar consists of a weighted view and a weighted spacer.
final class BudgetViewController: UIViewController {
  private struct Category {
    let name: String
    let symbol: String
    let spent: Int
    let limit: Int
    let color: UIColor
  }

  private let categories = [
    Category(name: "Home", symbol: "house.fill", spent: 920, limit: 950, color: .systemIndigo),
    Category(name: "Groceries", symbol: "cart.fill", spent: 386, limit: 450, color: .systemGreen),
    Category(name: "Travel", symbol: "airplane", spent: 264, limit: 300, color: .systemOrange),
    Category(name: "Eating out", symbol: "fork.knife", spent: 148, limit: 200, color: .systemPink),
    Category(name: "Books", symbol: "book.fill", spent: 62, limit: 120, color: .systemTeal),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let title = Parts.label("Budget", .systemFont(ofSize: 34, weight: .bold))
    let total = makeTotal()
    let heading = Parts.label("Categories", .systemFont(ofSize: 20, weight: .semibold))
    let rows = categories.map(makeRow)
    view |+| {
      [title, total, heading]; rows
    }
    m_safeRegion |^^ 8 | title | 14 | total | 26 | heading | 12 | rows[0] | 10 | rows[1] | 10 | rows[2] | 10 | rows[3]
      | 10
      | rows[4] | ~~1
    for part in [title, total, heading] + rows { view |>> 20 | part[~~1] | 20 }
  }

  /// Creates the remaining amount and a bar that shows all categories.
  private func makeTotal() -> UIView {
    let card = card()
    let spent = categories.map(\.spent).reduce(0, +)
    let caption = Parts.label("Left in November", .systemFont(ofSize: 15), .secondaryLabel)
    let amount = Parts.label("€ \(2400 - spent)", .systemFont(ofSize: 44, weight: .bold))
    let note = Parts.label("€ 1,780 of € 2,400 spent, 18 days to go", .systemFont(ofSize: 15), .secondaryLabel)
    let bar = PillView {
      $0.backgroundColor = .tertiarySystemFill
      $0.clipsToBounds = true
    }
    let parts = categories.map { category in UIView { $0.backgroundColor = category.color } }
    card |+| [caption, amount, bar |+| parts, note]
    card |^^ 18 | caption | 2 | amount | 14 | bar[==16] | 12 | note | 18
    for part in [caption, amount, bar, note] { card |>> 18 | part[~~1] | 18 }
    bar |>> parts[0][~~categories[0].spent] | 2 | parts[1][~~categories[1].spent] | 2 | parts[2][~~categories[2].spent]
      | 2
      | parts[3][~~categories[3].spent] | 2 | parts[4][~~categories[4].spent] | ~~(2400 - spent)
    bar |^^ parts[~~1]
    return card
  }

  private func makeRow(_ category: Category) -> UIView {
    let card = card()
    let tile = UIView {
      $0.backgroundColor = category.color
      $0.layer.cornerRadius = 10
    }
    let name = Parts.label(category.name, .systemFont(ofSize: 17, weight: .medium))
    let amount = Parts.label("€ \(category.spent)", .systemFont(ofSize: 17, weight: .semibold))
    let limit = Parts.label("of € \(category.limit)", .systemFont(ofSize: 13), .secondaryLabel)
    let track = PillView { $0.backgroundColor = .tertiarySystemFill }
    let fill = PillView { $0.backgroundColor = category.color }
    let symbol = Parts.symbol(category.symbol, 18, .white)
    card |+| [tile |+| symbol, name, amount, limit, track |+| fill]
    card |>> 14 | tile[==44] | 14 | name | ~~1 | amount | 14
    card |^ 14 | tile[==44]
    card.m_height |=| 72
    tile.m_right + 14 |> track | 12 | limit <| card.m_right - 14
    tile.m_top |^ name | ~~1 | track[==7] ^| tile.m_bottom - 5
    track |>> fill[~~category.spent] | ~~(category.limit - category.spent)
    track |^^ fill[~~1]
    symbol.m_center |=| tile
    amount.m_firstBaseline |=| name
    limit.m_centerY |=| track
    track.m_huggingH = 1
    return card
  }

  private func card() -> UIView {
    UIView {
      $0.backgroundColor = .secondarySystemGroupedBackground
      $0.layer.cornerRadius = 16
    }
  }
}
