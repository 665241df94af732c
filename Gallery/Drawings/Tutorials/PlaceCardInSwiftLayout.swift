// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import UIKit

final class PlaceCardInSwiftLayout: PlaceCard, Layoutable {
  var activation: Activation?

  override func buildLayout() { sl.updateLayout() }

  var layout: some Layout {
    self.sl.sublayout {
      photo.sl.anchors {
        Anchors.top.leading.equalToSuper(constant: 16)
        Anchors.size.equalTo(width: 72, height: 72)
      }
      title.sl.anchors {
        Anchors.top.equalTo(photo)
        Anchors.leading.equalTo(photo, attribute: .trailing, constant: 12)
      }
      price.sl.anchors {
        Anchors.leading.equalTo(title, attribute: .trailing, constant: 8)
        Anchors.trailing.equalToSuper(inwardOffset: 16)
        Anchors.firstBaseline.equalTo(title)
      }
      detail.sl.anchors {
        Anchors.top.equalTo(title, attribute: .bottom, constant: 2)
        Anchors.leading.equalTo(title)
        Anchors.trailing.equalTo(price)
      }
      book.sl.anchors {
        Anchors.top.equalTo(photo, attribute: .bottom, constant: 12)
        Anchors.leading.equalTo(photo)
        Anchors.trailing.equalTo(price)
        Anchors.height.equalTo(constant: 44)
      }
    }
  }
}
