// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar

final class PlaceCardInMortar: PlaceCard {
  override func buildLayout() {
    self |+| [photo, title, detail, price, book]

    photo.m_top |=| 16
    photo.m_leading |=| 16
    photo.m_size |=| 72

    title.m_top |=| photo
    title.m_leading |=| photo.m_trailing + 12
    price.m_leading |=| title.m_trailing + 8
    price.m_trailing |=| m_trailing - 16
    price.m_firstBaseline |=| title

    detail.m_top |=| title.m_bottom + 2
    detail.m_leading |=| title
    detail.m_trailing |=| price

    book.m_top |=| photo.m_bottom + 12
    book.m_leading |=| photo
    book.m_trailing |=| price
    book.m_height |=| 44
  }
}
