// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

class PlaceCard: UIView {
  let photo = UIImageView(image: UIImage(systemName: "building.columns.fill"))
  let title = UILabel()
  let detail = UILabel()
  let price = UILabel()
  let book = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    photo.backgroundColor = .systemTeal
    photo.tintColor = .white
    photo.contentMode = .center
    photo.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
    photo.layer.cornerRadius = 12
    title.text = "Museum of Tiles"
    title.font = .preferredFont(forTextStyle: .headline)
    detail.text = "Open until 18:00, two rooms of azulejos from Lisbon"
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 2
    price.text = "€ 12"
    price.font = .preferredFont(forTextStyle: .headline)
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    book.configuration?.title = "Book"
    buildLayout()
  }

  required init?(coder: NSCoder) { nil }

  func buildLayout() {}
}
