// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews

/// The distances of a list's rows, in points: those of UIKit's inset grouped lists.
struct ListMetrics: Equatable {
  static let bottomMargin: CGFloat = 16
  /// The indentation of each level of an outline.
  static let indentation: CGFloat = 16
  /// The margin of cards and of the rows' content.
  let sideMargin: CGFloat

  init(width: CGFloat) { sideMargin = SideMargin.of(width: width) }

  func insets(of part: ListPart, custom: EdgeInsets?, in context: ListContext) -> EdgeInsets {
    let side = sideMargin
    switch part {
    case .row: return custom ?? EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    case .header: return EdgeInsets(top: context.isGrouped ? 0 : 7, leading: side, bottom: 7, trailing: side)
    case .footer: return EdgeInsets(top: 7, leading: side, bottom: 0, trailing: side)
    }
  }

  /// Returns the distance above a section.
  func gap(before index: Int, _ section: ListSectionRows, _ options: ListOptions) -> CGFloat {
    guard options.context.isGrouped else { return 0 }
    let isTitled = !section.headers.isEmpty
    if index == 0 { return isTitled || options.context.isInset ? 16 : 35 }
    return options.appearance.sectionSpacing ?? (isTitled ? 24 : 35)
  }
}
