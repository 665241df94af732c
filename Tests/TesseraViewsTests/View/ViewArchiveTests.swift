// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import Testing

@testable import TesseraViews

/// A view with a stored property. The class is not nested, because archives support only the names of top-level
/// classes.
final class ArchivedBadge: UIView {
  var count = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    count = coder.decodeInteger(forKey: "count")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(count, forKey: "count")
  }
}

/// Copying views through an archive, a common idiom in older apps.
@Suite @MainActor struct ViewArchiveTests {
  private func copy(_ view: UIView) throws -> UIView? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView
  }

  @Test func geometryAndFlags() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.tag = 7
    view.contentMode = .bottomRight
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let copy = try #require(try copy(view))
    #expect(copy !== view)
    #expect(copy.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
    #expect(copy.bounds.origin == CGPoint(x: 3, y: 4))
    #expect(copy.alpha == 0.5 && copy.isHidden && copy.clipsToBounds && !copy.isUserInteractionEnabled)
    #expect(copy.tag == 7 && copy.contentMode == .bottomRight)
    #expect(copy.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
  }

  @Test func subviewsOfCustomClasses() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = ArchivedBadge(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    badge.count = 12
    view.addSubview(badge)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 90, width: 100, height: 10)))
    let copy = try #require(try copy(view))
    #expect(copy.subviews.count == 2)
    #expect((copy.subviews.first as? ArchivedBadge)?.count == 12)
    #expect(copy.subviews.map(\.frame) == view.subviews.map(\.frame))
    #expect(view.subviews.count == 2, "The original keeps its subviews.")
  }
}
