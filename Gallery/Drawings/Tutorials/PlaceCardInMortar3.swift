// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3

final class PlaceCardInMortar3: PlaceCard {
  override func buildLayout() {
    configure {
      photo.configure {
        $0.layout.topLeading == CGPoint(x: 16, y: 16)
        $0.layout.size == CGSize(width: 72, height: 72)
      }
      title.configure {
        $0.layout.top == photo.layout.top
        $0.layout.leading == photo.layout.trailing + 12
      }
      price.configure {
        $0.layout.leading == title.layout.trailing + 8
        $0.layout.trailing == $0.parentLayout.trailing - 16
        $0.layout.firstBaseline == title.layout.firstBaseline
      }
      detail.configure {
        $0.layout.top == title.layout.bottom + 2
        $0.layout.leading == title.layout.leading
        $0.layout.trailing == price.layout.trailing
      }
      book.configure {
        $0.layout.top == photo.layout.bottom + 12
        $0.layout.leading == photo.layout.leading
        $0.layout.trailing == price.layout.trailing
        $0.layout.height == 44
      }
    }
  }
}
