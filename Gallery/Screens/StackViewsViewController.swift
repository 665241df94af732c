// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Stack views with every combination of distribution and alignment: left to right, right to left, and with a hidden
/// view.
final class StackViewsViewController: UIViewController {
  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  private static let alignments: [(String, UIStackView.Alignment)] = [
    ("fill", .fill), ("top", .top), ("firstBaseline", .firstBaseline), ("center", .center), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline),
  ]

  private static let cell = CGSize(width: 148, height: 52)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let sheet = UIStackView(arrangedSubviews: [
      makeSection("Left to right", direction: .forceLeftToRight, hidesSecond: false),
      makeSection("Right to left", direction: .forceRightToLeft, hidesSecond: false),
      makeSection("Second view hidden", direction: .forceLeftToRight, hidesSecond: true),
    ])
    sheet.axis = .vertical
    sheet.spacing = 28
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    NSLayoutConstraint.activate([
      sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      sheet.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func makeSection(
    _ title: String, direction: UISemanticContentAttribute, hidesSecond: Bool
  ) -> UIView {
    let heading = makeCaption(title, font: .systemFont(ofSize: 20, weight: .bold), color: .label)
    let columns = makeRow([makeCaption("")] + Self.alignments.map { makeCaption("." + $0.0) })
    let rows = Self.distributions.map { name, distribution in
      makeRow(
        [makeCaption("." + name)]
          + Self.alignments.map { _, alignment in
            makeExample(distribution, alignment, direction: direction, hidesSecond: hidesSecond)
          })
    }
    let section = UIStackView(arrangedSubviews: [heading, columns] + rows)
    section.axis = .vertical
    section.spacing = 8
    section.setCustomSpacing(10, after: heading)
    return section
  }

  private func makeRow(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.alignment = .center
    views[0].widthAnchor.constraint(equalToConstant: 144).isActive = true
    for view in views.dropFirst() { view.widthAnchor.constraint(equalToConstant: Self.cell.width).isActive = true }
    return row
  }

  private func makeCaption(
    _ text: String, font: UIFont = .monospacedSystemFont(ofSize: 11, weight: .regular), color: UIColor = .secondaryLabel
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }

  private func makeExample(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
    direction: UISemanticContentAttribute, hidesSecond: Bool
  ) -> UIView {
    let stack = UIStackView(arrangedSubviews: [
      makeTile("A", size: 13, color: .systemBlue), makeTile("Two\nlines", size: 11, color: .systemOrange),
      makeTile("Cc", size: 22, color: .systemGreen),
    ])
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 4
    stack.semanticContentAttribute = direction
    stack.arrangedSubviews[1].isHidden = hidesSecond
    stack.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 6
    box.addSubview(stack)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: Self.cell.height),
      stack.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4),
    ])
    return box
  }

  private func makeTile(_ text: String, size: CGFloat, color: UIColor) -> UIView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: size, weight: .semibold)
    label.textColor = .white
    label.backgroundColor = color
    return label
  }
}
