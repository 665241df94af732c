// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ImageAlignmentTests {
  /// A 64-point image with alignment insets of 10. Constraints use the 44-point alignment rectangle, and the frame
  /// has the image's size.
  @Test func constraintsUseAlignmentRectInsets() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in }
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = UIImageView(image: image.withAlignmentRectInsets(insets))
    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 44))
    let root = makeRoot(200, 200)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    activate(
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(-10, -10, 64, 64))
    view.image = image
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 64, 64))
  }
}
