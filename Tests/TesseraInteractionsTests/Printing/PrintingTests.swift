// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraVector
import Testing

@testable import TesseraGraphics
@testable import TesseraInteractions
@testable import TesseraViews

/// Pages printed as PDF documents.
@MainActor @Suite struct PrintingTests {
  static let paper = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// Returns the page count and the first page of a PDF document.
  func read(_ data: Data) throws -> (pages: Int, first: VectorPicture) {
    let bytes = [UInt8](data)
    let text = String(decoding: bytes, as: UTF8.self)
    let count = text.components(separatedBy: "/Type /Page ").count - 1
    return (count, try VectorPicture(pdf: bytes))
  }

  /// Returns a page's fill commands.
  func fills(_ picture: VectorPicture) -> [DisplayList.Command] {
    picture.commands.filter { if case .fill = $0 { true } else { false } }
  }

  @Test func renderersWritePages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Bill", kCGPDFContextKeywords: ["a", "b"]]
    let renderer = UIGraphicsPDFRenderer(bounds: Self.paper, format: format)
    var bounds: [CGRect] = []
    let data = renderer.pdfData { context in
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.beginPage()
      bounds.append(context.pdfContextBounds)
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40)).fill()
      context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      "Total".draw(at: CGPoint(x: 0, y: 0), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      bounds.append(context.pdfContextBounds)
      context.setURL(URL(string: "https://example.com")!, for: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext && context.format === format)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let (pages, first) = try read(data)
    #expect(pages == 2 && first.width == 200 && first.height == 100)
    #expect(bounds == [Self.paper, CGRect(x: 0, y: 0, width: 50, height: 60)])
    let bitmap = try first.rasterized(width: 200, height: 100)
    #expect(Array(bitmap.bytes[(30 * 200 + 20) * 4..<(30 * 200 + 20) * 4 + 4]) == [255, 0, 0, 255])
    #expect(bitmap.bytes[(70 * 200 + 20) * 4 + 3] == 0)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Title <FEFF00420069006C006C>") && text.contains("/URI (https://example.com)"))
  }

  @Test func legacyPDFFunctions() throws {
    let data = NSMutableData()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsEndPDFContext()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextAuthor: "Me"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 10, y: 10, width: 20, height: 30), nil)
    UIRectFill(CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(data.length == 0)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(try read(Data(referencing: data)).pages == 2)
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: path) }
    #expect(UIGraphicsBeginPDFContextToFile(path.path, Self.paper, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(try read(Data(contentsOf: path)).first.width == 200)
  }

  @Test func drawsViewsIntoDocuments() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.backgroundColor = .blue
    view.layer.shadowOpacity = 1
    let data = UIGraphicsPDFRenderer(bounds: Self.paper).pdfData { context in
      context.beginPage()
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 200, height: 100), afterScreenUpdates: true)
      context.cgContext.translateBy(x: 1, y: 1)
      view.layer.render(in: context.cgContext)
    }
    #expect(try fills(read(data).first).count == 2)
  }

  func renderer(_ formatter: UIPrintFormatter) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.setValue(NSValue(cgRect: Self.paper), forKey: "paperRect")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    return renderer
  }

  /// The number of pages follows from the height of 40 lines: each page has 80 points between its header and footer.
  @Test func paginatesText() throws {
    let font = UIFont.systemFont(ofSize: 12)
    let formatter = UISimpleTextPrintFormatter(text: (1...40).map { "Line \($0)" }.joined(separator: "\n"))
    formatter.font = font
    let renderer = renderer(formatter)
    (renderer.headerHeight, renderer.footerHeight) = (15, 5)
    let expected = Int((40 * font.lineHeight / 80).rounded(.up))
    #expect(renderer.paperRect == Self.paper && abs(renderer.numberOfPages - expected) <= 1)
    #expect(formatter.rect(forPageAt: 0) == CGRect(x: 0, y: 15, width: 200, height: 80))
    #expect(formatter.rect(forPageAt: 99) == .zero)
    formatter.contentInsets = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 10)
    #expect(formatter.rect(forPageAt: 0) == CGRect(x: 10, y: 45, width: 180, height: 50))
    #expect(formatter.rect(forPageAt: 1) == CGRect(x: 10, y: 15, width: 180, height: 80))
    formatter.startPage = 2
    #expect(formatter.rect(forPageAt: 1) == .zero && renderer.numberOfPages == 2 + formatter.pageCount)
    #expect(renderer.printFormatters(forPageAt: 0) == [] && renderer.printFormatters(forPageAt: 2) == [formatter])
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && formatter.pageCount == 0 && renderer.printFormatters == nil)
  }

  final class Numbered: UIPrintPageRenderer {
    var drawn: [String] = []
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      drawn.append("header \(pageIndex) \(headerRect.height)")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      drawn.append("footer \(pageIndex) \(footerRect.minY)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      drawn.append("content \(contentRect.height)")
    }
  }

  @Test func drawsPagesIntoADocument() throws {
    let renderer = Numbered()
    (renderer.headerHeight, renderer.footerHeight) = (10, 20)
    renderer.addPrintFormatter(
      UIMarkupTextPrintFormatter(markupText: "<h1>Bill</h1><p>1 &lt; 2<br>done"), startingAtPageAt: 0)
    renderer.setValue(NSValue(cgRect: Self.paper), forKey: "paperRect")
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    #expect(renderer.numberOfPages == 1)
    #expect(renderer.drawn == ["header 0 10.0", "content 70.0", "footer 0 80.0"])
    #expect(try !fills(read(Data(referencing: data)).first).isEmpty)
  }

  @Test func printsViews() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    view.backgroundColor = .red
    let formatter = view.viewPrintFormatter()
    // The paper is half as wide as the view, so the scale is one half: 250 points on pages of 100 points.
    #expect(renderer(formatter).numberOfPages == 0 || formatter.view === view)
    let renderer = renderer(formatter)
    #expect(renderer.numberOfPages == 3)
  }

  // HTML tags for blocks, styles and characters are converted. Everything else is text.
  @Test(arguments: [
    ("plain", "plain"), ("<p>a</p><p>b</p>", "a\nb"), ("a<br/>b", "a\nb"), ("  a \n b ", "a b "),
    ("<ul><li>x</li><li>y</li></ul>", "•\u{A0}x\n•\u{A0}y"), ("&lt;&#65;&#x42;&nope;&amp", "<AB&nope;&amp"),
    ("<style>p{}</style>x<!-- y -->", "x"), ("", ""), ("<", "<"), ("a < b", "a < b"),
  ])
  func markup(source: String, expected: String) {
    #expect(MarkupText(source).attributed.string == expected)
  }

  @Test func completesWithoutPrinting() {
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.orientation, info.outputType) = ("Bill", .landscape, .photo)
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(
      copy.jobName == "Bill" && copy.orientation == .landscape && copy.outputType == .photo && copy.duplex == .none)
    controller.printInfo = info
    var answers: [Bool] = []
    controller.present(animated: true) { _, completed, error in answers.append(completed || error != nil) }
    #expect(answers == [false] && !UIPrintInteractionController.isPrintingAvailable)
    let papers = [CGSize(width: 100, height: 100), CGSize(width: 60, height: 60)].map { UIPrintPaper(size: $0) }
    let best = { (side: CGFloat) in
      UIPrintPaper.bestPaper(forPageSize: CGSize(width: side, height: side), withPapersFrom: papers).paperSize.width
    }
    #expect(best(50) == 60 && best(70) == 100 && best(500) == 100)
  }
}
