// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UISplitViewController {
  /// The column style of a split view, which determines the number of columns.
  public enum Style: Int, Sendable {
    /// Two columns, set with `viewControllers`. The only style before iOS 14.
    case unspecified = 0
    /// A primary and a secondary column, each set with `setViewController(_:for:)`.
    case doubleColumn
    /// A primary, a supplementary and a secondary column, each set with `setViewController(_:for:)`.
    case tripleColumn
  }

  /// The role of a column.
  public enum Column: Int, Sendable {
    /// The outermost column, such as a list of mailboxes.
    case primary = 0
    /// The column between the primary and secondary columns. Exists only in a triple-column style.
    case supplementary
    /// The content column, which fills the remaining width.
    case secondary
    /// The view controller that replaces all columns while they are collapsed. It is not visible otherwise.
    case compact
  }

  /// A mode that determines which columns are visible next to or over the secondary column.
  public enum DisplayMode: Int, Sendable {
    /// The split view chooses the mode by its style, width and behavior.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly
    /// One column is next to the secondary column: the primary column or, in a triple-column style, the supplementary
    /// column.
    case oneBesideSecondary
    /// One column overlays the secondary column.
    case oneOverSecondary
    /// The primary and supplementary columns are next to the secondary column.
    case twoBesideSecondary
    /// The primary and supplementary columns overlay the secondary column.
    case twoOverSecondary
    /// The primary and supplementary columns push the secondary column off the edge.
    case twoDisplaceSecondary

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// The number of visible columns in addition to the secondary column: 0, 1 or 2.
    var columnCount: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// The split behavior that the mode implies; nil for modes that all behaviors have in common.
    var behavior: SplitBehavior? {
      switch self {
      case .automatic, .secondaryOnly: nil
      case .oneBesideSecondary, .twoBesideSecondary: .tile
      case .oneOverSecondary, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }
  }

  /// The arrangement of the other columns relative to the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// `tile` if the view is wider than tall. Otherwise `overlay`, or `displace` in a triple-column style.
    case automatic = 0
    /// The other columns are next to the secondary column.
    case tile
    /// The other columns overlay the secondary column.
    case overlay
    /// A single column is next to the secondary column; two columns push the secondary column off the edge.
    case displace

    /// Returns this behavior's display mode for a number of columns in addition to the secondary column.
    func mode(columnCount count: Int) -> DisplayMode {
      switch (self, count) {
      case (_, 0): .secondaryOnly
      case (.overlay, 1): .oneOverSecondary
      case (.overlay, _): .twoOverSecondary
      case (_, 1): .oneBesideSecondary
      case (.displace, _): .twoDisplaceSecondary
      case (.tile, _), (.automatic, _): .twoBesideSecondary
      }
    }
  }

  /// The edge at which the primary column is located.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge, or the trailing edge.
    case leading = 0, trailing
  }

  /// The background style of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No background.
    case none = 0
    /// The sidebar material.
    case sidebar
  }

  /// The visibility of the bar button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Visible if `presentsWithGesture` is `true`.
    case automatic = 0
    /// Never visible, or always visible.
    case never, always
  }
}
