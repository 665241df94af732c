// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// `isOpaque`: "The default value of this property is true" (UIView's documentation). Interface Builder sets NO for
/// labels, buttons and other controls, and UIKit's descriptions of image views contain `opaque = NO`.
@MainActor @Suite struct OpaqueTests {
  private class CustomView: UIView {}
  private class CustomControl: UIControl {}

  @Test func views() {
    let views = [
      UIView(), CustomView(), CustomControl(), UIScrollView(), UITableView(), UITextView(), UITableViewCell(),
      UIWindow(),
    ]
    for view in views { #expect(view.isOpaque && view.layer.isOpaque, "\(type(of: view))") }
    #expect(!CALayer().isOpaque)
  }

  @Test func controls() {
    let views = [
      UILabel(), UIImageView(), UIButton(), UIButton(type: .system), UISwitch(), UISlider(), UIStepper(), UITextField(),
      UISegmentedControl(items: nil), UIPageControl(), UIProgressView(), UIActivityIndicatorView(), UIStackView(),
      UIVisualEffectView(effect: nil), UIRefreshControl(), UIToolbar(), UITableViewCell().contentView,
      UIPickerView(), UIDatePicker(), UIColorWell(), UIPasteControl(),
    ]
    for view in views { #expect(!view.isOpaque, "\(type(of: view))") }
  }

  @Test func storesTheValue() {
    let view = UIView()
    view.isOpaque = false
    #expect(!view.isOpaque && !view.layer.isOpaque)
    view.layer.isOpaque = true
    #expect(view.isOpaque)
    #expect(view.clearsContextBeforeDrawing)
    view.clearsContextBeforeDrawing = false
    #expect(!view.clearsContextBeforeDrawing)
  }

  /// Drawing does not rely on `isOpaque`, so a view without a background shows the content below it.
  @Test func opaqueViewsWithoutBackgroundAreTransparent() throws {
    let view = UIView(frame: CGRect(10, 10, 50, 50))
    let on = PaintedControl(view)
    #expect(try view.isOpaque && on.color(20, 20) == PaintedControl.ground)
    view.backgroundColor = UIColor.red.withAlphaComponent(0)
    #expect(try on.color(20, 20) == PaintedControl.ground)
    view.backgroundColor = .red
    #expect(try on.color(20, 20) == UIColor.red.light)
  }
}
