// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The four states of a rating control, shown in one image.
final class RatingStates: UIStackView {
  convenience init() {
    let controls = (0..<4).map { _ in RatingControl() }
    controls[1].rating = 3
    controls[2].rating = 3
    controls[2].isHighlighted = true
    controls[3].rating = 3
    controls[3].isEnabled = false
    self.init(arrangedSubviews: controls)
    axis = .vertical
    alignment = .leading
    spacing = 8
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    backgroundColor = .systemBackground
  }
}
