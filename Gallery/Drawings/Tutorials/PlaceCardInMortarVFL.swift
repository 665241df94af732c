// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL

final class PlaceCardInMortarVFL: PlaceCard {
  override func buildLayout() {
    self |+| [photo, title, detail, price, book]

    self |>> 16 | photo[==72] | 12 | title[~~1] | 8 | price | 16
    self |>> 16 | book[~~1] | 16
    title.m_left |> detail[~~1] <| price.m_right
    self |^ 16 | photo[==72] | 12 | book[==44]
    photo.m_top |^ title | 2 | detail
    price.m_firstBaseline |=| title
  }
}
