// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The container for the buttons of a swiped row. It has the height of the row and the width of the revealed area.
final class SwipeButtons: UIView {
  private let isLeft: Bool
  private let buttons: [SwipeButton]
  /// Whether the outermost button covers the others.
  var showsFirstAlone = false { didSet { if showsFirstAlone != oldValue { setNeedsLayout() } } }
  var onPerform: ((UIContextualAction, UIView) -> Void)?

  /// Creates the buttons, which are round in the look of iOS 26.
  init(_ actions: [UIContextualAction], isLeft: Bool, isRound: Bool) {
    self.isLeft = isLeft
    buttons = actions.map { SwipeButton($0, isRound: isRound) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.onPerform?(button.contextualAction, button) }
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the preferred total width of the buttons for a row height.
  func totalWidth(height: CGFloat) -> CGFloat { buttons.reduce(0) { $0 + $1.width(height: height) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = totalWidth(height: bounds.height)
    guard total > 0 else { return }
    let grid = PixelGrid(scale: pixelScale)
    var (near, sum): (CGFloat, CGFloat) = (0, 0)
    for (index, button) in buttons.enumerated() {
      sum += button.width(height: bounds.height)
      let far = showsFirstAlone && index == 0 ? bounds.width : grid.rounded(bounds.width * sum / total)
      let width = max(0, far - near)
      button.frame = CGRect(
        x: isLeft ? near : bounds.width - near - width, y: 0, width: width, height: bounds.height)
      near = max(near, far)
    }
  }
}
