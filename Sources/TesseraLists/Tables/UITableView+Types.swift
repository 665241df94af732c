// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UITableView {
  /// How sections look: rows from edge to edge with floating headers (`plain`), sections set apart by gaps
  /// (`grouped`), or sections as rounded blocks within the margins (`insetGrouped`).
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// Where a row ends up after scrolling, between the content insets. `none` scrolls as little as needed.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// How rows come and go with a running `AnimationClock`: they fade, slide to a side, slide from below the row above (`top`)
  /// or from below the row that follows (`bottom`), or are there at once (`none`).
  ///
  /// - Note: Differs from UIKit: `middle` and `automatic` look as `fade` does.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What separator insets count from. Stored only.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets
  }

  /// As a height: measure the content. -1.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title that stands for a magnifying glass in a section index.
  public nonisolated static let indexSearch = "{search}"
}
