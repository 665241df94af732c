// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A graphics renderer that creates PDF documents.
///
///     let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///       context.beginPage()
///       "Hello".draw(at: CGPoint(x: 40, y: 40))
///     }
///
/// Drawing is preserved as vectors: paths, gradients and glyph outlines. Blurred shadows and content with perspective are
/// rasterized at three pixels per point.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// The format of the documents.
  open var format: UIGraphicsPDFRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsPDFRendererFormat

  /// Creates a renderer of pages with these bounds, in points; 612 x 792 points if they have no area.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    storedFormat = format
    super.init()
  }

  /// Creates a renderer of pages with these bounds, in the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns the document drawn by the closure. Anything drawn before the first page is lost. A document without pages gets an
  /// empty page.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let pages = PDFPages(bounds: bounds, info: format.documentInfo)
    GraphicsStack.contexts.append(pages.context)
    actions(UIGraphicsPDFRendererContext(pages, format))
    GraphicsStack.contexts.removeAll { $0 === pages.context }
    return pages.data()
  }

  /// Writes the document drawn by the closure to a file. Throws an error if it cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
