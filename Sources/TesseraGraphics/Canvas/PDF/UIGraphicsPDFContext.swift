// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The functions that begin and end PDF documents. UIGraphicsPDFRenderer is their successor.

public import Foundation

/// The key for a document's title, which is a string.
public let kCGPDFContextTitle: CFString = "Title"
/// The key for a document's author, which is a string.
public let kCGPDFContextAuthor: CFString = "Author"
/// The key for a document's subject, which is a string.
public let kCGPDFContextSubject: CFString = "Subject"
/// The key for a document's keywords, which are a string or an array of strings.
public let kCGPDFContextKeywords: CFString = "Keywords"
/// The key for the name of the app that created a document, which is a string.
public let kCGPDFContextCreator: CFString = "Creator"

/// Creates a context that draws a PDF document, and makes it the current context. When the context is ended, the file
/// is stored in `data`.
///
/// - Parameters:
///   - data: The object that receives the file. Its existing bytes are replaced.
///   - bounds: The bounds of the pages, in points. If empty, 612 x 792 points.
///   - documentInfo: The document information, with keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(bounds, info: documentInfo) { data.setData($0) }
}

/// Creates a context that draws a PDF document, and makes it the current context. When the context is ended, the file
/// is written.
///
/// - Returns: Whether the file can be written. If false, the current context is unchanged.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  guard (try? Data().write(to: url)) != nil else { return false }
  begin(bounds, info: documentInfo) { data in
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      StandardError.write("Can't write the PDF file \(path): \(error.localizedDescription)\n")
    }
  }
  return true
}

private func begin(_ bounds: CGRect, info: [AnyHashable: Any]?, finish: @escaping (Data) -> Void) {
  var texts: [String: Any] = [:]
  for (key, value) in info ?? [:] { if let key = key as? String { texts[key] = value } }
  let pages = PDFPages(bounds: bounds, info: texts)
  pages.finish = finish
  pages.context.pages = pages
  GraphicsStack.contexts.append(pages.context)
}

/// The PDF document of the current context, or nil if the current context does not draw a PDF document.
private var current: PDFPages? { GraphicsStack.contexts.last?.pages }

/// Ends the current PDF document. Does nothing if the current context does not draw a PDF document.
public func UIGraphicsEndPDFContext() {
  guard let pages = current else { return }
  GraphicsStack.contexts.removeLast()
  pages.context.pages = nil
  pages.finish?(pages.data())
}

/// Ends the current page and begins another page with the document's bounds. Does nothing if there is no current
/// document.
public func UIGraphicsBeginPDFPage() { current?.beginPage() }
/// Ends the current page and begins another page with the given bounds. If the bounds are empty, the document's
/// bounds are used. The page information is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  current?.beginPage(bounds)
}
/// Returns the current page's bounds, or zero if there is no current document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { current?.bounds ?? .zero }
/// Links a rectangle on the page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { current?.link(to: url, rect) }
/// Adds a named destination at a point on the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  current?.addDestination(name, at: point)
}
/// Links a rectangle on the page to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  current?.link(to: name, rect)
}
