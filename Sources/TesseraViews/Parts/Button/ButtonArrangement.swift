// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Computes the frames of a button's image, title and subtitle. The image is on one side of the title and subtitle.
struct ButtonArrangement {
  let image: CGSize
  let title: CGSize
  let subtitle: CGSize
  let placement: NSDirectionalRectEdge
  let imagePadding: CGFloat
  let titlePadding: CGFloat
  var insets: UIEdgeInsets
  let isRightToLeft: Bool
  var titleAlignment = UIButton.Configuration.TitleAlignment.center

  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var isVertical: Bool { placement == .top || placement == .bottom }

  private var texts: CGSize {
    let gap = subtitle.height > 0 && title.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat { image.width > 0 && texts.width > 0 ? imagePadding : 0 }

  private var content: CGSize {
    isVertical
      ? CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
      : CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
  }

  var size: CGSize {
    CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  func frames(
    in bounds: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment, grid: PixelGrid
  ) -> Frames {
    let area = bounds.inset(by: insets)
    let size = CGSize(width: min(content.width, max(0, area.width)), height: min(content.height, max(0, area.height)))
    let x = start(left: area.minX, freeWidth: area.width - size.width, alignment: horizontal)
    let y: CGFloat =
      switch vertical {
      case .top: area.minY
      case .bottom: area.maxY - size.height
      case .center, .fill: area.minY + (area.height - size.height) / 2
      }
    let box = CGRect(x: grid.rounded(x), y: grid.rounded(y), width: size.width, height: size.height)
    return isVertical ? stackedFrames(in: box, grid: grid) : rowFrames(in: box, grid: grid)
  }

  private func start(left: CGFloat, freeWidth free: CGFloat, alignment: UIControl.ContentHorizontalAlignment) -> CGFloat
  {
    switch alignment {
    case .left: left
    case .right: left + free
    case .leading: isRightToLeft ? left + free : left
    case .trailing: isRightToLeft ? left : left + free
    case .center, .fill: left + free / 2
    }
  }

  private func rowFrames(in box: CGRect, grid: PixelGrid) -> Frames {
    let imageIsFirst = (placement != .trailing) != isRightToLeft
    let textWidth = max(0, box.width - image.width - gap)
    let imageX = imageIsFirst ? box.minX : box.minX + textWidth + gap
    let textX = imageIsFirst ? box.minX + image.width + gap : box.minX
    let imageY = grid.rounded(box.minY + (box.height - image.height) / 2)
    let textY = grid.rounded(box.minY + (box.height - texts.height) / 2)
    var frames = Frames()
    frames.image = CGRect(origin: CGPoint(x: imageX, y: imageY), size: image)
    placeTexts(in: CGRect(x: textX, y: textY, width: textWidth, height: texts.height), frames: &frames, grid: grid)
    return frames
  }

  private func stackedFrames(in box: CGRect, grid: PixelGrid) -> Frames {
    let imageY = placement == .top ? box.minY : box.minY + texts.height + gap
    let textY = placement == .top ? box.minY + image.height + gap : box.minY
    var frames = Frames()
    let imageX = grid.rounded(box.minX + (box.width - image.width) / 2)
    frames.image = CGRect(origin: CGPoint(x: imageX, y: imageY), size: image)
    placeTexts(in: CGRect(x: box.minX, y: textY, width: box.width, height: texts.height), frames: &frames, grid: grid)
    return frames
  }

  /// Places the title above the subtitle. Both are centered or aligned to the same side.
  private func placeTexts(in box: CGRect, frames: inout Frames, grid: PixelGrid) {
    let titleWidth = min(title.width, box.width)
    let subtitleWidth = min(subtitle.width, box.width)
    frames.title = CGRect(
      x: textStart(width: titleWidth, in: box, grid: grid), y: box.minY, width: titleWidth, height: title.height)
    frames.subtitle = CGRect(
      x: textStart(width: subtitleWidth, in: box, grid: grid), y: box.maxY - subtitle.height, width: subtitleWidth,
      height: subtitle.height)
  }

  private func textStart(width: CGFloat, in box: CGRect, grid: PixelGrid) -> CGFloat {
    let left = isRightToLeft ? resolvedAlignment == .trailing : resolvedAlignment == .leading
    if resolvedAlignment == .center { return grid.rounded(box.minX + (box.width - width) / 2) }
    return left ? box.minX : box.maxX - width
  }

  /// The effective text alignment. `automatic` aligns a title and subtitle of different widths toward the image.
  private var resolvedAlignment: UIButton.Configuration.TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    guard image.width > 0, !isVertical else { return .center }
    return placement == .trailing ? .trailing : .leading
  }
}
