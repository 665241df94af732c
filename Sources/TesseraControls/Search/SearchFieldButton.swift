// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The bookmark or results button at the end of an empty search field.
final class SearchFieldButton: UIButton {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    tintColor = .secondaryLabel
  }

  required init?(coder: NSCoder) { nil }

  // The search field uses this size for its right view.
  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  func show(_ icon: UISearchBar.Icon, isSelected: Bool, images: [SearchBarAppearance.IconKey: UIImage]) {
    for state in [UIControl.State.normal, .highlighted, .selected] {
      let given = images[SearchBarAppearance.IconKey(icon: icon, state: state)]
      setImage(given ?? (state == .normal ? Self.image(icon) : nil), for: state)
    }
    self.isSelected = isSelected
    // Approximates iOS: gray, or the bar's tint color if selected.
    tintColor = isSelected ? nil : .secondaryLabel
    accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Search results"
  }

  /// Returns an icon's default image. Approximates iOS; not measured.
  private static func image(_ icon: UISearchBar.Icon) -> UIImage? {
    UIImage(
      systemName: icon == .bookmark ? "book" : "list.bullet",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
  }
}
