// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Makes PDF documents.
///
///     let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///       context.beginPage()
///       "Hello".draw(at: CGPoint(x: 40, y: 40))
///     }
///
/// What is drawn stays lines and shapes: paths, gradients and glyphs, which are written as their outlines. Blurred shadows and
/// what is seen in perspective become pictures of three pixels a point.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// What the documents are like.
  open var format: UIGraphicsPDFRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsPDFRendererFormat

  /// A renderer of pages of these bounds, in points. Bounds without area stand for 612 x 792 points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    storedFormat = format
    super.init()
  }

  /// A renderer of pages of these bounds, in the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// The document that the closure draws. What it draws before the first page begins is lost. A document without pages gets an
  /// empty one.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let pages = PDFPages(bounds: bounds, info: format.documentInfo)
    GraphicsStack.contexts.append(pages.context)
    actions(UIGraphicsPDFRendererContext(pages, format))
    GraphicsStack.contexts.removeAll { $0 === pages.context }
    return pages.data()
  }

  /// Writes the document that the closure draws to a file. Throws what writing throws.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
