// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A half-height sheet with a grabber, over a list.
final class SheetStates: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
    sheetPresentationController?.preferredCornerRadius = 20
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = "Rate this chapter"
    heading.font = .preferredFont(forTextStyle: .title2)
    let line = UILabel()
    line.text = "Nobody else sees it."
    line.font = .preferredFont(forTextStyle: .body)
    line.textColor = .secondaryLabel
    for label in [heading, line] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    var done = UIButton.Configuration.borderedProminent()
    done.title = "Done"
    done.buttonSize = .large
    let stack = UIStackView(arrangedSubviews: [heading, line, UIButton(configuration: done)])
    stack.axis = .vertical
    stack.spacing = 12
    showAtTop(stack, distance: 32)
  }
}
