// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A card that is lifted above the screen, with its context menu.
final class ContextMenuStates: UIViewController, UIContextMenuInteractionDelegate {
  private let card = UIView()
  private let notes = ["Engine", "Cards", "Wheels"].map { title in
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.layer.cornerCurve = .continuous
    let text = UILabel()
    text.text = "It weaves algebraic patterns just as the loom weaves flowers and leaves."
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    let stack = UIStackView(arrangedSubviews: [notes[0], card, notes[1], notes[2]])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    card.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    card.longPress()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
      let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
      return UIMenu(children: [
        UIMenu(options: .displayAsPalette, children: ["heart", "star", "flag", "bookmark"].map(Self.mark)), share,
        UIMenu(options: .displayInline, children: [delete]),
      ])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 16)
    return UITargetedPreview(view: card, parameters: parameters)
  }

  private static func mark(_ symbol: String) -> UIAction {
    UIAction(title: symbol.capitalized, image: UIImage(systemName: symbol), state: symbol == "star" ? .on : .off) { _ in
    }
  }
}
