// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3

/// A habit with its symbol, and a checkmark if it is done.
final class HabitCell: UITableViewCell, ManagedTableViewCell {
  typealias Model = HabitRow

  func configureView() {
    separatorInset = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
    let habit = model.map(\.habit)
    contentView.configure {
      UIView {
        $0.layoutReferenceId = "tile"
        $0.layer.cornerRadius = 9
        $0.layout.size == CGSize(width: 36, height: 36)
        $0.layout.leading == $0.parentLayout.leading + 16
        $0.layout.centerY == $0.parentLayout.centerY
        $0.layout.top >= $0.parentLayout.top + 10
        $0.bind(\.backgroundColor) <~ habit.map(\.color)

        UIImageView {
          $0.tintColor = .white
          $0.contentMode = .center
          $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
          $0.layout.edges == $0.parentLayout.edges
          $0.bind(\.image) <~ habit.map { UIImage(systemName: $0.symbol) }
        }
      }

      UIVStack {
        $0.spacing = 2
        $0.layout.leading == $0.referencedLayout("tile").trailing + 12
        $0.layout.trailing == $0.referencedLayout("tick").leading - 12
        $0.layout.centerY == $0.parentLayout.centerY
        $0.layout.top >= $0.parentLayout.top + 10

        UILabel {
          $0.font = .preferredFont(forTextStyle: .body)
          $0.bind(\.text) <~ habit.map(\.title)
          $0.bind(\.textColor) <~ habit.map { $0.isDone ? UIColor.secondaryLabel : .label }
        }
        UILabel {
          $0.font = .preferredFont(forTextStyle: .footnote)
          $0.textColor = .secondaryLabel
          $0.bind(\.text) <~ habit.map(\.note)
        }
      }

      UIImageView {
        $0.layoutReferenceId = "tick"
        $0.contentMode = .center
        $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22)
        $0.layout.size == CGSize(width: 26, height: 26)
        $0.layout.trailing == $0.parentLayout.trailing - 16
        $0.layout.centerY == $0.parentLayout.centerY
        $0.sink(habit) { image, habit in
          image.image = UIImage(systemName: habit.isDone ? "checkmark.circle.fill" : "circle")
          image.tintColor = habit.isDone ? .systemGreen : .tertiaryLabel
        }
      }
    }
  }
}
