// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two columns, set with `viewControllers`. The only style before iOS 14.
    case unspecified = 0
    /// A primary and a secondary column, each set with `setViewController(_:for:)`.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// The role of a column.
  public enum Column: Int, Sendable {
    /// The outermost column, such as a list of mailboxes.
    case primary = 0
    /// The column between the other two. Only in a triple-column style.
    case supplementary
    /// The content column, which fills the remaining width.
    case secondary
    /// The controller that replaces all columns while collapsed. Not a column of the wide layout.
    case compact
  }

  /// A mode that determines which columns are visible next to or over the secondary column.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the style, the width and the behavior.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly
    /// One column next to the secondary column: the primary column, or with three columns the supplementary column.
    case oneBesideSecondary
    /// One column over the secondary column.
    case oneOverSecondary
    /// Primary and supplementary columns next to the secondary column.
    case twoBesideSecondary
    /// Primary and supplementary columns over the secondary column.
    case twoOverSecondary
    /// Primary and supplementary columns, which push the secondary column off the edge.
    case twoDisplaceSecondary

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// The number of visible columns in addition to the secondary one: 0 to 2.
    var columnCount: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// The behavior of the mode; nil for modes that are common to all behaviors.
    var behavior: SplitBehavior? {
      switch self {
      case .automatic, .secondaryOnly: nil
      case .oneBesideSecondary, .twoBesideSecondary: .tile
      case .oneOverSecondary, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }
  }

  /// The arrangement of the other columns relative to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// `tile` if the view is wider than high, otherwise `overlay`, or `displace` with three columns.
    case automatic = 0
    /// Next to the secondary column.
    case tile
    /// Over the secondary column.
    case overlay
    /// One column is next to the secondary column; two columns push it off the edge.
    case displace

    /// Returns the mode of this behavior with a number of columns in addition to the secondary one.
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

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading or the trailing edge.
    case leading = 0, trailing
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No background.
    case none = 0
    /// The material of a sidebar.
    case sidebar
  }

  /// The visibility of the bar button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Determined by `presentsWithGesture`.
    case automatic = 0
    /// Never or always visible.
    case never, always
  }
}
