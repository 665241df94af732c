// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rows of standard styles are laid out arithmetically rather than with constraints. A table measures each row that it
// shows, and arithmetic takes a hundredth of a layout engine's time per row. Both the labels of a table cell and
// UIListContentView are laid out here.
//
//     ├ inset ┤ image ├ gap ┤ text                 ├ inset ┤        ├ inset ┤ text ├ column gap ┤ secondary ├ inset ┤
//                           │ secondary

import Foundation
import TesseraFoundation

/// The views of a row of a standard style. Each view is created when it gets content or is first accessed.
@MainActor
final class ListContentViews {
  private(set) var image: UIImageView?
  private(set) var text: UILabel?
  private(set) var secondary: UILabel?

  func loadImage(in view: UIView, properties: UIListContentConfiguration.ImageProperties) -> UIImageView {
    if let image { return image }
    let made = UIImageView()
    made.contentMode = .center
    Self.style(made, properties: properties)
    view.addSubview(made)
    image = made
    return made
  }

  func loadText(in view: UIView, properties: UIListContentConfiguration.TextProperties) -> UILabel {
    if let text { return text }
    let made = Self.makeLabel(in: view, properties: properties)
    text = made
    return made
  }

  func loadSecondary(in view: UIView, properties: UIListContentConfiguration.TextProperties) -> UILabel {
    if let secondary { return secondary }
    let made = Self.makeLabel(in: view, properties: properties)
    secondary = made
    return made
  }

  func show(_ content: UIListContentConfiguration, in view: UIView) {
    if image != nil || content.image != nil {
      let image = loadImage(in: view, properties: content.imageProperties)
      image.image = content.image
      Self.style(image, properties: content.imageProperties)
    }
    if text != nil || content.text != nil || content.attributedText != nil {
      Self.show(
        content.text, attributed: content.attributedText, properties: content.textProperties,
        in: loadText(in: view, properties: content.textProperties))
    }
    if secondary != nil || content.secondaryText != nil || content.secondaryAttributedText != nil {
      let properties = content.secondaryTextProperties
      let label = loadSecondary(in: view, properties: properties)
      Self.show(content.secondaryText, attributed: content.secondaryAttributedText, properties: properties, in: label)
    }
  }

  private static func style(_ image: UIImageView, properties: UIListContentConfiguration.ImageProperties) {
    image.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    image.tintColor = properties.tintColor
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
  }

  private static func makeLabel(in view: UIView, properties: UIListContentConfiguration.TextProperties) -> UILabel {
    let label = makeLabel(properties: properties)
    view.addSubview(label)
    return label
  }

  /// Returns a label without text.
  static func makeLabel(properties: UIListContentConfiguration.TextProperties) -> UILabel {
    let label = UILabel()
    style(label, properties: properties)
    return label
  }

  private static func style(_ label: UILabel, properties: UIListContentConfiguration.TextProperties) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
  }

  private static func show(
    _ string: String?, attributed: NSAttributedString?, properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    style(label, properties: properties)
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = string.map(properties.transform.applied)
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns the text in the case that the transform specifies.
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased(with: .ambient)
    case .lowercase: text.lowercased(with: .ambient)
    case .capitalized: text.capitalized(with: .ambient)
    }
  }
}

/// The frames of a row's image and labels.
@MainActor
struct ListContentLayout {
  var insets: UIEdgeInsets
  var isRTL: Bool
  var imageGap: CGFloat = 16
  var rowGap: CGFloat = 3
  var columnGap: CGFloat = 12
  var reserved: CGSize = .zero
  /// Whether an image may extend slightly beyond its reserved width, so that the text of all rows stays aligned.
  var overhangs = false
  var maximum: CGSize = .zero
  /// Whether the top and bottom insets apply to a row's image as well as to its text.
  var insetsImage = true
  var isSideBySide = false
  /// Whether side-by-side labels are stacked if there is no space for both.
  var stacksIfTight = false
  var minimumHeight: CGFloat = 44
  /// The width of a first column whose text ends where the second column begins (`UITableViewCell.CellStyle.value2`).
  var keyWidth: CGFloat?

  func height(_ parts: ListContentViews, width: CGFloat) -> CGFloat {
    let solved = solve(parts, in: CGRect(x: 0, y: 0, width: width, height: 0))
    let room = insets.top + insets.bottom
    return max(minimumHeight, solved.textHeight + room, solved.imageHeight + (insetsImage ? room : 0))
  }

  func place(_ parts: ListContentViews, in bounds: CGRect, scale: CGFloat) {
    let solved = solve(parts, in: bounds)
    let grid = PixelGrid(scale: scale)
    let views: [(UIView?, CGRect)] = [
      (parts.image, solved.image), (parts.text, solved.text), (parts.secondary, solved.secondary),
    ]
    for case let (view?, frame) in views {
      let mirrored =
        isRTL
        ? CGRect(
          x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
      view.frame = grid.rect(mirrored, residual: .zero).rect
    }
  }

  private struct Solution {
    var image: CGRect = .zero
    var text: CGRect = .zero
    var secondary: CGRect = .zero
    var imageHeight: CGFloat = 0
    var textHeight: CGFloat = 0
  }

  /// Computes the layout from left to right. `insets` has left and right rather than leading and trailing insets, so
  /// these are swapped before a right-to-left layout is mirrored.
  private func solve(_ parts: ListContentViews, in bounds: CGRect) -> Solution {
    let (near, far) = isRTL ? (insets.right, insets.left) : (insets.left, insets.right)
    var result = Solution()
    var x = bounds.minX + near
    let end = max(x, bounds.maxX - far)
    let imageSize = shownSize(of: parts.image)
    if imageSize.width > 0 || reserved.width > 0 {
      // Symbols may extend beyond their reserved width by an eighth on each side. Only a wider symbol increases the
      // reserved width.
      let reach = reserved.width * (overhangs ? 1.25 : 1)
      let room = CGSize(
        width: imageSize.width > reach ? imageSize.width : reserved.width,
        height: max(imageSize.height, reserved.height))
      result.image = centered(imageSize, in: CGRect(x: x, y: bounds.minY, width: room.width, height: bounds.height))
      x = min(end, x + room.width + imageGap)
      result.imageHeight = room.height
    }
    let texts =
      isSideBySide || keyWidth != nil ? columns(of: parts, from: x, to: end) : rows(of: parts, from: x, to: end)
    let size = max(texts.0.maxY, texts.1.maxY)
    let top = bounds.minY + insets.top + (bounds.height - insets.top - insets.bottom - size) / 2
    result.text = texts.0.offsetBy(dx: 0, dy: top)
    result.secondary = texts.1.offsetBy(dx: 0, dy: top)
    result.textHeight = size
    return result
  }

  private func rows(of parts: ListContentViews, from x: CGFloat, to end: CGFloat) -> (CGRect, CGRect) {
    let text = size(of: parts.text, width: end - x)
    let secondary = size(of: parts.secondary, width: end - x)
    let gap = text.height > 0 && secondary.height > 0 ? rowGap : 0
    return (
      CGRect(x: x, y: 0, width: text.height > 0 ? end - x : 0, height: text.height),
      CGRect(x: x, y: text.height + gap, width: secondary.height > 0 ? end - x : 0, height: secondary.height)
    )
  }

  /// Lays out the labels side by side. The text gets the width that the secondary text leaves, but at least half of
  /// the width. The secondary text gets the rest. If the labels may be stacked, they are stacked unless both fit in
  /// one line.
  private func columns(of parts: ListContentViews, from x: CGFloat, to end: CGFloat) -> (CGRect, CGRect) {
    if let keyWidth { return keyColumns(of: parts, from: x, to: end, keyWidth: keyWidth) }
    let room = end - x
    let wish = size(of: parts.secondary, width: room)
    let taken = wish.width > 0 ? wish.width + columnGap : 0
    let text = size(of: parts.text, width: stacksIfTight ? room : max(room / 2, room - taken))
    if stacksIfTight, text.width > 0, taken > 0, text.width + taken > room { return rows(of: parts, from: x, to: end) }
    let left = max(0, room - text.width - (text.width > 0 && wish.width > 0 ? columnGap : 0))
    let value = size(of: parts.secondary, width: left)
    let height = max(text.height, value.height)
    return (
      CGRect(x: x, y: (height - text.height) / 2, width: text.width, height: text.height),
      CGRect(x: end - value.width, y: (height - value.height) / 2, width: value.width, height: value.height)
    )
  }

  private func keyColumns(
    of parts: ListContentViews, from x: CGFloat, to end: CGFloat, keyWidth: CGFloat
  ) -> (CGRect, CGRect) {
    let key = min(keyWidth, end - x)
    let start = min(end, x + key + 6)
    let text = size(of: parts.text, width: key)
    let value = size(of: parts.secondary, width: end - start)
    let height = max(text.height, value.height)
    return (
      CGRect(x: x, y: (height - text.height) / 2, width: key, height: text.height),
      CGRect(x: start, y: (height - value.height) / 2, width: end - start, height: value.height)
    )
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false, width > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func shownSize(of image: UIImageView?) -> CGSize {
    guard let size = image?.sizeThatFits(.zero), size.width > 0, size.height > 0 else { return .zero }
    let scale = min(
      1, maximum.width > 0 ? maximum.width / size.width : 1, maximum.height > 0 ? maximum.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func centered(_ size: CGSize, in room: CGRect) -> CGRect {
    CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}
