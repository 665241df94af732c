// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import UIKit

final class PlaceCardPrinted: PlaceCard {
  override func buildLayout() {
    self.sublayout {
      photo.anchors {
        Anchors.top.leading.equalToSuper(constant: 16)
        Anchors.width.height.equalTo(constant: 72)
      }
      title.anchors {
        Anchors.top.equalTo(photo)
        Anchors.leading.equalTo(photo, attribute: .trailing, constant: 12)
      }
      detail.anchors {
        Anchors.top.equalTo(title, attribute: .bottom, constant: 2)
        Anchors.leading.equalTo(title)
        Anchors.trailing.equalToSuper(inwardOffset: 16)
      }
      price.anchors {
        Anchors.leading.equalTo(title, attribute: .trailing, constant: 8)
        Anchors.trailing.equalToSuper(inwardOffset: 16)
        Anchors.firstBaseline.equalTo(title)
      }
      book.anchors {
        Anchors.top.equalTo(photo, attribute: .bottom, constant: 12)
        Anchors.leading.trailing.equalToSuper(inwardOffset: 16)
        Anchors.height.equalTo(constant: 44)
      }
    }.finalActive()
  }
}
