// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The configuration of the separators between list cells.
///
/// - Note: Differs from UIKit: `topSeparatorInsets` and `multipleSelectionColor` are stored only.
public struct UIListSeparatorConfiguration {
  /// The visibility of a separator. With `automatic`, the list determines the visibility.
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible, hidden
  }

  /// The insets of a separator that starts at the text and ends at the cell's edge. Each side can be automatic
  /// independently of the other side.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the item, if the item is the first of its section. Other items have no
  /// separator above. `automatic` shows it in grouped lists.
  public var topSeparatorVisibility: Visibility = .automatic
  /// The visibility of the separator below the item. `automatic` shows it, except below the last item of an inset
  /// group.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// The insets of the separator above the item. Stored only: this separator is always as wide as the list.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below the item from the cell's sides, in points. Top and bottom insets are ignored.
  /// The default is `automaticInsets`. Each side can be automatic independently of the other side.
  public var bottomSeparatorInsets = automaticInsets
  /// The separator color. `separator` by default.
  public var color: UIColor = .separator
  /// The separator color of selected cells. Stored only: the separators of selected cells have the usual color.
  public var multipleSelectionColor: UIColor = .separator

  /// Creates a configuration of automatic separators, which does not depend on the appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
