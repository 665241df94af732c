// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The parts of navigation bars, toolbars and tab bars: the background, item buttons and item layout.

import Foundation

/// Metrics of bars in points. The heights come from Apple's Human Interface Guidelines (44 and 96 for navigation
/// bars, 49 for tab bars). All other metrics approximate iOS 13 to 18.
enum BarMetrics {
  static let height: CGFloat = 44
  /// The bar height on iPhone in landscape.
  static let compactHeight: CGFloat = 32
  /// The navigation bar height on iPad.
  static let tabletHeight: CGFloat = 50
  /// The navigation bar height in sheets.
  static let sheetHeight: CGFloat = 56

  /// Returns the safe area in which navigation bars are placed, for the safe area of their container.
  ///
  /// Below a Dynamic Island, a bar begins above the lower end of the status bar: at 53.67 points if the inset is 59
  /// points (iPhone 15 Pro, iOS 17.0 and 17.5), and at 56.33 points if it is 62 points (iPhone 16 Pro, iOS 18.5). On iOS
  /// 26, it begins at the safe area.
  @MainActor
  static func area(_ safeArea: UIEdgeInsets, in window: UIWindow?) -> UIEdgeInsets {
    guard let window, !window.traitCollection.isGlass, safeArea.top > 54, safeArea.top == window.safeAreaInsets.top
    else { return safeArea }
    var result = safeArea
    let overlap: CGFloat = safeArea.top < 62 ? 16 / 3 : 17 / 3
    result.top = PixelGrid(scale: window.pixelScale).rounded(safeArea.top - overlap)
    return result
  }

  /// Returns whether bars have their compact height.
  static func isCompact(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.userInterfaceIdiom != .pad
  }
  static let largeTitleHeight: CGFloat = 52
  static let promptHeight: CGFloat = 30
  static let tabBarHeight: CGFloat = 49
  /// The distance between two items.
  static let itemSpacing: CGFloat = 16
  /// The distance before a custom view, and between an item and the title.
  static let customViewSpacing: CGFloat = 8
  static let backIndicatorLeading: CGFloat = 8
  /// The distance from the back button's edge to its title.
  static let backTitleLeading: CGFloat = 22.33
  /// The distance from a custom back indicator image to the back button's title.
  static let backTitleSpacing: CGFloat = 5

  /// Returns the distance of items from the sides of the bar: the system's minimum margin.
  static func margin(width: CGFloat) -> CGFloat { SideMargin.of(width: width) }

  @MainActor static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  @MainActor static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  /// The symbol configuration next to 17-point text. Uses the large scale, as in UIKit: a circle is 21.5 points wide.
  @MainActor static let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
  /// The symbol configuration of tab bars. A circle is 25 points wide, as in Apple's guidelines.
  @MainActor static let tabSymbols = UIImage.SymbolConfiguration(pointSize: 19.75, weight: .regular, scale: .large)
  /// The symbol configuration of compact tab bars. A circle is 18 points wide, as in Apple's guidelines.
  @MainActor static let lowTabSymbols = UIImage.SymbolConfiguration(pointSize: 14.25, weight: .regular, scale: .large)
}

/// The background of a bar, which consists of an effect, a color, an image, and a hairline at one edge.
///
/// In the look of iOS 26, the system's translucent background is replaced by the edge effect of the content.
final class BarBackground: UIView {
  private let fade: ScrollEdgeFade
  /// The edge effect of the scroll view below the bar.
  var edgeStyle: ScrollEdgeStyle {
    get { fade.style }
    set {
      guard newValue != fade.style else { return }
      fade.style = newValue
      updateFade()
      setNeedsLayout()
    }
  }
  /// Whether an effect of the automatic style is visible.
  private let showsAutomaticEdge: Bool
  private var isSystem = false { didSet { updateFade() } }
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIImageView()
  private let shadow = UIView()
  private let shadowEdge: UIRectEdge

  init(shadowEdge: UIRectEdge, showsAutomaticEdge: Bool = true) {
    self.shadowEdge = shadowEdge
    self.showsAutomaticEdge = showsAutomaticEdge
    fade = ScrollEdgeFade(edge: shadowEdge == .bottom ? .top : .bottom)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fade.isHidden = true
    for view in [fade, effectView, colorView, shadow] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays an appearance, or no background if the appearance is nil.
  func applyAppearance(_ appearance: UIBarAppearance?) {
    isSystem = traitCollection.isGlass && appearance?.hasSystemBackground == true
    let appearance = isSystem ? nil : appearance
    effectView.effect = appearance?.backgroundEffect
    effectView.isHidden = appearance?.backgroundEffect == nil
    colorView.backgroundColor = appearance?.backgroundColor
    colorView.image = appearance?.backgroundImage
    colorView.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
    shadow.backgroundColor = appearance?.shadowColor
    shadow.isHidden = appearance?.shadowColor == nil
  }

  private func updateFade() {
    fade.isHidden = !isSystem || edgeStyle == .hidden || edgeStyle == .automatic && !showsAutomaticEdge
  }

  /// Whether the background has any visible content.
  var isSeen: Bool {
    !isHidden && alpha > 0
      && (!effectView.isHidden || colorView.backgroundColor.map { $0 != .clear } ?? false || colorView.image != nil
        || !shadow.isHidden || !fade.isHidden)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    colorView.frame = bounds
    fade.frame = bounds.inset(
      by: UIEdgeInsets(
        top: shadowEdge == .top ? -fade.overlap : 0, left: 0, bottom: shadowEdge == .bottom ? -fade.overlap : 0,
        right: 0))
    let line = 1 / pixelScale
    shadow.frame = CGRect(x: 0, y: shadowEdge == .top ? -line : bounds.height, width: bounds.width, height: line)
  }
}

@MainActor
enum BarItemViews {
  /// Returns the view of an item: its custom view, or a new button.
  ///
  /// - Parameters:
  ///   - item: The item, which isn't a space.
  ///   - look: The appearance of the item's title.
  ///   - isLow: Whether the bar is compact.
  ///   - isGlass: Whether the item is on glass, where it has the color of labels instead of the tint color.
  static func view(
    for item: UIBarButtonItem, _ look: UIBarButtonItemAppearance?, isLow: Bool = false, isGlass: Bool = false
  ) -> UIView {
    if let custom = item.customView { return custom }
    let button = UIButton(type: .system)
    item.shownView = button
    let action = UIAction { [weak item, weak button] _ in
      if let button, button.changesSelectionAsPrimaryAction { item?.isSelected = button.isSelected }
      item?.perform(for: button?.currentEvent)
    }
    button.addAction(action, for: .touchUpInside)
    button.menu = item.menu
    button.showsMenuAsPrimaryAction = item.showsMenu
    button.changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction && item.menu == nil
    button.isEnabled = item.isEnabled
    button.isSelected = item.isSelected
    button.accessibilityLabel =
      item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName ?? item.image?.accessibilityLabel
    item.describe(button)
    button.contentEdgeInsets = item.imageInsets
    if isGlass {
      button.tintColor = item.isProminent ? .white : item.tintColor ?? .label
    } else if let tint = item.tintColor {
      button.tintColor = tint
    }
    if !item.look.backgroundImages.isEmpty {
      for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
        button.setBackgroundImage(item.look.background(for: state, style: item.style), for: state)
      }
    }
    if let image = (isLow ? item.landscapeImagePhone : nil) ?? item.shownImage(isGlass: isGlass) {
      button.setPreferredSymbolConfiguration(
        isGlass ? GlassBarMetrics.symbols : BarMetrics.symbols, forImageIn: .normal)
      button.setImage(image, for: .normal)
    } else {
      setTitle(of: button, item: item, appearance: look, isGlass: isGlass)
    }
    return button
  }

  private static func setTitle(
    of button: UIButton, item: UIBarButtonItem, appearance look: UIBarButtonItemAppearance?, isGlass: Bool
  ) {
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let stateLook = item.isEnabled ? look?.normal : look?.disabled
    var attributes = stateLook?.titleTextAttributes ?? [:]
    attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { _, own in own }
    let weight: UIFont.Weight = item.style == .done ? .semibold : isGlass ? .medium : .regular
    // States without a font use the normal state's font.
    let usual = item.titleTextAttributes(for: .normal)?[.font] ?? look?.normal.titleTextAttributes[.font]
    button.titleLabel?.font = (attributes[.font] ?? usual) as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
    if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
    if let color = look?.highlighted.titleTextAttributes[.foregroundColor] as? UIColor {
      button.setTitleColor(color, for: .highlighted)
    }
    let (own, shared) = (item.titlePositionAdjustment(for: .default), stateLook?.titlePositionAdjustment ?? .zero)
    let offset = UIOffset(horizontal: own.horizontal + shared.horizontal, vertical: own.vertical + shared.vertical)
    if offset != .zero {
      // Insets of opposite signs shift a centered title by their magnitude.
      button.titleEdgeInsets = UIEdgeInsets(
        top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
    }
    button.setTitle(item.title, for: .normal)
  }

  /// Returns the size of an item's view in a bar. This is the view's preferred size, limited to the height of the
  /// bar.
  static func size(of view: UIView, item: UIBarButtonItem?, height: CGFloat) -> CGSize {
    var size = naturalSize(of: view)
    if let width = item?.width, width > 0 { size.width = width }
    return CGSize(width: size.width, height: min(size.height, height))
  }

  /// Returns the size determined by a view's constraints or content, or its current size if they determine none.
  static func naturalSize(of view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
    if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.isEmpty {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0, fitting.height > 0 { return fitting }
    }
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : view.bounds.width,
      height: intrinsic.height >= 0 ? intrinsic.height : view.bounds.height)
  }
}

/// A bar item and its view, which is nil for a space.
@MainActor
struct BarEntry {
  let item: UIBarButtonItem
  let view: UIView?

  var isCustom: Bool { item.customView != nil }
}

/// A helper that positions a bar's views by their distance from the leading edge. Supports both layout directions.
@MainActor
struct BarPlacer {
  let width: CGFloat
  let height: CGFloat
  let top: CGFloat
  let isRightToLeft: Bool
  let grid: PixelGrid

  /// Sets the frame of a view that is at a distance from the leading edge and vertically centered in the bar.
  func setFrame(of view: UIView, x: CGFloat, size: CGSize) { setFrame(of: view, to: frame(x: x, size: size)) }

  /// Returns a frame at a distance from the leading edge, vertically centered in the bar.
  func frame(x: CGFloat, size: CGSize) -> CGRect {
    let left = isRightToLeft ? width - x - size.width : x
    let y = top + (height - size.height) / 2
    return CGRect(
      x: grid.rounded(left), y: grid.rounded(y), width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }

  /// Sets the frame of a view whose position isn't determined by constraints. Constraints within the view remain
  /// active.
  func setFrame(of view: UIView, to frame: CGRect) {
    if !view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
    if view.frame != frame { view.frame = frame }
  }
}

extension UIView {
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
