// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A popover with an arrow, over a form on an iPhone.
final class PopoverStates: UIViewController, UIPopoverPresentationControllerDelegate {
  private let button = UIButton(configuration: .borderedTinted())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("What is this?", for: .normal)
    button.configuration?.imagePadding = 6
    button.setImage(UIImage(systemName: "questionmark.circle"), for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let note = Note()
    note.modalPresentationStyle = .popover
    note.popoverPresentationController?.sourceItem = button
    note.popoverPresentationController?.permittedArrowDirections = .up
    note.popoverPresentationController?.delegate = self
    present(note, animated: false)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    .none
  }

  private final class Note: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "The engine counts the cards that pass and writes the sum on the last one."
      label.font = .preferredFont(forTextStyle: .callout)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      ])
      let size = label.sizeThatFits(CGSize(width: 248, height: CGFloat.greatestFiniteMagnitude))
      preferredContentSize = CGSize(width: 280, height: size.height + 32)
    }
  }
}
