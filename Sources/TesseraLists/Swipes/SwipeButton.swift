// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A button of a swiped row. It shows an image, a title or both, in white and centered. Approximates iOS: at least 74
/// points wide, as is the button "Delete", with 15-point text and a padding of 14.5 points on each side. Image and title
/// are both shown only in rows that are at least 91 points high.
///
/// In the look of iOS 26, the color is in a circle or a capsule. Approximates iOS 26: it is at most 50 points high, or 72 points
/// with an image and a title, and at least 4 points from the edges of the row and from other buttons.
final class SwipeButton: UIControl {
  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 14.5
  private static let gap: CGFloat = 4
  private static let heightForBoth: CGFloat = 91
  private static let roundHeight: CGFloat = 50
  private static let roundHeightForBoth: CGFloat = 72
  private static let roundMargin: CGFloat = 4

  let contextualAction: UIContextualAction
  private let label = UILabel()
  private let picture: UIImageView?
  /// The circle or capsule, or nil for a rectangle.
  private let shape: UIView?

  init(_ action: UIContextualAction, isRound: Bool) {
    contextualAction = action
    shape = isRound ? UIView() : nil
    picture = action.image.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    if let shape {
      shape.isUserInteractionEnabled = false
      shape.backgroundColor = action.backgroundColor
      addSubview(shape)
    } else {
      backgroundColor = action.backgroundColor
    }
    tintColor = .white
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    if let picture { addSubview(picture) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.accessibilityLabel ?? action.title ?? action.image?.accessibilityLabel
    accessibilityHint = action.accessibilityHint
    accessibilityIdentifier = action.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }

  private func showsTitle(height: CGFloat) -> Bool {
    contextualAction.title?.isEmpty == false && (picture == nil || height >= Self.heightForBoth)
  }

  func width(height: CGFloat) -> CGFloat {
    let text = showsTitle(height: height) ? label.intrinsicContentSize.width : 0
    let image = picture?.intrinsicContentSize.width ?? 0
    if shape != nil {
      let content = text > 0 ? text.rounded(.up) + 2 * Self.padding : 0
      return max(roundHeight(height), content) + 2 * Self.roundMargin
    }
    return max(Self.minimumWidth, max(text, image).rounded(.up) + 2 * Self.padding)
  }

  /// Returns the height of the circle or capsule.
  private func roundHeight(_ height: CGFloat) -> CGFloat {
    let isBoth = picture != nil && showsTitle(height: height)
    return max(0, min(height - 2 * Self.roundMargin, isBoth ? Self.roundHeightForBoth : Self.roundHeight))
  }

  private func placeShape() {
    guard let shape else { return }
    let height = roundHeight(bounds.height)
    let inset = min(Self.roundMargin, bounds.width / 2)
    shape.frame =
      PixelGrid(scale: pixelScale).rect(
        CGRect(x: inset, y: (bounds.height - height) / 2, width: bounds.width - 2 * inset, height: height),
        residual: .zero
      ).rect
    shape.layer.cornerRadius = min(shape.bounds.width, shape.bounds.height) / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeShape()
    let grid = PixelGrid(scale: pixelScale)
    let hasTitle = showsTitle(height: bounds.height)
    label.isHidden = !hasTitle
    let text = hasTitle ? label.intrinsicContentSize : .zero
    let image = picture?.intrinsicContentSize ?? .zero
    let gap = hasTitle && picture != nil ? Self.gap : 0
    let top = (bounds.height - image.height - gap - text.height) / 2
    picture?.frame = CGRect(
      x: grid.rounded(bounds.midX - image.width / 2), y: grid.rounded(top), width: image.width, height: image.height)
    label.frame = CGRect(
      x: grid.rounded(bounds.midX - text.width / 2), y: grid.rounded(top + image.height + gap), width: text.width,
      height: text.height)
  }
}
