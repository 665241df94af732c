// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Text fields and a text view with insertion points and selections, an edit menu, paste controls, and the keyboard
/// with an accessory bar.
final class TextInputStates: UIViewController, UIEditMenuInteractionDelegate {
  private let name = UITextField()
  private let secret = UITextField()
  private let notes = UITextView()
  private let order = UILabel()
  private lazy var menu = UIEditMenuInteraction(delegate: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (field, text) in [(name, "Ada"), (secret, "lace")] {
      field.text = text
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
    }
    secret.isSecureTextEntry = true
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    notes.text = isLarge ? "It weaves flowers" : "It weaves algebraic patterns just as the loom weaves flowers."
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.isScrollEnabled = false
    notes.backgroundColor = .secondarySystemBackground
    notes.layer.cornerRadius = 8
    notes.inputAccessoryView = makeBar()
    order.text = "Order 1843"
    order.font = .preferredFont(forTextStyle: .body)
    order.adjustsFontForContentSizeCategory = true
    order.isUserInteractionEnabled = true
    order.addInteraction(menu)
    let fields = UIStackView(arrangedSubviews: [name, secret])
    fields.distribution = .fillEqually
    fields.spacing = 8
    let controls = makePasteControls()
    let stack = UIStackView(arrangedSubviews: [
      makeRow([order, UIView(), controls[2]]), notes, makeRow([controls[0], controls[1], UIView()]), fields,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    showAtTop(stack, distance: 60)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.becomeFirstResponder()
    notes.selectedRange = (notes.text as NSString).range(
      of: traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? "flowers" : "algebraic patterns just")
    let top = CGPoint(x: order.bounds.midX, y: 0)
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: top))
  }

  private func makeBar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let steps = [("chevron.up", "Previous"), ("chevron.down", "Next")].map { symbol, name in
      let item = UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
      item.accessibilityLabel = name
      return item
    }
    bar.items =
      steps + [
        UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .done),
      ]
    return bar
  }

  /// Creates paste controls. Only the first has a target: the text view.
  private func makePasteControls() -> [UIPasteControl] {
    let controls = [UIPasteControl.DisplayMode.iconAndLabel, .iconOnly, .labelOnly].map { mode in
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = mode
      configuration.cornerStyle = mode == .labelOnly ? .capsule : .dynamic
      return UIPasteControl(configuration: configuration)
    }
    UIPasteboard.general.string = "Charles Babbage"
    controls[0].target = notes
    controls[1].target = name
    return controls
  }

  private func makeRow(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.alignment = .center
    return row
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: "Copy") { _ in }, UIAction(title: "Look Up") { _ in }, UIAction(title: "Translate") { _ in },
      UIAction(title: "Share") { _ in },
    ])
  }
}
