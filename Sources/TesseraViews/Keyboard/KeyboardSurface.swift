// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The appearance of the system keyboard. It doesn't receive touches. Use `UIWindow.typeText` to type; a live screen
// uses UIWindow+KeyboardKeys.swift. KeyboardLayout.swift defines the keys, and KeyboardKeys.swift lays them out. The
// colors, the corner radius of 5 points and the shadow of one point approximate iOS 17 and 18. There are no
// predictions, so their row is empty.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A view that draws the system keyboard in the screen's language.
final class KeyboardSurface: UIView {
  private let type: UIKeyboardType
  private let returnKey: UIReturnKeyType
  /// The responder that receives the text.
  private weak var responder: UIResponder?
  /// The visible page of keys.
  private var page: KeyboardPage
  /// The state set with the shift key, or nil if the text determines it.
  private var shift: Shift?
  /// The time of the last tap on the shift key, in seconds of virtual touch time.
  private var lastShift = -Double.infinity

  private enum Shift {
    case on, off, locked
  }

  static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }
  /// The tint over the blurred content under the keyboard. It looks like `background` over white in light mode, and
  /// over black in dark mode.
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

  init(for responder: UIResponder?) {
    let traits = responder as? any UITextInputTraits
    self.responder = responder
    type = traits?.keyboardType ?? .default
    returnKey = traits?.returnKeyType ?? .default
    page = KeyboardKeys.firstPage(type)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    switch traits?.keyboardAppearance {
    case .dark: overrideUserInterfaceStyle = .dark
    case .light: overrideUserInterfaceStyle = .light
    default: break
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the next letter is uppercase. Depending on the field's autocapitalization, this is true at the beginning
  /// of a text, sentence or word. Addresses begin with lowercase letters.
  private var isShifted: Bool {
    if let shift { return shift != .off }
    guard type != .emailAddress, type != .URL, type != .webSearch else { return false }
    let wish = (responder as? any UITextInputTraits)?.autocapitalizationType ?? UITextAutocapitalizationType.none
    switch wish {
    case .none: return false
    case .allCharacters: return true
    case .words: return textBefore.map { $0.isEmpty || $0.last?.isWhitespace == true } ?? false
    case .sentences:
      guard let text = textBefore else { return false }
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      let before = text.last { !$0.isWhitespace }
      return last.isNewline || before.map { ".!?".contains($0) } ?? true
    }
  }

  /// The last characters before the insertion point, or nil if they can't be read.
  private var textBefore: String? {
    guard let input = responder as? any UITextInput, let start = input.selectedTextRange?.start else { return nil }
    let first = input.position(from: start, offset: -4) ?? input.beginningOfDocument
    return input.textRange(from: first, to: start).flatMap { input.text(in: $0) }
  }

  private var keys: [KeyboardKey] {
    KeyboardKeys(
      size: bounds.size, type: type, returnKey: returnKey, isShifted: isShifted, isLocked: shift == .locked, page: page
    ).keys
  }

  /// Returns the key nearest to a point, or nil if the keyboard is too small for keys.
  func key(at place: CGPoint) -> KeyboardKey? {
    guard bounds.width > 60, bounds.height > 60 else { return nil }
    func distance(_ rect: CGRect) -> CGFloat {
      let x = max(rect.minX - place.x, 0, place.x - rect.maxX), y = max(rect.minY - place.y, 0, place.y - rect.maxY)
      return x * x + y * y
    }
    return keys.min { distance($0.rect) < distance($1.rect) }.flatMap { distance($0.rect) <= 64 ? $0 : nil }
  }

  // MARK: Touches

  /// Performs the keyboard change of a key. A second tap on shift within 0.3 seconds turns on Caps Lock. Approximates
  /// iOS.
  func perform(_ change: KeyboardChange, at time: Double) {
    switch change {
    case .page(let next): (page, shift, lastShift) = (next, nil, -.infinity)
    case .shift where shift != .locked && time - lastShift <= 0.3: (shift, lastShift) = (.locked, -.infinity)
    case .shift: (shift, lastShift) = (isShifted ? .off : .on, time)
    }
    setNeedsDisplay()
  }

  /// Updates the keyboard after a key was typed. Ends the shift state unless Caps Lock is on, and returns to letters
  /// after a space or an apostrophe.
  func didType(_ text: String) {
    if shift != .locked { shift = nil }
    lastShift = -.infinity
    if page == .punctuation || page == .symbols, text == " " || text == "'" { page = KeyboardKeys.firstPage(type) }
    setNeedsDisplay()
  }

  // MARK: Painting

  override var viewInspector: AnyViewInspector { AnyViewInspector(BarInspector(view: self)) }

  override var contentOverlaps: Bool { true }

  override func paintContent(into canvas: inout Canvas) {
    let traits = traitCollection
    let ground = DisplayList.Shape.rect(Rect(bounds))
    canvas.append(.backdrop(ground, DisplayList.Backdrop(sigma: 20, saturation: 1.8), canvas.transform))
    canvas.fill(ground, Self.tint.rasterColor(with: traits))
    guard bounds.width > 60, bounds.height > 60 else { return }
    let traitsOfField = responder as? any UITextInputTraits
    let isIdle =
      traitsOfField?.enablesReturnKeyAutomatically == true && (responder as? any UIKeyInput)?.hasText == false
    for var key in keys {
      // If a field must not be empty, its return key is gray until text is entered.
      let isDimmed = isIdle && key.face == .action
      if isDimmed { key.face = .special }
      // An active shift key is white even in dark mode.
      let isLit = key.symbol == "shift.fill" && traits.userInterfaceStyle == .dark
      if let face = isLit ? UIColor.white : Self.color(key.face) {
        let box = RoundedRect(Rect(key.rect), radius: 5)
        let shadow = RoundedRect(Rect(key.rect.offsetBy(dx: 0, dy: 1)), radius: 5)
        canvas.fill(.roundedRect(shadow), Self.edge.rasterColor(with: traits))
        canvas.fill(.roundedRect(box), face.rasterColor(with: traits))
      }
      paintFace(
        of: key, color: isLit ? .black : isDimmed ? .tertiaryLabel : key.face == .action ? .white : .label,
        traits: traits, into: &canvas)
    }
  }

  private static func color(_ face: KeyboardKey.Face) -> UIColor? {
    switch face {
    case .letter: key
    case .special: special
    case .action: .systemBlue
    case .bare: nil
    }
  }

  private func paintFace(of key: KeyboardKey, color: UIColor, traits: UITraitCollection, into canvas: inout Canvas) {
    if let symbol = key.symbol,
      let image = UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: key.fontSize == 24 ? 24 : 17))
    {
      let size = image.size
      let rect = CGRect(
        x: key.rect.midX - size.width / 2, y: key.rect.midY - size.height / 2, width: size.width, height: size.height)
      ImagePainter(image: image, tint: color, traits: traits).paint(in: rect, .scaleToFill, into: &canvas)
      return
    }
    var title = key.rect
    if !key.letters.isEmpty || key.fontSize == 25 && key.face == .letter {
      // On a number pad, letters are shown below the digits, and all digits have the same baseline.
      title.size.height -= 13
      let below = CGRect(x: key.rect.minX, y: key.rect.maxY - 19, width: key.rect.width, height: 13)
      paintText(key.letters, size: 10, weight: .semibold, color: color, kern: 2, in: below, traits, into: &canvas)
    }
    paintText(key.title, size: key.fontSize, weight: .regular, color: color, in: title, traits, into: &canvas)
  }

  private func paintText(
    _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor, kern: CGFloat = 0, in rect: CGRect,
    _ traits: UITraitCollection, into canvas: inout Canvas
  ) {
    guard !text.isEmpty else { return }
    let defaults = TextDefaults(
      font: .systemFont(ofSize: size, weight: weight), color: color, alignment: .center, lineBreakMode: .byClipping,
      direction: .leftToRight)
    let attributed = NSAttributedString(string: text, attributes: [.kern: kern])
    var content = LabelText(kern == 0 ? .plain(text) : .attributed(attributed), defaults: defaults, lines: 1)
    // Shrink titles that are wider than their keys.
    let wanted = content.layout(width: .greatestFiniteMagnitude, height: Double(rect.height)).width
    let room = Double(rect.width) - 4
    if wanted > room, room > 4 { content = content.scaled(by: room / wanted) }
    LabelPainter(content, in: rect, clip: rect, traits: traits).paint(into: &canvas)
  }
}
