// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A grid of gray squares that represent photos, with three squares in a row and gaps of 2 points. Approximates iOS;
/// not measured.
final class PhotoGridController: UIViewController {
  private static let count = 24
  private static let columns = 3
  private static let gap: CGFloat = 2
  private let grid = UIScrollView()

  override func loadView() {
    view = grid
    grid.alwaysBounceVertical = true
    grid.backgroundColor = .systemBackground
    for _ in 0..<Self.count {
      let square = UIView()
      square.backgroundColor = .systemGray4
      grid.addSubview(square)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let columns = CGFloat(Self.columns)
    let side = max(0, (grid.bounds.width - (columns - 1) * Self.gap) / columns)
    let isMirrored = grid.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let squares = grid.subviews.prefix(Self.count)
    for (index, square) in squares.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      let place = CGFloat(isMirrored ? Self.columns - 1 - column : column)
      square.frame = CGRect(
        x: place * (side + Self.gap), y: CGFloat(row) * (side + Self.gap), width: side, height: side)
    }
    let rows = CGFloat((Self.count + Self.columns - 1) / Self.columns)
    grid.contentSize = CGSize(width: grid.bounds.width, height: max(0, rows * (side + Self.gap) - Self.gap))
  }
}
