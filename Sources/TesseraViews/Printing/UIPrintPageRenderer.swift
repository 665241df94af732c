// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A renderer of pages with a header, the formatters' content and a footer. Printing is not supported, but pages can
/// be drawn into a PDF document:
///
///     renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
///     renderer.setValue(CGRect(x: 0, y: 0, width: 595, height: 842), forKey: "paperRect")
///     UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
///     renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
///     for page in 0..<renderer.numberOfPages {
///       UIGraphicsBeginPDFPage()
///       renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
///     }
///     UIGraphicsEndPDFContext()
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject, @preconcurrency OwnKeyValueCoding {
  /// The height of the header, in points. 0 by default.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points. 0 by default.
  open var footerHeight: CGFloat = 0
  /// The paper rectangle, in points. 612 x 792 by default. Set it with the key `paperRect`.
  open var paperRect: CGRect { storedPaper }
  private var storedPaper = CGRect(x: 0, y: 0, width: 612, height: 792)
  /// The printable rectangle, in points. The whole paper by default. Set it with the key `printableRect`.
  open var printableRect: CGRect { storedPrintable ?? paperRect }
  private var storedPrintable: CGRect?
  /// The formatters. Each formatter stores its first page. Nil by default.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.printPageRenderer = nil }
      formatters = newValue ?? []
      for formatter in formatters { formatter.printPageRenderer = self }
    }
  }
  private var formatters: [UIPrintFormatter] = []

  nonisolated public override init() {
    super.init()
  }

  /// The number of pages. By default, the number that the formatters require.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Returns the formatters with content on a page.
  open func printFormatters(forPageAt pageIndex: Int) -> [UIPrintFormatter]? {
    formatters.filter { pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount }
  }

  /// Adds a formatter after removing it from its previous renderer.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = max(0, pageIndex)
    formatter.printPageRenderer = self
    formatters.append(formatter)
  }

  func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  /// The rectangle between the header and the footer.
  var contentRect: CGRect {
    let rect = printableRect.intersection(paperRect)
    return rect.isNull
      ? .zero : rect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  // MARK: Drawing

  /// Prepares for drawing pages. The app calls this method before it draws. Does nothing unless overridden.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: the header, the formatters, the custom content and the footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let printable = self.printableRect
    drawHeaderForPage(
      at: pageIndex, in: CGRect(x: printable.minX, y: printable.minY, width: printable.width, height: headerHeight))
    for formatter in printFormatters(forPageAt: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    drawContentForPage(at: pageIndex, in: contentRect)
    drawFooterForPage(
      at: pageIndex,
      in: CGRect(x: printable.minX, y: printable.maxY - footerHeight, width: printable.width, height: footerHeight))
  }

  /// Draws the part of a formatter's content that is on a page, in the formatter's rectangle.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page. Does nothing unless overridden.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws custom content of a page. Does nothing unless overridden.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page. Does nothing unless overridden.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  // MARK: Key-value coding

  package func ownValue(forKey key: String) -> Any? {
    switch key {
    case "paperRect": NSValue(cgRect: paperRect)
    case "printableRect": NSValue(cgRect: printableRect)
    case "headerHeight": NSNumber(value: Double(headerHeight))
    case "footerHeight": NSNumber(value: Double(footerHeight))
    default: nil
    }
  }

  package func setOwnValue(_ value: Any?, forKey key: String) {
    let rect = (value as? CGRect) ?? (value as? NSValue)?.cgRectValue
    switch key {
    case "paperRect": if let rect, rect.isFiniteRect { storedPaper = rect }
    case "printableRect": if let rect, rect.isFiniteRect { storedPrintable = rect }
    case "headerHeight": headerHeight = CGFloat((value as? NSNumber)?.doubleValue ?? 0)
    case "footerHeight": footerHeight = CGFloat((value as? NSNumber)?.doubleValue ?? 0)
    default: break
    }
  }
}
