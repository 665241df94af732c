// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The content of the color picker sheet: a title bar, three ways to choose a color, an opacity slider and the
/// selected color. Approximates iOS.
///
///     Colors          (x)
///     [Grid|Spectrum|Sliders]
///     grid, spectrum or three sliders
///     OPACITY slider
///     ─────────────────
///     selected color
final class ColorPickerView: UIView {
  var onChoice: ((UIColor, Bool) -> Void)?
  private let titleLabel = UILabel()
  private let close = UIButton(type: .close)
  private let modeControl = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGridView()
  private let spectrum = ColorSpectrumView()
  private let componentTracks = [ColorTrack("RED"), ColorTrack("GREEN"), ColorTrack("BLUE")]
  private let opacity = ColorTrack("OPACITY")
  private let line = UIView()
  /// The checkerboard that is visible through a translucent selected color.
  private let board = CheckerboardView()
  private let swatch = UIView()
  private(set) var color: UIColor
  private let hasOpacity: Bool

  init(_ title: String, color: UIColor, hasOpacity: Bool, close onClose: @escaping @MainActor () -> Void) {
    self.color = color
    self.hasOpacity = hasOpacity
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemGroupedBackground
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    close.addAction(UIAction { _ in onClose() }, for: .touchUpInside)
    modeControl.selectedSegmentIndex = 0
    modeControl.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
    line.backgroundColor = .separator
    for view in [board, swatch] {
      view.layer.cornerRadius = 10
      view.clipsToBounds = true
    }
    swatch.isAccessibilityElement = true
    for view in [titleLabel, close, modeControl, grid, spectrum, opacity, line, board, swatch] + componentTracks {
      addSubview(view)
    }
    connect()
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func connect() {
    grid.onChoice = { [weak self] color, isMoving in self?.selectColor(color, isMoving: isMoving) }
    spectrum.onChoice = { [weak self] color, isMoving in self?.selectColor(color, isMoving: isMoving) }
    for (index, track) in componentTracks.enumerated() {
      track.onChange = { [weak self] value, isMoving in
        guard let self else { return }
        var parts = [color.rgbaComponents.red, color.rgbaComponents.green, color.rgbaComponents.blue]
        parts[index] = value
        selectColor(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1), isMoving: isMoving)
      }
    }
    opacity.onChange = { [weak self] value, isMoving in
      guard let self else { return }
      setColor(color.withAlphaComponent(value), isMoving: isMoving)
    }
  }

  /// Selects a color without changing the opacity.
  private func selectColor(_ color: UIColor, isMoving: Bool) {
    setColor(hasOpacity ? color.withAlphaComponent(self.color.rgbaComponents.alpha) : color, isMoving: isMoving)
  }

  private func setColor(_ color: UIColor, isMoving: Bool) {
    self.color = color
    show()
    onChoice?(color, isMoving)
  }

  func show(_ color: UIColor) {
    self.color = color
    show()
  }

  private func show() {
    let parts = color.rgbaComponents
    grid.chosen = color
    spectrum.chosen = color
    let full = color.withAlphaComponent(1)
    for (index, track) in componentTracks.enumerated() {
      let values = [parts.red, parts.green, parts.blue]
      func end(_ value: CGFloat) -> UIColor {
        var ends = values
        ends[index] = value
        return UIColor(red: ends[0], green: ends[1], blue: ends[2], alpha: 1)
      }
      let text = "\(Int((max(0, min(1, values[index])) * 255).rounded()))"
      track.show(values[index], text: text, ends: (end(0), end(1)), color: full)
    }
    opacity.show(
      parts.alpha, text: Self.percent(parts.alpha), ends: (color.withAlphaComponent(0), full), color: full)
    swatch.backgroundColor = color
    board.isHidden = parts.alpha >= 1
  }

  /// Returns a fraction as a percentage, such as "70%", formatted for the screen's language.
  static func percent(_ part: CGFloat) -> String {
    Double(max(0, min(1, part))).formatted(.percent.precision(.fractionLength(0)).locale(.ambient))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (margin, wide) = (CGFloat(16), max(0, bounds.width - 32))
    titleLabel.frame = CGRect(x: margin + 40, y: 0, width: max(0, wide - 80), height: 56)
    close.frame = CGRect(x: isTurned ? margin : bounds.width - margin - 30, y: 13, width: 30, height: 30)
    modeControl.frame = CGRect(x: margin, y: 64, width: wide, height: 32)
    var y: CGFloat = 112
    let way = modeControl.selectedSegmentIndex
    grid.isHidden = way != 0
    spectrum.isHidden = way != 1
    let size = grid.sizeThatFits(CGSize(width: wide, height: 0))
    grid.frame = CGRect(x: margin, y: y, width: wide, height: size.height)
    spectrum.frame = grid.frame
    for (index, track) in componentTracks.enumerated() {
      track.isHidden = way != 2
      track.frame = CGRect(
        x: margin, y: y + CGFloat(index) * (ColorTrack.height + 16), width: wide, height: ColorTrack.height)
    }
    y += size.height + 20
    opacity.isHidden = !hasOpacity
    if hasOpacity {
      opacity.frame = CGRect(x: margin, y: y, width: wide, height: ColorTrack.height)
      y += ColorTrack.height + 20
    }
    line.frame = CGRect(x: margin, y: y, width: wide, height: 1 / max(1, traitCollection.displayScale))
    y += 20
    swatch.frame = CGRect(x: isTurned ? bounds.width - margin - 76 : margin, y: y, width: 76, height: 76)
    board.frame = swatch.frame
  }
}
