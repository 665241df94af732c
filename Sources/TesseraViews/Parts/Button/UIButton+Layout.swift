// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a button's parts measure and where they stand. The members that apps override are in the class and ask these.

import Foundation
import TesseraGraphics

extension UIButton {
  var arrangement: ButtonArrangement {
    ButtonArrangement(
      image: imageSize, title: titleSize,
      subtitle: subtitlePart.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero,
      placement: configuration?.imagePlacement ?? .leading, imagePadding: configuration?.imagePadding ?? 0,
      titlePadding: configuration?.titlePadding ?? 0, insets: layoutInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      titleAlignment: configuration?.titleAlignment ?? .center)
  }

  /// What stands in the image's place: the wheel, the image, or the room kept for one.
  var imageSize: CGSize {
    if let wheel, wheel.isAnimating { return wheel.intrinsicContentSize }
    let size = imagePart.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero
    return CGSize(width: max(size.width, configuration?.imageReservation ?? 0), height: size.height)
  }

  /// Without a configuration a title takes whole points.
  var titleSize: CGSize {
    guard let titlePart, !titlePart.isHidden else { return .zero }
    let size = titlePart.intrinsicContentSize
    return configuration == nil ? Self.wholePoints(size) : size
  }

  static func wholePoints(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: 1)
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }

  /// What is kept free of content at the edges.
  var layoutInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRTL ? insets.leading : insets.trailing)
  }

  /// Asks the rectangles that a subclass may have its own ideas of.
  func placeByOverrides() {
    let content = contentRect(forBounds: bounds)
    if let imagePart { imagePart.frame = imageRect(forContentRect: content) }
    if let titlePart { titlePart.frame = titleRect(forContentRect: content) }
  }

  /// A part in the middle moves by half the difference of its insets, one at an edge by the inset of that edge.
  func shifted(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard configuration == nil, insets != .zero else { return frame }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let dx: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: (insets.left - insets.right) / 2
      case .left: insets.left
      case .right: -insets.right
      case .leading: isRTL ? -insets.right : insets.left
      case .trailing: isRTL ? insets.left : -insets.right
      }
    let dy: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: (insets.top - insets.bottom) / 2
      case .top: insets.top
      case .bottom: -insets.bottom
      }
    return frame.offsetBy(dx: dx, dy: dy)
  }

  /// Those of the title's label, or of a label without text in its font.
  func titleBaselines(_ grid: PixelGrid) -> (first: CGFloat, last: CGFloat) {
    if let titlePart { return titlePart.baselineOffsets() }
    let font = configuration?.titleFont ?? Self.titleFont(buttonType)
    return (grid.rounded(font.ascender), grid.rounded(-font.descender))
  }

  /// Where the parts stand in a content rectangle, which is without the insets.
  func frames(in content: CGRect) -> ButtonArrangement.Frames {
    var arrangement = arrangement
    arrangement.insets = .zero
    return arrangement.frames(
      in: content, contentHorizontalAlignment, contentVerticalAlignment, grid: PixelGrid(scale: pixelScale))
  }
}
