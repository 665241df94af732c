// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

final class ThanksViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cup = UIImageView(image: UIImage(named: "Cup", in: .module, compatibleWith: nil))
    let label = UILabel()
    label.text = "Thank you"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
    let stack = UIStackView(arrangedSubviews: [cup, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
