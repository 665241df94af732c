// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LayoutBuilder
import UIKit

final class PlaceCardInLayoutBuilder: PlaceCard {
  override func buildLayout() {
    [photo, title, detail, price, book].forEach(addSubview)
    _ = Layout {
      photo.layout(.top) == 16
      photo.layout(.leading) == 16
      photo.layout(.size) == 72

      title.layout(.top) == photo
      title.layout(.leading) == photo.layout(.trailing) + 12
      price.layout(.leading) == title.layout(.trailing) + 8
      price.layout(.trailing) == self - 16
      price.layout(.firstBaseline) == title

      detail.layout(.top) == title.layout(.bottom) + 2
      detail.layout(.leading) == title
      detail.layout(.trailing) == price

      book.layout(.top) == photo.layout(.bottom) + 12
      book.layout(.leading) == photo
      book.layout(.trailing) == price
      book.layout(.height) == 44
    }
  }
}
