// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The margins around a paragraph's lines, in points. Always finite and not negative.
struct ParagraphRoom: Equatable {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  var width: CGFloat { leading + trailing }

  init() {}

  init(leading: CGFloat, trailing: CGFloat, top: CGFloat, bottom: CGFloat) {
    func side(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(0, points), NSTextContainer.widest) : 0 }
    (self.leading, self.trailing) = (side(leading), side(trailing))
    (self.top, self.bottom) = (side(top), side(bottom))
  }
}
