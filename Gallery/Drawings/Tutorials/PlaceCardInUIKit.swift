// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

final class PlaceCardInUIKit: PlaceCard {
  override func buildLayout() {
    for view in [photo, title, detail, price, book] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      photo.widthAnchor.constraint(equalToConstant: 72),
      photo.heightAnchor.constraint(equalToConstant: 72),

      title.topAnchor.constraint(equalTo: photo.topAnchor),
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),

      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),

      book.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12),
      book.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      book.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      book.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
