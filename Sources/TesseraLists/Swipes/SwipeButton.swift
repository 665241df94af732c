// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A button of a swiped row. It shows an image, a title or both, in white and centered. Approximates iOS: at least 74
/// points wide, as is the button "Delete", with 15-point text and a padding of 14.5 points on each side. Image and title
/// are both shown only in rows that are at least 91 points high.
final class SwipeButton: UIControl {
  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 14.5
  private static let gap: CGFloat = 4
  private static let heightForBoth: CGFloat = 91

  let contextualAction: UIContextualAction
  private let label = UILabel()
  private let picture: UIImageView?

  init(_ action: UIContextualAction) {
    contextualAction = action
    picture = action.image.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
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
    return max(Self.minimumWidth, max(text, image).rounded(.up) + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
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
