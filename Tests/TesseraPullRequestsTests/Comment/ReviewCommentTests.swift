// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPullRequests
import Testing

@Suite struct ReviewCommentTests {
  private let head = String(repeating: "a", count: 40)

  private func context() throws -> ReviewContext {
    var context = try #require(ReviewContext(key: "tessera", head: head))
    context.reportURL = "https://github.com/o/r/actions/runs/1"
    return context
  }

  private func entry(_ name: String, _ state: ReviewInput.State, severity: Double = 0.1) -> ReviewInput.Entry {
    var entry = ReviewInput.Entry(
      name: name, group: String(name.split(separator: ".")[0]), state: state, sentence: "Sentence of \(name)")
    entry.severity = severity
    entry.before = "images/\(name).expected.png"
    entry.after = "images/\(name).actual.png"
    return entry
  }

  private func comment(
    _ entries: [ReviewInput.Entry], pictures: PublishedPictures = PublishedPictures()
  ) throws -> String {
    ReviewComment(ReviewInput(folder: "/r", entries: entries), context: try context(), pictures: pictures).markdown()
  }

  @Test func equalReportsAreOneLine() throws {
    let text = try comment([entry("a.light", .passed), entry("b.light", .passed)])
    let link = "[Full report](https://github.com/o/r/actions/runs/1)"
    #expect(
      text == """
        <!-- tessera:review tessera -->
        <!-- tessera:head \(head) -->
        🟢 **Tessera:** All 2 snapshots match their goldens at aaaaaaa. \(link)

        """)
  }

  @Test func worstChangesAreFirst() throws {
    let text = try comment([
      entry("small.light", .failed, severity: 0.01), entry("new.light", .missing),
      entry("big.light", .failed, severity: 1),
      entry("gone.light", .obsolete), entry("broken.light", .error), entry("same.light", .passed),
    ])
    let order = ["broken.light", "big.light", "small.light", "new.light", "gone.light"]
    let places = try order.map { try #require(text.range(of: "<b>\($0)</b>") ?? text.range(of: "- \($0)")).lowerBound }
    #expect(places == places.sorted())
    #expect(text.contains("### 🔴 2 snapshots changed, 1 new, 1 deleted, 1 failed"))
    #expect(text.contains("Tessera compared aaaaaaa with goldens; 1 snapshot matches."))
  }

  @Test func variantsWithTheSameSentenceShareARow() throws {
    var (light, dark) = (entry("a.light", .failed), entry("a.dark", .failed, severity: 0.2))
    light.sentence = "Same"
    dark.sentence = "Same"
    let text = try comment([light, dark])
    #expect(text.contains("| <b>a.dark</b> | Same<br><sub>also a.light</sub> |"))
  }

  @Test func atMostTwelveRows() throws {
    let text = try comment((0..<40).map { entry("s\($0).light", .failed) })
    #expect(text.components(separatedBy: "\n| <b>").count == 13)
    #expect(text.contains("**28 more changes are** in the [full report](https://github.com/o/r/actions/runs/1)."))
  }

  @Test func picturesHaveFixedWidths() throws {
    var pictures = PublishedPictures()
    let phone = try #require(PNGHeader(TestPNG.make(width: 30, height: 65)))
    let scroll = try #require(PNGHeader(TestPNG.make(width: 10, height: 100)))
    pictures.pictures["images/a.light.expected.png"] = PublishedPicture(url: "https://x.y/1.png", size: phone)
    pictures.pictures["images/a.light.actual.png"] = PublishedPicture(url: "https://x.y/2.png", size: scroll)
    let text = try comment([entry("a.light", .failed)], pictures: pictures)
    #expect(text.contains("| <a href=\"https://x.y/1.png\"><img src=\"https://x.y/1.png\" width=\"110\"></a> |"))
    #expect(text.contains("| <a href=\"https://x.y/2.png\"><img src=\"https://x.y/2.png\" width=\"44\"></a> | – |"))
  }

  /// Every name and sentence has the longest form that escaping can produce.
  @Test func commentsFitIntoGitHubsLimit() throws {
    let hostile = String(repeating: "@", count: 2000)
    let entries = (0..<3000).map { index in
      var entry = entry("\(hostile)\(index)", [.failed, .missing, .obsolete, .error][index % 4])
      entry.name = "\(hostile)\(index)"
      entry.group = "\(index)"
      entry.sentence = "\(index)\(hostile)"
      return entry
    }
    let text = try comment(entries)
    #expect(text.utf8.count <= ReviewComment.maximumLength)
    #expect(text.contains("[full report]"))
    #expect(!text.contains("@@"))
  }

  @Test func hostileNamesStayInTheirCells() throws {
    var hostile = entry("a.light", .failed)
    hostile.name = "x | y\n| z |<script>alert(1)</script> --> @everyone"
    hostile.sentence = "</td></table> \u{202E}evil `code` | <!-- tessera:review tessera -->"
    let text = try comment([hostile])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <b>") }
    #expect(rows.count == 1)
    #expect(rows[0].filter { $0 == "|" }.count == 3)
    #expect(!text.contains("<script") && !text.contains("@everyone") && !text.contains("\u{202E}"))
    #expect(text.components(separatedBy: "<!-- tessera:review").count == 2)
  }

  @Test func incompleteRunsAreNotGreen() throws {
    let input = ReviewInput(folder: "/r", entries: [entry("a.light", .passed)], isComplete: false)
    let text = ReviewComment(input, context: try context()).markdown()
    #expect(text.contains("### 🔴 Incomplete run"))
    #expect(text.contains("**The run was stopped before it was complete.**"))
  }

  @Test(arguments: [
    (0.00001, "less than 0.01 %"), (0.0005, "0.05 %"), (0.0123, "1.2 %"), (0.0856, "8.6 %"), (0.0996, "10 %"),
    (0.5, "50 %"),
  ])
  func percentages(_ fraction: Double, _ expected: String) throws {
    var entry = entry("a.light", .failed, severity: fraction)
    entry.hasMeasure = true
    #expect(try comment([entry]).contains("<sub>\(expected) of the pixels</sub>"))
  }

  @Test func keysAndMarkers() {
    for key in ["", "a b", "-->", "a--b", "ä", String(repeating: "a", count: 65)] {
      #expect(ReviewContext(key: key, head: head) == nil)
    }
    #expect(ReviewContext(key: "ios.17_a-b", head: "main") == nil)
    let body = "<!-- tessera:review k -->\r\n<!-- tessera:head \(head) run 9 -->\r\ntext"
    let marker = ReviewMarker(body, key: "k")
    #expect(marker?.head == head && marker?.run == 9)
    let full = "<!-- tessera:review k -->\n<!-- tessera:head \(head) run 9 report \(head) -->"
    #expect(ReviewMarker(full, key: "k")?.digest == head && ReviewMarker(full, key: "k")?.run == 9)
    #expect(ReviewMarker("text \(body)", key: "k") == nil)
    #expect(ReviewMarker(body, key: "other") == nil)
    #expect(ReviewMarker("<!-- tessera:review k -->\n<!-- tessera:head main -->", key: "k")?.head == nil)
  }
}
