// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The controls of a row in editing mode.
struct RowEditing: Equatable {
  enum Control {
    case none, delete, insert, select
  }

  var control = Control.none
  /// Whether the content is indented, even if there is no control.
  var indents = false
  var reorders = false
}

/// The editing controls of a row. Approximates iOS: symbols are 22 points wide and 16 points before the content. The
/// lines of the reorder control are 22 points wide and have the same distance from the cell's edge as other
/// accessories.
@MainActor final class RowEditingViews {
  static let size: CGFloat = 22
  static let gap: CGFloat = 16

  let control: UIControl?
  let handle: UIImageView?
  private let picture: UIImageView?

  init(_ editing: RowEditing, in cell: UITableViewCell) {
    handle = editing.reorders ? Self.makeSymbol(named: "line.3.horizontal", size: 17, color: .tertiaryLabel) : nil
    switch editing.control {
    case .none: (control, picture) = (nil, nil)
    case .delete:
      (control, picture) = (
        UIControl(), UIImageView(image: Self.makeDisc(symbol: "minus.circle.fill", color: .systemRed))
      )
    case .insert:
      (control, picture) = (
        UIControl(), UIImageView(image: Self.makeDisc(symbol: "plus.circle.fill", color: .systemGreen))
      )
    case .select: (control, picture) = (UIControl(), Self.makeSymbol(named: "circle", size: 20, color: .tertiaryLabel))
    }
    picture?.contentMode = .center
    if let picture { control?.addSubview(picture) }
    control?.isUserInteractionEnabled = editing.control != .select
    control?.addAction(
      UIAction { [weak cell] _ in
        if let cell { (cell.superview as? UITableView)?.handleControlTap(in: cell, control: editing.control) }
      }, for: .touchUpInside)
    for view in [control, handle].compactMap({ $0 }) { cell.addSubview(view) }
  }

  private static func makeSymbol(named name: String, size: CGFloat, color: UIColor) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.contentMode = .center
    view.tintColor = color
    return view
  }

  /// Returns an image of a white symbol on a colored disc.
  private static func makeDisc(symbol name: String, color: UIColor) -> UIImage? {
    let size = UIImage.SymbolConfiguration(pointSize: 22, weight: .regular)
    let colors = UIImage.SymbolConfiguration(paletteColors: [.white, color])
    return UIImage(systemName: name, withConfiguration: size.applying(colors))
  }

  func remove() {
    control?.removeFromSuperview()
    handle?.removeFromSuperview()
  }

  func showSelection(isSelected: Bool) {
    let configuration = UIImage.SymbolConfiguration(pointSize: 22, weight: .regular)
    picture?.image =
      isSelected
      ? Self.makeDisc(symbol: "checkmark.circle.fill", color: .tintColor)
      : UIImage(systemName: "circle", withConfiguration: configuration)
  }

  /// Lays out the controls. The touch area of the leading control extends from the cell's edge to the content.
  func place(in size: CGSize, margin: CGFloat, end: CGFloat, isRTL: Bool, scale: CGFloat) {
    let width = margin + Self.size + Self.gap / 2
    control?.frame = CGRect(x: isRTL ? size.width - width : 0, y: 0, width: width, height: size.height)
    let symbol = CGRect(
      x: isRTL ? Self.gap / 2 : margin, y: (size.height - Self.size) / 2, width: Self.size, height: Self.size)
    picture?.frame = PixelGrid(scale: scale).rect(symbol, residual: .zero).rect
    let x = isRTL ? margin + end : size.width - margin - end - Self.size
    let lines = CGRect(x: x, y: (size.height - Self.size) / 2, width: Self.size, height: Self.size)
    handle?.frame = PixelGrid(scale: scale).rect(lines, residual: .zero).rect
  }
}
