// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The look of the system's keyboard: letters, or digits for types of numbers. It lets touches through: typing is done by
// `UIWindow.typeText`. Sizes and colours from memory of iOS 18: four rows 54 points apart under 44 points for predictions,
// keys 43 high with 6 between them, corners of 5, a shadow of one point.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The system's keyboard as a picture.
final class KeyboardPlate: UIView {
  private struct Key {
    var title: String
    var symbol: String?
    var rect: CGRect
    var isSpecial = false
    var isLarge = true
  }

  private let type: UIKeyboardType
  private let returnKey: UIReturnKeyType

  static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }
  /// Over what is behind, blurred: as `ground` over white in light, over black in the dark.
  private static let tint = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.19, alpha: 0.85) : UIColor(red: 0.788, green: 0.8, blue: 0.824, alpha: 0.85)
  }
  private static let key = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1) }
  private static let special = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
  }
  private static let edge = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 0.35) }

  init(_ traits: (any UITextInputTraits)?) {
    type = traits?.keyboardType ?? .default
    returnKey = traits?.returnKeyType ?? .default
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    switch traits?.keyboardAppearance {
    case .dark: overrideUserInterfaceStyle = .dark
    case .light: overrideUserInterfaceStyle = .light
    default: break
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isNumeric: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  // MARK: Keys

  private var keys: [Key] { isNumeric ? numberKeys : letterKeys }

  private var rows: (top: CGFloat, pitch: CGFloat) {
    let isLow = bounds.height < 240
    let bar: CGFloat = isNumeric ? 6 : isLow ? 38 : 44
    return (bar + (isNumeric ? 0 : 8), isLow ? (bounds.height - bar) / 4 : 54)
  }

  private var numberKeys: [Key] {
    let (top, pitch) = rows
    let titles = ["1", "2", "3", "4", "5", "6", "7", "8", "9", type == .decimalPad ? "." : "", "0", "⌫"]
    let width = (bounds.width - 24) / 3
    return titles.enumerated().compactMap { index, title in
      guard !title.isEmpty else { return nil }
      let rect = CGRect(
        x: 6 + CGFloat(index % 3) * (width + 6), y: top + CGFloat(index / 3) * pitch, width: width, height: pitch - 7)
      return Key(title: title, symbol: title == "⌫" ? "delete.left" : nil, rect: rect, isSpecial: title == "⌫")
    }
  }

  private var letterKeys: [Key] {
    let (top, pitch) = rows
    let unit = (bounds.width - 6) / 10
    var keys: [Key] = []
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      let start = (bounds.width - CGFloat(letters.count) * unit) / 2
      for (index, letter) in letters.enumerated() {
        let rect = CGRect(
          x: start + CGFloat(index) * unit + 3, y: top + CGFloat(row) * pitch, width: unit - 6, height: pitch - 11)
        keys.append(Key(title: String(letter), rect: rect))
      }
    }
    let (third, last, height) = (top + 2 * pitch, top + 3 * pitch, pitch - 11)
    func add(_ title: String, _ symbol: String?, _ x: CGFloat, _ width: CGFloat, _ y: CGFloat, special: Bool = true) {
      keys.append(
        Key(
          title: title, symbol: symbol, rect: CGRect(x: x, y: y, width: width, height: height), isSpecial: special,
          isLarge: false))
    }
    let side = unit * 1.5 - 11
    add("", "shift", 3, side, third)
    add("", "delete.left", bounds.width - 3 - side, side, third)
    let wide = unit * 2.5 - 6
    add("123", nil, 3, side + 6, last)
    add(returnTitle, nil, bounds.width - 3 - wide, wide, last)
    add("space", nil, side + 15, bounds.width - side - wide - 24, last, special: false)
    return keys
  }

  private var returnTitle: String {
    switch returnKey {
    case .default: "return"
    case .emergencyCall: "SOS"
    default: "\(returnKey)"
    }
  }

  // MARK: Painting

  override var speaker: AnyViewSpeaker { AnyViewSpeaker(BarSpeaker(view: self)) }

  override var contentOverlaps: Bool { true }

  override func paintContent(into canvas: inout Canvas) {
    let traits = traitCollection
    let ground = DisplayList.Shape.rect(Rect(bounds))
    canvas.append(.backdrop(ground, DisplayList.Backdrop(sigma: 20, saturation: 1.8), canvas.transform))
    canvas.fill(ground, Self.tint.rasterColor(with: traits))
    guard bounds.width > 60, bounds.height > 60 else { return }
    for key in keys {
      let box = RoundedRect(Rect(key.rect), radius: 5)
      canvas.fill(
        .roundedRect(RoundedRect(Rect(key.rect.offsetBy(dx: 0, dy: 1)), radius: 5)), Self.edge.rasterColor(with: traits)
      )
      canvas.fill(.roundedRect(box), (key.isSpecial ? Self.special : Self.key).rasterColor(with: traits))
      paintFace(key, traits, into: &canvas)
    }
  }

  private func paintFace(_ key: Key, _ traits: UITraitCollection, into canvas: inout Canvas) {
    if let symbol = key.symbol,
      let image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    {
      let size = image.size
      let rect = CGRect(
        x: key.rect.midX - size.width / 2, y: key.rect.midY - size.height / 2, width: size.width, height: size.height)
      ImagePainter(image: image, tint: .label, traits: traits).paint(in: rect, .scaleToFill, into: &canvas)
      return
    }
    let font = UIFont.systemFont(ofSize: key.isLarge ? 22.5 : 16)
    let defaults = TextDefaults(
      font: font, color: .label, alignment: .center, lineBreakMode: .byClipping, direction: .leftToRight)
    LabelPainter(
      LabelText(.plain(key.title), defaults: defaults, lines: 1), in: key.rect, clip: key.rect, traits: traits
    )
    .paint(into: &canvas)
  }
}
