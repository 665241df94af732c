// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A text field with a magnifying glass, a clear button and a gray, rounded background. It is 36 points high. In the look
/// of iOS 26, it is a capsule and 44 points high.
///
/// - Note: Differs from UIKit: tokens and suggestions are not supported.
open class UISearchTextField: UITextField {
  /// Creates an empty field. Its left view is a magnifying glass, and its return key type is `.search`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGlass()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGlass()
  }

  static var glassImage: UIImage? {
    UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16.5))
  }

  /// The color of the placeholder and the magnifying glass. Approximates iOS; not measured.
  override var placeholderColor: UIColor { .secondaryLabel }

  private func addGlass() {
    let glass = UIImageView(image: Self.glassImage)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame.size = CGSize(width: 20, height: 20)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.searchField) }

  /// Returns the magnifying glass's rectangle, 5.33 points from the edge, or 11 points in a capsule. The glass is 15.33 points wide, as
  /// on iOS 18.5.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let distance: CGFloat = traitCollection.isGlass ? 11 : 16 / 3
    return super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -distance : distance, dy: 0)
  }

  /// Returns the rectangle of the bookmark or results button, 6 points from the edge.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    return rightView is SearchFieldButton ? rect.offsetBy(dx: isRightToLeft ? 6 : -6, dy: 0) : rect
  }

  /// The times when the right view is visible. The search bar's bookmark or results button is visible while the field
  /// is empty.
  open override var rightViewMode: ViewMode {
    get { rightView is SearchFieldButton ? (hasText ? .never : .always) : super.rightViewMode }
    set { super.rightViewMode = newValue }
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds)) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { inset(super.editingRect(forBounds: bounds)) }

  /// Insets a text rectangle by 5.67 points from the magnifying glass and by 5 points from the clear button.
  private func inset(_ rect: CGRect) -> CGRect {
    let (near, far) = (min(17 / 3, rect.width / 2), min(5, rect.width / 2))
    return rect.inset(
      by: UIEdgeInsets(top: 0, left: isRightToLeft ? far : near, bottom: 0, right: isRightToLeft ? near : far))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 16,
      height: max(traitCollection.isGlass ? 44 : 36, super.intrinsicContentSize.height + 14))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .searchTextField }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) {
    let base = super.baselineOffsets()
    let extra = intrinsicContentSize.height - super.intrinsicContentSize.height
    return (base.first + extra / 2, base.last + extra / 2)
  }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    if background == nil {
      canvas.fillRounded(
        bounds, radius: traitCollection.isGlass ? bounds.height / 2 : 10,
        color: UIColor.tertiarySystemFill.rasterColor(with: traitCollection))
    }
    super.paintContent(into: &canvas)
  }
}
