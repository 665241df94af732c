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
/// Paths, gradients and glyph outlines are stored as vectors. Blurred shadows and content with perspective are
/// rasterized at three pixels per point.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// The renderer's format.
  open var format: UIGraphicsPDFRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsPDFRendererFormat

  /// Creates a renderer with the bounds of the pages, in points. If the bounds are empty, 612 x 792 points are used.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    storedFormat = format
    super.init()
  }

  /// Creates a renderer with the bounds of the pages and the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns a document drawn by a closure. Anything drawn before the first page begins is discarded. If the closure
  /// begins no page, the document has an empty page.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let pages = PDFPages(bounds: bounds, info: format.documentInfo)
    GraphicsStack.contexts.append(pages.context)
    actions(UIGraphicsPDFRendererContext(pages, format))
    GraphicsStack.contexts.removeAll { $0 === pages.context }
    return pages.data()
  }

  /// Writes a file with a document that a closure draws. Throws an error if the file can't be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
