// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A print formatter for a view. The entire content of a scroll view is printed, on several pages if necessary. The
/// view is drawn at its width on the screen, or scaled down to the paper's width.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The printed view.
  open var view: UIView { storedView }
  private let storedView: UIView

  init(_ view: UIView) {
    storedView = view
    super.init()
  }

  private var size: CGSize { (view as? UIScrollView)?.contentSize ?? view.bounds.size }

  private func scale(_ width: CGFloat) -> CGFloat { size.width > 0 ? min(1, width / size.width) : 1 }

  @_spi(Tessera) open override func measuredHeight(width: CGFloat) -> CGFloat {
    (size.height * scale(width)).rounded(.up)
  }

  @_spi(Tessera) open override func drawContent(width: CGFloat, from start: CGFloat, height: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    let scale = scale(width)
    context.saveGState()
    context.scaleBy(x: scale, y: scale)
    // A scroll view lays out only its visible content, so it is scrolled to the page's content and resized to the
    // page's height.
    let scroll = view as? UIScrollView
    let old = view.bounds
    if let scroll {
      scroll.bounds = CGRect(x: 0, y: start / scale, width: max(old.width, size.width), height: height / scale)
      scroll.layoutIfNeeded()
    }
    view.draw(CGRect(origin: .zero, size: size), for: self)
    if scroll != nil {
      view.bounds = old
      view.layoutIfNeeded()
    }
    context.restoreGState()
  }
}
