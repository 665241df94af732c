// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The lines between a list's cells.
///
/// - Note: Differs from UIKit: `topSeparatorInsets` and `multipleSelectionColor` are stored only.
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown; `automatic` leaves it to the list.
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible, hidden
  }

  /// Insets that let the line begin where the text begins and end at the cell's edge. Each side may be left so alone.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether a line lies above the item, where it is the first of its section; other items have none above.
  /// `automatic` shows one in grouped lists.
  public var topSeparatorVisibility: Visibility = .automatic
  /// Whether a line lies below the item. `automatic` shows one, except below the last item of an inset group.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// Stored only: a line above is as wide as the list.
  public var topSeparatorInsets = automaticInsets
  /// How far the line below stays away from the cell's sides, in points; top and bottom do not count.
  /// `automaticInsets` by default; a side left so stays automatic beside one that is set.
  public var bottomSeparatorInsets = automaticInsets
  /// The lines' colour. `separator` by default.
  public var color: UIColor = .separator
  /// Stored only: selected cells have lines of the ordinary colour.
  public var multipleSelectionColor: UIColor = .separator

  /// Automatic lines; the same for all looks.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
