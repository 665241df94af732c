// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// PDF documents drawn between begin and end calls, the predecessors of UIGraphicsPDFRenderer.

public import Foundation

/// The key of a document's title. A string.
public let kCGPDFContextTitle: CFString = "Title"
/// The key of a document's author. A string.
public let kCGPDFContextAuthor: CFString = "Author"
/// The key of a document's subject. A string.
public let kCGPDFContextSubject: CFString = "Subject"
/// The key of a document's keywords. A string or an array of strings.
public let kCGPDFContextKeywords: CFString = "Keywords"
/// The key of the app that created a document. A string.
public let kCGPDFContextCreator: CFString = "Creator"

/// Pushes a context that draws a PDF document until it is ended, and then stores the file in `data`.
///
/// - Parameters:
///   - data: Receives the file. Existing bytes are replaced.
///   - bounds: The bounds of the pages in points; 612 x 792 points if they have no area.
///   - documentInfo: The document information, with keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(bounds, info: documentInfo) { data.setData($0) }
}

/// Pushes a context that draws a PDF document until it is ended, and then writes the file.
///
/// - Returns: Whether the path can be written. If not, no context is pushed.
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

/// The document of the current context, or nil if the context is of another kind.
private var current: PDFPages? { GraphicsStack.contexts.last?.pages }

/// Ends the current document. Does nothing if another kind of context is current.
public func UIGraphicsEndPDFContext() {
  guard let pages = current else { return }
  GraphicsStack.contexts.removeLast()
  pages.context.pages = nil
  pages.finish?(pages.data())
}

/// Ends the current page and begins another one with the document's bounds. Does nothing without a document.
public func UIGraphicsBeginPDFPage() { current?.beginPage() }
/// Ends the current page and begins another one with these bounds, or with those of the document if they have no area. The
/// information is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  current?.beginPage(bounds)
}
/// Returns the bounds of the current page; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { current?.bounds ?? .zero }
/// Links a rectangle of the page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { current?.link(to: url, rect) }
/// Adds a named destination at a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  current?.addDestination(name, at: point)
}
/// Links a rectangle of the page to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  current?.link(to: name, rect)
}
