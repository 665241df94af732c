// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3

/// A day's habits in Mortar 3: one anonymous view hierarchy, bound to a model.
final class HabitsViewController: UIViewController {
  private let model = HabitsModel(Habit.examples)

  override func loadView() {
    view = UIContainer {
      $0.backgroundColor = .systemGroupedBackground

      UIHStack {
        $0.layoutReferenceId = "header"
        $0.alignment = .center
        $0.layout.top == $0.parentSafeAreaLayout.top + 8
        $0.layout.sides == $0.parentLayout.sideMargins

        UIVStack {
          $0.spacing = 2
          UILabel {
            $0.textStyle = .day
            $0.styledText = "Tuesday, 4 March"
          }
          UILabel {
            $0.text = "Today"
            $0.font = .systemFont(ofSize: 34, weight: .bold)
          }
        }
        UILabel {
          $0.text = "MB"
          $0.textAlignment = .center
          $0.textColor = .white
          $0.font = .systemFont(ofSize: 15, weight: .semibold)
          $0.backgroundColor = .systemGray
          $0.layer.cornerRadius = 20
          $0.clipsToBounds = true
          $0.layout.size == CGSize(width: 40, height: 40)
        }
      }

      makeSummary()

      ManagedTableView(style: .insetGrouped) {
        $0.backgroundColor = .clear
        $0.layout.top == $0.referencedLayout("summary").bottom + 12
        $0.layout.sides == $0.parentLayout.sides
        $0.layout.bottom == $0.referencedLayout("add").top - 12
        $0.sections <~ model.sections
      }

      UIButton(type: .system) {
        $0.layoutReferenceId = "add"
        $0.backgroundColor = .systemIndigo
        $0.tintColor = .white
        $0.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        $0.setTitle("Add habit", for: .normal)
        $0.layer.cornerRadius = 14
        $0.layout.sides == $0.parentLayout.sideMargins
        $0.layout.height == 50
        $0.layout.bottom == $0.parentSafeAreaLayout.bottom
      }
    }
  }

  /// Creates the summary of the day's progress: a label and a bar.
  private func makeSummary() -> UIView {
    UIVStack {
      $0.layoutReferenceId = "summary"
      $0.backgroundColor = .systemIndigo
      $0.layer.cornerRadius = 18
      $0.spacing = 4
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 16, left: 18, bottom: 18, right: 18)
      $0.layout.top == $0.referencedLayout("header").bottom + 14
      $0.layout.sides == $0.parentLayout.sideMargins

      UILabel {
        $0.font = .systemFont(ofSize: 22, weight: .bold)
        $0.textColor = .white
        $0.bind(\.text) <~ model.progress.map { "\($0.done) of \($0.all) done" }
      }
      UILabel {
        $0.font = .preferredFont(forTextStyle: .subheadline)
        $0.textColor = UIColor.white.withAlphaComponent(0.85)
        $0.bind(\.text) <~ model.progress.map { $0.done * 2 >= $0.all ? "Halfway there. Keep it up!" : "A good start." }
      }
      UIView {
        $0.layout.height == 18
        UIView {
          $0.backgroundColor = UIColor.white.withAlphaComponent(0.3)
          $0.layer.cornerRadius = 4
          $0.layout.sides == $0.parentLayout.sides
          $0.layout.bottom == $0.parentLayout.bottom
          $0.layout.height == 8

          UIView {
            $0.backgroundColor = .white
            $0.layer.cornerRadius = 4
            $0.layout.leading == $0.parentLayout.leading
            $0.layout.caps == $0.parentLayout.caps
            // The current width constraint. Each update replaces it because multipliers are immutable.
            var width: MortarConstraintGroup?
            $0.sink(model.progress) { bar, progress in
              width?.isActive = false
              width =
                bar.layout.width == bar.parentLayout.width * (CGFloat(progress.done) / CGFloat(max(1, progress.all)))
            }
          }
        }
      }
    }
  }
}

extension TextStyle {
  /// The style of the line above the title.
  fileprivate static var day: TextStyle {
    TextStyle(font: .systemFont(ofSize: 13, weight: .semibold), color: .secondaryLabel, kerning: 0.2)
  }
}
