// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Measurement and layout of a button's subviews. The overridable members in the class call these functions.

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

  /// The size of the activity indicator or the image, or the space reserved for an image.
  var imageSize: CGSize {
    if let wheel, wheel.isAnimating { return wheel.intrinsicContentSize }
    let size = imagePart.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero
    return CGSize(width: max(size.width, configuration?.imageReservation ?? 0), height: size.height)
  }

  /// The size of the title, rounded up to whole points for a button without a configuration.
  var titleSize: CGSize {
    guard let titlePart, !titlePart.isHidden else { return .zero }
    let size = titlePart.intrinsicContentSize
    return configuration == nil ? Self.wholePoints(size) : size
  }

  static func wholePoints(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: 1)
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }

  /// The insets around the content.
  var layoutInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRTL ? insets.leading : insets.trailing)
  }

  /// Lays out the subviews with the rectangles from the overridable methods.
  func placeByOverrides() {
    let content = contentRect(forBounds: bounds)
    if let imagePart { imagePart.frame = imageRect(forContentRect: content) }
    if let titlePart { titlePart.frame = titleRect(forContentRect: content) }
  }

  /// Returns a subview's frame offset by insets. A centered frame is offset by half the difference of opposite
  /// insets, a frame at an edge by that edge's inset.
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

  /// Returns the baselines of the title label. Without a label, returns the baselines of an empty label with the
  /// title's font.
  func titleBaselines(_ grid: PixelGrid) -> (first: CGFloat, last: CGFloat) {
    if let titlePart { return titlePart.baselineOffsets() }
    let font = configuration?.titleFont ?? Self.titleFont(buttonType)
    return (grid.rounded(font.ascender), grid.rounded(-font.descender))
  }

  /// Returns the frames of the subviews in a content rectangle, which excludes the insets.
  func frames(in content: CGRect) -> ButtonArrangement.Frames {
    var arrangement = arrangement
    arrangement.insets = .zero
    return arrangement.frames(
      in: content, contentHorizontalAlignment, contentVerticalAlignment, grid: PixelGrid(scale: pixelScale))
  }
}
