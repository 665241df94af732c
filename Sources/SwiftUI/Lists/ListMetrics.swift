// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews

/// The distances of a list's rows, in points: those of UIKit's inset grouped lists.
struct ListMetrics: Equatable {
  static let bottomMargin: CGFloat = 16
  /// The margin of cards and of the rows' content.
  let sideMargin: CGFloat
  /// The insets of the safe area, which cards avoid and other rows extend into.
  var (safeLeading, safeTrailing): (CGFloat, CGFloat) = (0, 0)

  init(width: CGFloat) { sideMargin = SideMargin.of(width: width) }

  func insets(of part: ListPart, custom: EdgeInsets?, in context: ListContext) -> EdgeInsets {
    let side = sideMargin
    var result =
      switch part {
      case .row: custom ?? EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
      case .header: EdgeInsets(top: context.isGrouped ? 0 : 7, leading: side, bottom: 7, trailing: side)
      case .footer: EdgeInsets(top: 7, leading: side, bottom: 0, trailing: side)
      }
    if !context.isInset {
      result.leading += safeLeading
      result.trailing += safeTrailing
    }
    return result
  }

  /// Returns the distance above a section.
  func gap(before index: Int, _ section: ListSectionRows, _ options: ListOptions) -> CGFloat {
    guard options.context.isGrouped else { return 0 }
    let isTitled = !section.headers.isEmpty
    if index == 0 { return isTitled || options.context.isInset ? 16 : 35 }
    return options.appearance.sectionSpacing ?? (isTitled ? 24 : 35)
  }
}
