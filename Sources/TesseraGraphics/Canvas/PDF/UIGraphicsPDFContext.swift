// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// PDF documents drawn between a begin and an end, the way before UIGraphicsPDFRenderer.

public import Foundation

/// The key of a document's title in its information. A text.
public let kCGPDFContextTitle: CFString = "Title"
/// The key of a document's author in its information. A text.
public let kCGPDFContextAuthor: CFString = "Author"
/// The key of what a document is about in its information. A text.
public let kCGPDFContextSubject: CFString = "Subject"
/// The key of a document's keywords in its information. A text or texts.
public let kCGPDFContextKeywords: CFString = "Keywords"
/// The key of the app that made a document in its information. A text.
public let kCGPDFContextCreator: CFString = "Creator"

/// Makes a context current that draws a PDF document, until it is ended; then the data get the file.
///
/// - Parameters:
///   - data: Gets the file; what it had is replaced.
///   - bounds: Of the pages, in points; without area, 612 x 792 points.
///   - documentInfo: What the file says of itself, by keys as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(bounds, documentInfo) { data.setData($0) }
}

/// Makes a context current that draws a PDF document, until it is ended; then the file is written.
///
/// - Returns: False where nothing can be written at the path; nothing is begun then.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  guard (try? Data().write(to: url)) != nil else { return false }
  begin(bounds, documentInfo) { data in
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      StandardError.write("The PDF file \(path) was not written: \(error.localizedDescription)\n")
    }
  }
  return true
}

private func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void) {
  var texts: [String: Any] = [:]
  for (key, value) in info ?? [:] { if let key = key as? String { texts[key] = value } }
  let pages = PDFPages(bounds: bounds, info: texts)
  pages.finish = finish
  pages.context.pages = pages
  GraphicsStack.contexts.append(pages.context)
}

/// The document of the current context; nil where another kind of context is current.
private var current: PDFPages? { GraphicsStack.contexts.last?.pages }

/// Ends the document that was begun last. Does nothing where another context is current.
public func UIGraphicsEndPDFContext() {
  guard let pages = current else { return }
  GraphicsStack.contexts.removeLast()
  pages.context.pages = nil
  pages.finish?(pages.data())
}

/// Ends the page before and begins one of the document's bounds. Does nothing without a document.
public func UIGraphicsBeginPDFPage() { current?.beginPage() }
/// Ends the page before and begins one of these bounds; without area, of the document's. The information is not used.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  current?.beginPage(bounds)
}
/// The bounds of the present page; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { current?.bounds ?? .zero }
/// Makes a rectangle of the page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { current?.link(to: url, rect) }
/// Gives a point of the page a name that rectangles can lead to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  current?.addDestination(name, at: point)
}
/// Makes a rectangle of the page lead to a named point.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  current?.link(to: name, rect)
}
