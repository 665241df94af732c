// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UITableView {
  /// The appearance of a table: rows from edge to edge with floating headers (`plain`), sections separated by gaps
  /// (`grouped`), or sections as rounded blocks within the margins (`insetGrouped`).
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// The position of a row in the visible area after scrolling, excluding content insets. With `none`, the scroll
  /// distance is as short as possible.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// The animation of inserted and deleted rows with a running `AnimationClock`. Rows fade, slide to a side, slide
  /// from below the row above (`top`) or from below the row that follows (`bottom`), or change immediately (`none`).
  ///
  /// - Note: Differs from UIKit: `middle` and `automatic` have the same effect as `fade`.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The edges from which separator insets are measured. Stored only.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets
  }

  /// The height value for self-sizing, which is -1.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The section index title that is displayed as a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
}
