// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// An object that lays out content on pages and draws it. Subclasses provide the content, such as text or a view.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, NSCopying {
  /// The renderer to which the formatter was added.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The index of the first page with the formatter's content. 0 by default.
  open var startPage = 0
  /// The maximum width of the content, in points. 0, the default, means no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The maximum height of the content on all pages together, in points. 0, the default, means no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The insets of the content on each page, in points. Zero by default.
  open var perPageContentInsets: UIEdgeInsets = .zero
  /// The insets of the content as a whole, in points. For example, the top inset applies to the first page only. Zero
  /// by default.
  open var contentInsets: UIEdgeInsets = .zero
  /// Whether the formatter must draw on the main thread. Always `true`.
  open var requiresMainThread: Bool { true }

  nonisolated public override init() {
    super.init()
  }

  /// Returns the formatter itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// The number of pages that the content requires. 0 without a renderer or content.
  open var pageCount: Int {
    let height = contentHeight
    guard height > 0 else { return 0 }
    let first = area(first: true).height
    let others = area(first: false).height
    guard first > 0, others > 0 else { return 0 }
    let rest = height - first
    return rest <= 0 ? 1 : 1 + Int(min((rest / others).rounded(.up), 100_000))
  }

  /// Returns the content's rectangle on a page, in the paper's coordinates, or zero for a page without content.
  open func rect(forPageAt pageIndex: Int) -> CGRect {
    guard pageIndex >= startPage, pageIndex < startPage + pageCount else { return .zero }
    return area(first: pageIndex == startPage)
  }

  /// Draws the content of one page into a rectangle of the current context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let index = pageIndex - startPage
    guard index >= 0 else { return }
    let first = area(first: true).height
    let start = index == 0 ? 0 : first + CGFloat(index - 1) * area(first: false).height
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - start)
    drawContent(width: rect.width, from: start, height: rect.height)
    context.restoreGState()
  }

  // MARK: Subclass overrides

  /// The total height of the content, in points.
  var contentHeight: CGFloat {
    let width = area(first: true).width
    guard width > 0 else { return 0 }
    let height = measuredHeight(width: width)
    return maximumContentHeight > 0 ? min(height, maximumContentHeight) : height
  }

  /// Returns the height of the content for a width, in points.
  @_spi(Tessera) open func measuredHeight(width: CGFloat) -> CGFloat { 0 }
  /// Draws the content at the origin. Only the part from `start` to `start + height` is visible.
  @_spi(Tessera) open func drawContent(width: CGFloat, from start: CGFloat, height: CGFloat) {}

  /// Returns the area of a page that is available for content.
  private func area(first: Bool) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var rect = renderer.contentRect.inset(by: perPageContentInsets)
    rect = rect.inset(
      by: UIEdgeInsets(
        top: first ? contentInsets.top : 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    return rect.width > 0 && rect.height > 0 && rect.isFiniteRect ? rect : .zero
  }
}
