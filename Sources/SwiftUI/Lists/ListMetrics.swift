// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraLists
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews

/// The distances of a list's rows, in points: those of UIKit's inset grouped lists.
///
/// Lists of iOS 18, recorded at 3 pixels per point, have these distances between text in footnote style, which is 15.67
/// points high with its baseline 3.33 points above the lower edge, and cards: the baseline of a header is 9.0 points above
/// its card; the capitals of a footer begin 8.67 points below its card; cards are 56.33 points apart with a header
/// between them, and 72.33 points with a footer and a header.
struct ListMetrics: Equatable {
  static let bottomMargin: CGFloat = 16
  /// The distance between a header's text and its card: 9.0 - 3.33, or 13.67 - 4.0 on iOS 26.
  private var cardToHeader: CGFloat { isGlass ? 29 / 3 : 17 / 3 }
  /// The distance between a card and its footer's text: 8.67 less the 2.67 points between the text's upper edge and capitals.
  private var cardToFooter: CGFloat { isGlass ? 7 : 6 }
  /// The distance of a section from a section without a footer: 56.33 - 15.67 - 5.67.
  private static let sectionGap: CGFloat = 35
  /// The distance of a section with a header from a section without a footer: on iOS 26, the header is 40.33 points high,
  /// and 17.67 points below the card.
  private var headerGap: CGFloat { isGlass ? 28 : Self.sectionGap }
  /// The distance of a section from a footer: 72.33 - 2 · 15.67 - 6.0 - 5.67. On iOS 26, the footer is 29.67 points high.
  private var gapBelowFooter: CGFloat { isGlass ? 52 / 3 : 88 / 3 }
  /// The margin above and below the text of a plain list's header, which is 28 points high.
  private static let plainHeaderMargin: CGFloat = (28 - 61.0 / 3) / 2
  /// The indentation of each level of an outline.
  static let indentation: CGFloat = 16
  /// The margin of the rows' content.
  let sideMargin: CGFloat
  /// The margin of cards and of their content.
  let cardMargin: CGFloat
  /// The metrics of UIKit's lists.
  private let table: TableMetrics
  private var isGlass: Bool { table.isGlass }
  /// The insets of the safe area, which cards avoid and other rows extend into.
  var (safeLeading, safeTrailing): (CGFloat, CGFloat) = (0, 0)

  init(width: CGFloat, isGlass: Bool) {
    sideMargin = SideMargin.of(width: width)
    table = TableMetrics(isGlass: isGlass)
    cardMargin = table.sideMargin(width: width, isInset: true)
  }

  /// The least height of a row.
  var rowHeight: CGFloat { table.minimumRowHeight }
  /// The distance of the separators in cards from the trailing edge.
  var cardSeparatorEnd: CGFloat { table.cardSeparatorEnd }

  func insets(of part: ListPart, custom: EdgeInsets?, in context: ListContext) -> EdgeInsets {
    let side = context.isInset ? cardMargin : sideMargin
    var result =
      switch part {
      case .row:
        custom
          ?? EdgeInsets(
            top: table.verticalMargin, leading: side, bottom: table.verticalMargin, trailing: side)
      case .header where context.isGrouped:
        EdgeInsets(top: 0, leading: side, bottom: cardToHeader, trailing: side)
      case .header:
        EdgeInsets(
          top: 22 + Self.plainHeaderMargin, leading: side, bottom: Self.plainHeaderMargin, trailing: side)
      case .footer: EdgeInsets(top: cardToFooter, leading: side, bottom: 0, trailing: side)
      }
    if !context.isInset {
      result.leading += safeLeading
      result.trailing += safeTrailing
    }
    return result
  }

  /// Returns the distance above a section.
  func gap(before index: Int, in sections: [ListSectionRows], _ options: ListOptions) -> CGFloat {
    guard options.context.isGrouped else { return 0 }
    if index == 0 { return !sections[index].headers.isEmpty || options.context.isInset ? 16 : Self.sectionGap }
    if let spacing = options.appearance.sectionSpacing { return spacing }
    if !sections[index - 1].footers.isEmpty { return gapBelowFooter }
    return sections[index].headers.isEmpty ? Self.sectionGap : headerGap
  }
}
