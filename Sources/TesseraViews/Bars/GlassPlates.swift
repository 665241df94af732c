// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// In the look of iOS 26, the items of bars lie on plates of glass. Adjacent items with images share a plate; a title, a
// prominent item and an item that doesn't share its background each have a separate plate:
//
//     (‹)   (Edit)      Title      (+ ⌕)  (✓)

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A plate of glass with round ends.
final class GlassPlate: UIView {
  var material = GlassMaterial() { didSet { if material != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  override func paintContent(into canvas: inout Canvas) {
    let radius = Double(min(bounds.width, bounds.height)) / 2
    material.paint([RoundedRect(Rect(bounds), radius: radius)], with: traitCollection, into: &canvas)
  }
}

/// The plates below the items of a bar.
@MainActor
final class GlassPlates {
  private var plates: [GlassPlate] = []
  private var used = 0

  /// Begins a layout. Plates are placed until `end`.
  func begin() { used = 0 }

  /// Places a plate below the items of a bar, above the view `background`.
  func place(_ frame: CGRect, color: UIColor? = nil, in bar: UIView, above background: UIView) {
    if used == plates.count { plates.append(GlassPlate()) }
    let plate = plates[used]
    used += 1
    if plate.superview !== bar { bar.insertSubview(plate, aboveSubview: background) }
    plate.isHidden = false
    plate.alpha = 1
    plate.material.color = color
    if plate.frame != frame { plate.frame = frame }
  }

  /// Places the items of a group and the plate below them.
  func place(
    _ group: GlassGroup, x: CGFloat, height: CGFloat, in bar: UIView, above background: UIView, _ placer: BarPlacer
  ) {
    if group.hasPlate {
      let size = CGSize(width: group.width(height: height), height: height)
      place(placer.frame(x: x, size: size), color: group.color(in: bar), in: bar, above: background)
    }
    var x = x
    for entry in group.entries {
      guard let view = entry.view else { continue }
      let width = GlassGroup.width(of: entry, height: height)
      let size =
        entry.isCustom
        ? BarItemViews.size(of: view, item: entry.item, height: height) : CGSize(width: width, height: height)
      placer.setFrame(of: view, x: x + (width - size.width) / 2, size: size)
      x += width
    }
  }

  /// Hides the plates that the layout didn't place.
  func end() {
    for plate in plates.dropFirst(used) { plate.isHidden = true }
  }

  /// Changes the opacity of the visible plates.
  func setAlpha(_ alpha: CGFloat) {
    for plate in plates.prefix(used) where plate.alpha != alpha { plate.alpha = alpha }
  }
}

/// Adjacent items on a plate of glass, or a single item without one.
@MainActor
struct GlassGroup {
  /// The items, in the bar's order.
  var entries: [BarEntry]
  var hasPlate: Bool

  /// The color of the plate of a prominent item, or nil.
  func color(in bar: UIView) -> UIColor? {
    guard let entry = entries.first, entry.item.isProminent else { return nil }
    guard entry.item.isEnabled else { return .systemGray4 }
    return entry.item.tintColor ?? bar.tintColor
  }

  /// Divides the items of one side of a bar. Spaces end a group.
  static func groups(of entries: [BarEntry]) -> [GlassGroup] {
    var groups: [GlassGroup] = []
    var isOpen = false
    for entry in entries {
      guard entry.view != nil else {
        isOpen = false
        continue
      }
      if isOpen, entry.sharesPlate {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append(GlassGroup(entries: [entry], hasPlate: !entry.item.hidesSharedBackground))
      }
      isOpen = entry.sharesPlate
    }
    return groups
  }

  /// The width of an item, including its padding within the plate, in points.
  static func width(of entry: BarEntry, height: CGFloat) -> CGFloat {
    guard let view = entry.view else { return 0 }
    let natural = BarItemViews.size(of: view, item: entry.item, height: height).width
    if entry.item.hidesSharedBackground { return natural }
    // A custom view that isn't wider than the plate is high lies in a circle, such as a picture of a person.
    let isRound =
      entry.isCustom ? !entry.item.hostsButton && natural <= height : entry.item.shownImage(isGlass: true) != nil
    return max(height, natural + (isRound ? 0 : 2 * GlassBarMetrics.titlePadding))
  }

  func width(height: CGFloat) -> CGFloat { entries.reduce(0) { $0 + Self.width(of: $1, height: height) } }
}

extension BarEntry {
  /// Whether the item can share its plate with its neighbors: an item with an image that isn't prominent, and that neither
  /// confirms nor closes.
  var sharesPlate: Bool {
    guard item.sharesBackground, !item.hidesSharedBackground, !item.isProminent else { return false }
    // The content of SwiftUI's buttons is unknown, but titles are wider than images.
    if item.hostsButton { return view.map { BarItemViews.naturalSize(of: $0).width <= 32 } ?? false }
    let isSeparate = item.systemItem == .done || item.systemItem == .close || item.systemItem == .cancel
    return !isCustom && !isSeparate && item.shownImage(isGlass: true) != nil
  }
}

/// The metrics of bars in the look of iOS 26, in points. Heights and margins were measured in pictures recorded on iOS
/// 26; the distances between plates and from the bottom approximate it.
package enum GlassBarMetrics {
  /// The height of a plate, and the width of a plate with a single image.
  static let plateHeight: CGFloat = 44
  /// The distance of the first plate from the side of the bar.
  static let margin: CGFloat = 16
  static let groupSpacing: CGFloat = 12
  /// The distance of titles and of wide custom views from the sides of their plates.
  static let titlePadding: CGFloat = 9
  /// The height of the row of buttons in sheets, in which they are as far from the top as from the sides.
  static let sheetHeight: CGFloat = 76
  static let largeTitleHeight: CGFloat = 72
  /// The distance of the large title's label from the row of buttons. Its baseline is 105.33 points below the safe area.
  static let largeTitleTop: CGFloat = 29
  /// The height of a tab bar without icons, and its distance from the sides outside of a tab bar controller.
  static let lowTabBarHeight: CGFloat = 54
  static let tabBarMargin: CGFloat = 25
  /// The height of a tab bar with icons.
  static let tabBarHeight: CGFloat = 62
  /// The distance of floating bars from the sides, and from the bottom above a home indicator.
  package static let floatingMargin: CGFloat = 21
  /// The greatest width of a tab.
  static let tabWidth: CGFloat = 97.67
  /// The height of the accessory above a tab bar, and its distance from the bar.
  package static let accessoryHeight: CGFloat = 48
  package static let accessorySpacing: CGFloat = 8

  /// Returns the distance of floating bars from the bottom.
  static func bottomMargin(safeArea: UIEdgeInsets) -> CGFloat { safeArea.bottom > 0 ? floatingMargin : 12 }

  @MainActor static let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large)
}
