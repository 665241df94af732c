// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UITableView {
  /// The appearance of sections: rows from edge to edge with floating headers (`plain`), sections separated by gaps
  /// (`grouped`), or sections as rounded blocks within the margins (`insetGrouped`).
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// The position of a row after scrolling, between the content insets. `none` scrolls as little as needed.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// The animation of inserted and deleted rows with a running `AnimationClock`: they fade, slide to a side, slide from below
  /// the row above (`top`) or from below the row that follows (`bottom`), or change at once (`none`).
  ///
  /// - Note: Differs from UIKit: `middle` and `automatic` look like `fade`.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The reference of separator insets. Stored only.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets
  }

  /// The height that means self-sizing. -1.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title that shows a magnifying glass in a section index.
  public nonisolated static let indexSearch = "{search}"
}
