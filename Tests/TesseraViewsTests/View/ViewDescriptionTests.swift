// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import TesseraViews
import Testing

/// The line that UIKit's debug description prints for a view. Order and spelling match iOS logs.
@MainActor @Suite struct ViewDescriptionTests {
  private func text(_ view: UIView) -> String {
    view.description.replacing(#/:\s*0x[0-9a-f]+/#, with: "")
  }

  @Test func plainViews() {
    #expect(text(UIView(frame: CGRect(1, 2.5, 3, 4))) == "<UIView; frame = (1 2.5; 3 4); layer = <CALayer>>")
    #expect(
      text(UIImageView(frame: CGRect(0, 0, 22, 22)))
        == "<UIImageView; frame = (0 0; 22 22); opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>")
  }

  @Test func allProperties() {
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    (view.clipsToBounds, view.isHidden, view.alpha, view.isOpaque, view.tag) = (true, true, 0.5, false, 4)
    view.autoresizingMask = [.flexibleHeight, .flexibleBottomMargin, .flexibleLeftMargin]
    view.isUserInteractionEnabled = false
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.backgroundColor = .black
    #expect(
      text(view) == "<UIView; frame = (0 0; 10 10); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; "
        + "autoresize = LM+H+BM; userInteractionEnabled = NO; tag = 4; gestureRecognizers = <NSArray>; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 1; layer = <CALayer>>")
  }

  @Test func transforms() {
    let view = UIView(frame: CGRect(0, 0, 10, 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    // Rotated about its center (5, 10), the 10 x 20 view is 20 x 10 at (-5, 5).
    #expect(
      text(view) == "<UIView; frame = (-5 5; 20 10); transform = [2, 0, 0, 0.5, 0, 0]; layer = <CALayer>>")
  }

  @Test func scrollViews() {
    let view = UIScrollView(frame: CGRect(0, 0, 10, 20))
    view.contentSize = CGSize(width: 10, height: 50)
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.contentInset.bottom = 3
    #expect(
      text(view).hasSuffix(
        "layer = <CALayer>; contentOffset: {0, 5}; contentSize: {10, 50}; adjustedContentInset: {0, 0, 3, 0}>"))
  }

  /// As on iOS, a controller's plain view has an autoresizing mask that follows its superview.
  @Test func viewsOfControllers() {
    let controller = UIViewController()
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(text(UINavigationController().view).hasPrefix("<UILayoutContainerView; "))
  }
}
