// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The lines between a list's cells.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible, hidden
  }

  /// As an inset: begins and ends where the cell's content does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility: Visibility = .automatic
  public var bottomSeparatorVisibility: Visibility = .automatic
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color: UIColor = .separator
  public var multipleSelectionColor: UIColor = .separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
