// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

final class ReviewViewController: UIViewController {
  private let rating = RatingControl()
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    words.text = "How was it?"
    words.font = .preferredFont(forTextStyle: .headline)
    rating.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.words.text = ["How was it?", "Poor", "Fair", "Good", "Very good", "Excellent"][self.rating.rating]
      }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [words, rating])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
