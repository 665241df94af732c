// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL
import UIKit

/// A calculator whose columns and rows are arrays of views in MortarVFL lists.
final class CalculatorViewController: UIViewController {
  private let keys = [
    ["AC", "±", "%", "÷"],
    ["7", "8", "9", "×"],
    ["4", "5", "6", "−"],
    ["1", "2", "3", "+"],
    ["0", "", ".", "="],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = keys.map { $0.map(KeyView.init) }
    let zero = rows[4][0]
    let expression = Parts.label("1,250 × 1.19", .systemFont(ofSize: 24), .secondaryLabel)
    let result = Parts.label("1,487.5", .systemFont(ofSize: 84, weight: .light))
    view |+| {
      expression
      result
      rows.flatMap { $0 }.filter { !$0.isEmpty }
    }

    // The zero key spans two columns, so it is part of neither column. Row heights equal the first column's width.
    let columns = (0..<4).map { column in rows.map { $0[column] }.filter { !$0.isEmpty && $0 !== zero } }
    view |>> 16 | columns[0][~~1] | 12 | columns[1][~~1] | 12 | columns[2][~~1] | 12 | columns[3][~~1] | 16
    m_safeRegion |^^ ~~1 | expression | 2 | result | 20 | rows[0] | 12 | rows[1] | 12 | rows[2] | 12 | rows[3] | 12
      | rows[4].filter { !$0.isEmpty } | 20
    rows.map { $0[0] }.m_height |=| columns[0][0].m_width
    zero.m_sides |=| (rows[3][0].m_left, rows[3][1].m_right)
    [expression, result].m_right |=| view.m_right - 28
    result.m_left |>| view.m_left + 28
  }
}

/// A round key. Digits are gray, functions are lighter, and operators are orange.
private final class KeyView: UIView {
  let isEmpty: Bool

  init(_ title: String) {
    isEmpty = title.isEmpty
    super.init(frame: .zero)
    let isOperator = ["÷", "×", "−", "+", "="].contains(title)
    let isFunction = ["AC", "±", "%"].contains(title)
    backgroundColor =
      isOperator
      ? .systemOrange
      : isFunction ? UIColor(light: 0xC9C9CE, dark: 0x8E8E93) : UIColor(light: 0xE9E9EE, dark: 0x333336)
    let size: CGFloat = isOperator ? 40 : title.count > 1 ? 28 : 33
    let label = Parts.label(
      title, .systemFont(ofSize: size, weight: isOperator ? .medium : .regular), isOperator ? .white : .label)
    self |+| label
    label.m_centerY |=| self
    // Aligns the wide key's title with the titles of the round keys above it.
    label.m_centerX |=| (title == "0" ? m_left + 40 : m_centerX)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
