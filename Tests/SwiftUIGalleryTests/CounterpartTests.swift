// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A SwiftUI screen with the name of a UIKit screen shows the same texts at the same positions.

import Tessera
import TesseraGallery
import TesseraSwiftUIGallery
import TesseraViews
import Testing

@Suite @MainActor
struct CounterpartTests {
  /// A SwiftUI screen and how it differs from its UIKit counterpart.
  struct Counterpart: CustomTestStringConvertible, Sendable {
    let name: String
    /// The distance by which all SwiftUI texts below the bars are lower, in points, and the reason.
    var offset: (y: Double, reason: String) = (0, "")
    /// The texts that only one of the two screens shows, or that have other positions, and the reason.
    var exceptions: (texts: Set<String>, reason: String) = ([], "")
    /// The reason why the positions of all texts differ, or nil if they are the same.
    var difference: String?

    var testDescription: String { name }
  }

  nonisolated static let counterparts = [
    Counterpart(name: "messages"),
    Counterpart(name: "mail"),
    Counterpart(name: "alert"),
    Counterpart(
      name: "profile",
      exceptions: (
        [
          "Mosaic restorer in Ravenna. Writes about tesserae, lime mortar and the patience of stone.",
          "alexandria.konstantinopoulou@restoration-workshop.example", "Italian, Greek, English, German",
        ],
        """
        UIKit's labels count the spaces at line breaks, and a truncated line takes the whole width. SwiftUI's texts are \
        as wide as they are drawn.
        """
      )),
    Counterpart(name: "calendar"),
    Counterpart(name: "show-mail"),
    Counterpart(
      name: "settings",
      difference: """
        The UIKit screen is a stack view that draws its title, groups and headings itself. The SwiftUI screen is a list \
        under a navigation bar, with the system's row heights and margins.
        """),
    Counterpart(
      name: "show-settings",
      offset: (
        7.3,
        """
        The UIKit screen has an empty header of 8 points above its first section, instead of 16. The other gaps of \
        tables are a third of a point larger.
        """
      )),
    Counterpart(
      name: "show-notes",
      exceptions: (
        [
          "Folders", "Quick Notes", "All iCloud", "Notes", "Garden", "Recipes", "Travel", "Recently Deleted", "2", "41",
          "18", "7", "12", "4", "3",
        ], "The sidebar's rows have the metrics of SwiftUI's labels."
      )),
  ]

  /// A line of text on the screen. The position is the leading edge and the center of the first line.
  struct Line: Hashable, CustomStringConvertible {
    let text: String
    let x: Double
    let y: Double

    var description: String { "“\(text)” at \(x), \(y)" }
  }

  @Test(arguments: counterparts)
  func textsAreAtTheSamePositions(_ counterpart: Counterpart) throws {
    let theirs = try lines(galleryCatalog, counterpart.name)
    let ours = try lines(swiftUIGalleryCatalog, counterpart.name)
    let common = Set(theirs.map(\.text)).intersection(ours.map(\.text))
    #expect(common.count >= 5)
    guard counterpart.difference == nil else { return }
    let compared = common.subtracting(counterpart.exceptions.texts)
    for line in theirs where compared.contains(line.text) {
      let distances = ours.filter { $0.text == line.text }.map { other in
        let lower = other.y - line.y
        let y = min(abs(lower), abs(lower - counterpart.offset.y))
        return max(abs(other.x - line.x), y)
      }
      let distance = distances.min() ?? .infinity
      #expect(distance <= 1, "\(line) is \(distance) points away: \(ours.filter { $0.text == line.text })")
    }
  }

  /// The screens show the same texts, except for those that the table mentions.
  @Test(arguments: counterparts.filter { $0.difference == nil })
  func textsAreTheSame(_ counterpart: Counterpart) throws {
    let theirs = Set(try lines(galleryCatalog, counterpart.name).map(\.text))
    let ours = Set(try lines(swiftUIGalleryCatalog, counterpart.name).map(\.text))
    #expect(theirs.subtracting(ours).subtracting(counterpart.exceptions.texts).isEmpty)
  }

  /// The lines of visible labels, except for those that the screen cuts off.
  private func lines(_ catalog: ScreenCatalog, _ name: String) throws -> [Line] {
    let screen = try Renderer().layout(try #require(catalog.select([name]).first))
    return screen.window.visibleLabels.compactMap { label in
      guard let text = label.text, !text.isEmpty else { return nil }
      let size = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines).size
      let isRightAligned = label.textAlignment == .right
      let room = label.bounds.width - size.width
      let x = label.textAlignment == .center ? room / 2 : isRightAligned ? room : 0
      let top = (label.bounds.height - size.height) / 2
      let point = label.convert(CGPoint(x: x, y: top + label.firstFont.lineHeight / 2), to: screen.window)
      guard screen.window.bounds.insetBy(dx: -1, dy: -1).contains(point) else { return nil }
      return Line(text: text, x: point.x, y: point.y)
    }
  }
}

extension UILabel {
  /// The font of the first character.
  fileprivate var firstFont: UIFont {
    guard let attributedText, attributedText.length > 0 else { return font }
    return attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
  }
}

extension UIView {
  /// The labels in the view that are not hidden.
  fileprivate var visibleLabels: [UILabel] {
    guard !isHidden, alpha > 0 else { return [] }
    return ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.visibleLabels)
  }
}
