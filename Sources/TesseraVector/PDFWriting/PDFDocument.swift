// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

// Converts drawing commands to a PDF file. Features that PDF supports are written natively: paths, clips, gradients,
// groups, masks, blend modes and images. Glyphs are written as outlines, so a file requires no fonts and looks the
// same everywhere. Other features (blurred shadows, perspective, dissolves) are rasterized at three pixels per point
// and embedded as images.

/// A PDF document, which consists of pages.
package struct PDFDocument {
  /// A link on a page, with its target and its area.
  package enum Link {
    case url(String, Rect)
    case destination(String, Rect)
  }

  /// A page and its contents, in points from the top-left corner.
  package struct Page {
    package var width: Double
    package var height: Double
    package var commands: [DisplayList.Command]
    package var links: [Link] = []
    /// The named positions on the page, to which links can refer.
    package var destinations: [(name: String, point: Point)] = []

    package init(width: Double, height: Double, commands: [DisplayList.Command] = []) {
      self.width = width
      self.height = height
      self.commands = commands
    }
  }

  package var pages: [Page]
  /// The entries of the information dictionary: Title, Author, Subject, Keywords, Creator.
  package var info: [String: String]

  package init(pages: [Page], info: [String: String] = [:]) {
    self.pages = pages
    self.info = info
  }

  /// Returns the PDF file. If the document has no pages, adds an empty page, because readers reject files without
  /// pages.
  package func file() -> [UInt8] {
    let objects = PDFObjects()
    let tree = objects.reserve()
    let pages = pages.isEmpty ? [Page(width: 612, height: 792)] : pages
    var numbers: [Int] = []
    var names: [(String, String)] = []
    for page in pages {
      let number = write(page, objects: objects, tree: tree)
      numbers.append(number)
      for place in page.destinations {
        let (x, y) = (PDFBytes.text(place.point.x), PDFBytes.text(page.height - place.point.y))
        names.append((place.name, "[\(number) 0 R /XYZ \(x) \(y) null]"))
      }
    }
    objects.fill(
      number: tree,
      text: "<< /Type /Pages /Count \(numbers.count) /Kids [\(numbers.map { "\($0) 0 R" }.joined(separator: " "))] >>")
    var entries = "/Type /Catalog /Pages \(tree) 0 R"
    if !names.isEmpty {
      let sorted = names.map { (PDFBytes.string($0.0), $0.1) }.sorted { $0.0 < $1.0 }
      entries += " /Names << /Dests << /Names [\(sorted.map { "\($0.0) \($0.1)" }.joined(separator: " "))] >> >>"
    }
    let root = objects.add("<< \(entries) >>")
    let facts = info.sorted { $0.key < $1.key }.map { " /\($0.key) \(PDFBytes.string($0.value))" }.joined()
    let about = objects.add("<< /Producer \(PDFBytes.string("Tessera"))\(facts) >>")
    return objects.file(root: root, info: about)
  }

  private func write(_ page: Page, objects: PDFObjects, tree: Int) -> Int {
    let writer = PDFPageWriter(objects: objects, width: page.width, height: page.height)
    let content = writer.content(of: page.commands)
    let stream = objects.addStream("", content.bytes)
    var links = ""
    for link in page.links { links += "\(self.link(link, height: page.height, objects: objects)) 0 R " }
    let annotations = links.isEmpty ? "" : " /Annots [\(links)]"
    let size = PDFBytes.text([0, 0, page.width, page.height])
    return objects.add(
      "<< /Type /Page /Parent \(tree) 0 R /MediaBox [\(size)] /Contents \(stream) 0 R /Resources "
        + "\(content.resources)\(annotations) >>")
  }

  private func link(_ link: Link, height: Double, objects: PDFObjects) -> Int {
    func box(_ rect: Rect) -> String {
      PDFBytes.text([rect.minX, height - rect.maxY, rect.maxX, height - rect.minY])
    }
    switch link {
    case .url(let url, let rect):
      // URLs are written in ASCII. Special characters of PDF strings are escaped.
      var text = ""
      for character in url.unicodeScalars where character.isASCII {
        text += "()\\".unicodeScalars.contains(character) ? "\\\(character)" : "\(character)"
      }
      return objects.add(
        "<< /Type /Annot /Subtype /Link /Rect [\(box(rect))] /Border [0 0 0] /A << /S /URI /URI (\(text)) >> >>")
    case .destination(let name, let rect):
      return objects.add(
        "<< /Type /Annot /Subtype /Link /Rect [\(box(rect))] /Border [0 0 0] /Dest \(PDFBytes.string(name)) >>")
    }
  }
}
