// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .systemIndigo
    let label = UILabel()
    label.text = "Set in mortar, rendered on Linux 🧩"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
