// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The lines between a list's cells.
///
/// - Note: Differs from UIKit: `topSeparatorInsets` and `multipleSelectionColor` are stored only.
public struct UIListSeparatorConfiguration {
  /// The visibility of a line; `automatic` leaves it to the list.
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible, hidden
  }

  /// The insets of a line that begins where the text begins and ends at the cell's edge. Each side can be automatic
  /// independently.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility of the line above the item, if it is the first of its section; other items have no line above. `automatic`
  /// shows one in grouped lists.
  public var topSeparatorVisibility: Visibility = .automatic
  /// The visibility of the line below the item. `automatic` shows one, except below the last item of an inset group.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// The insets of the line above. Stored only: a line above is as wide as the list.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the line below from the cell's sides, in points; top and bottom are ignored. `automaticInsets` by default;
  /// each side can be automatic independently.
  public var bottomSeparatorInsets = automaticInsets
  /// The lines' color. `separator` by default.
  public var color: UIColor = .separator
  /// The color of lines of selected cells. Stored only: selected cells have lines of the ordinary color.
  public var multipleSelectionColor: UIColor = .separator

  /// Creates automatic lines, which are the same for all appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
