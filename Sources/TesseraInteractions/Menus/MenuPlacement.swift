// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The position of a menu next to a view or its preview.
struct MenuPlacement: Equatable {
  /// The menu's frame in window coordinates.
  private(set) var menu: CGRect
  /// The preview's frame in window coordinates. Empty if there is no preview.
  private(set) var preview: CGRect
  /// Whether the menu is above its source.
  private(set) var isAbove: Bool

  /// Returns the placement of a menu next to a control: below the control if the menu fits there, otherwise above it.
  /// If the menu fits on neither side, returns the side with more space, where the menu scrolls.
  ///
  /// The menu is aligned with the control's left edge if the control is in the left third of `room`, with its right
  /// edge in the right third, and with its center otherwise.
  static func adjacent(to anchor: CGRect, size: CGSize, room: CGRect) -> MenuPlacement {
    let below = max(0, room.maxY - max(room.minY, anchor.maxY + MenuPlacement.gap))
    let above = max(0, min(room.maxY, anchor.minY - MenuPlacement.gap) - room.minY)
    let isAbove = size.height > below && above > below
    let height = min(size.height, max(isAbove ? above : below, min(room.height, 44)))
    var x = anchor.midX - size.width / 2
    if anchor.midX < room.minX + room.width / 3 { x = anchor.minX }
    if anchor.midX > room.maxX - room.width / 3 { x = anchor.maxX - size.width }
    let y = isAbove ? anchor.minY - gap - height : anchor.maxY + gap
    let frame = CGRect(
      x: x.clamped(length: size.width, low: room.minX, high: room.maxX),
      y: y.clamped(length: height, low: room.minY, high: room.maxY), width: size.width,
      height: height)
    return MenuPlacement(menu: frame, preview: .zero, isAbove: isAbove)
  }

  /// Returns the placement of a menu next to a preview: below the preview if the menu fits there, otherwise above it.
  /// If the menu fits on neither side, the preview is moved up and, if necessary, shrunk. For a centered preview, the
  /// menu is aligned with the preview's leading edge.
  static func nextTo(
    preview: CGRect, size: CGSize, room: CGRect, isRightToLeft: Bool = false
  ) -> MenuPlacement {
    let between: CGFloat = size.height > 0 ? previewGap : 0
    var shown = preview
    // Shrink the preview if it is wider than `room` or leaves too little height for the menu. The menu gets at most
    // half of `room`.
    let most = size.height > 0 ? max(room.height - between - min(size.height, room.height / 2), 1) : room.height
    let scale = min(1, room.width / max(preview.width, 1), most / max(preview.height, 1))
    if scale < 1 { shown = preview.insetBy(dx: preview.width * (1 - scale) / 2, dy: preview.height * (1 - scale) / 2) }
    let height = min(size.height, max(0, room.height - between - shown.height))
    shown.origin.x = shown.minX.clamped(length: shown.width, low: room.minX, high: room.maxX)
    let isAbove =
      shown.maxY + between + height > room.maxY && shown.minY - between - height >= room.minY
      && shown.maxY <= room.maxY
    if !isAbove {
      shown.origin.y = shown.minY.clamped(length: shown.height + between + height, low: room.minY, high: room.maxY)
    }
    let side = shown.midX - room.midX
    let isLeft = abs(side) < 1 ? !isRightToLeft : side < 0
    let x = (isLeft ? shown.minX : shown.maxX - size.width).clamped(length: size.width, low: room.minX, high: room.maxX)
    let y = isAbove ? shown.minY - between - height : shown.maxY + between
    return MenuPlacement(
      menu: CGRect(x: x, y: y, width: size.width, height: height), preview: shown, isAbove: isAbove)
  }

  // Approximates iOS; not measured. Duplicates the value in MenuMetrics, which is isolated to the main actor.
  private static let gap: CGFloat = 8
  private static let previewGap: CGFloat = 16
}
