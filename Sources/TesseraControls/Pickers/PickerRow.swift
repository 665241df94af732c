// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A row of a picker wheel. It shows a title or a view from the delegate.
final class PickerRow: UIView {
  /// A placeholder that represents no view. A row with this placeholder shows its title.
  static let noContent = UIView()
  /// The title font. Approximates iOS; not measured.
  static let font = UIFont.systemFont(ofSize: 23.5)

  private(set) var content: UIView?
  /// The title's alignment. `.right` aligns the title with the trailing edge.
  var alignment: NSTextAlignment = .center
  private var label: UILabel?

  override var isOpaqueByDefault: Bool { false }

  func show(_ view: UIView) {
    label?.removeFromSuperview()
    label = nil
    content?.removeFromSuperview()
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Removes the delegate's view and returns it for reuse in another row.
  func release() -> UIView? {
    defer { content = nil }
    content?.removeFromSuperview()
    return content
  }

  func show(_ title: NSAttributedString?, plain: String) {
    let label = label ?? makeLabel()
    if let title { label.attributedText = title } else { label.text = plain }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = Self.font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.75
    self.label = label
    addSubview(label)
    return label
  }

  var words: String? { content.map { $0.spokenLabel ?? ($0 as? UILabel)?.text } ?? label?.text }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let label {
      let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isLeft = (alignment == .right) == isRTL
      // Only the aligned side is inset, so that two digits fit into the narrow columns of date wheels.
      let inset = min(9, bounds.width / 4)
      label.frame =
        alignment == .center
        ? bounds
        : bounds.inset(by: UIEdgeInsets(top: 0, left: isLeft ? inset : 0, bottom: 0, right: isLeft ? 0 : inset))
      label.textAlignment = alignment == .center ? .center : isLeft ? .left : .right
    }
    guard let content else { return }
    if content.bounds.isEmpty || content.frame.size == lastSize { content.bounds.size = bounds.size }
    lastSize = bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The row's size in the last layout pass. If the content has this size, it is resized together with the row.
  private var lastSize: CGSize?
}
