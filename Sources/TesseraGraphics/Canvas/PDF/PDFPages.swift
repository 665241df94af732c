// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing of PDF pages. The context of a PDF document is an ordinary context. When a page ends, its display list is
// moved to the document.

import Foundation
import TesseraRaster
import TesseraVector

/// The pages of a PDF document that is being drawn.
final class PDFPages {
  /// The default page size: US Letter, in points.
  static let standard = CGRect(x: 0, y: 0, width: 612, height: 792)
  private static let maximumSide: CGFloat = 14_400

  let context: CGContext
  private(set) var bounds: CGRect
  private let standardBounds: CGRect
  private let info: [String: String]
  private var pages: [PDFDocument.Page] = []
  private var isOpen = false
  private var links: [PDFDocument.Link] = []
  private var destinations: [(name: String, point: Point)] = []
  /// A handler that receives the finished file when the context ends.
  var finish: ((Data) -> Void)?

  init(bounds: CGRect, info: [String: Any]) {
    standardBounds = Self.valid(bounds) ?? Self.standard
    self.bounds = standardBounds
    self.info = Self.texts(info)
    context = CGContext(canvas: Canvas(list: DisplayList(width: 0, height: 0), transform: .identity))
  }

  private static func valid(_ bounds: CGRect) -> CGRect? {
    let rect = bounds.standardized
    guard rect.width > 0, rect.height > 0, rect.width <= maximumSide, rect.height <= maximumSide,
      rect.minX.isFinite, rect.minY.isFinite
    else { return nil }
    return rect
  }

  private static func texts(_ info: [String: Any]) -> [String: String] {
    var texts: [String: String] = [:]
    for key in ["Title", "Author", "Subject", "Creator"] { texts[key] = info[key] as? String }
    texts["Keywords"] = (info["Keywords"] as? [String])?.joined(separator: ", ") ?? info["Keywords"] as? String
    return texts
  }

  /// Ends the current page and begins another page. Uses the document's bounds if `bounds` is nil or empty.
  func beginPage(_ bounds: CGRect? = nil) {
    endPage()
    self.bounds = bounds.flatMap(Self.valid) ?? standardBounds
    isOpen = true
    let size = self.bounds.size
    context.restart(DisplayList(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up))))
  }

  private func endPage() {
    defer { (links, destinations, isOpen) = ([], [], false) }
    guard isOpen else { return }
    context.endClips(downTo: 0)
    let place = Affine.translation(x: -Double(bounds.minX), y: -Double(bounds.minY))
    let commands = context.canvas.list.commands.map { $0.transformed(by: place) }
    var page = PDFDocument.Page(width: Double(bounds.width), height: Double(bounds.height), commands: commands)
    (page.links, page.destinations) = (links, destinations)
    pages.append(page)
  }

  /// Returns a file with all pages drawn so far.
  func data() -> Data {
    endPage()
    context.restart(DisplayList(width: 0, height: 0))
    return Data(PDFDocument(pages: pages, info: info).file())
  }

  // MARK: Links

  func link(to url: URL, _ rect: CGRect) { links.append(.url(url.absoluteString, place(rect))) }
  func link(to name: String, _ rect: CGRect) { links.append(.destination(name, place(rect))) }

  func addDestination(_ name: String, at point: CGPoint) {
    let place = point.applying(context.ctm)
    destinations.append((name, Point(x: Double(place.x - bounds.minX), y: Double(place.y - bounds.minY))))
  }

  private func place(_ rect: CGRect) -> Rect {
    Rect(rect.applying(context.ctm).offsetBy(dx: -bounds.minX, dy: -bounds.minY))
  }
}
