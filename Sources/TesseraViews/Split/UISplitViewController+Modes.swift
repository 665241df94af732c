// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two columns that are set as `viewControllers`, as before iOS 14.
    case unspecified = 0
    /// A primary and a secondary column, each set with `setViewController(_:for:)`.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The outermost one, such as a list of mailboxes.
    case primary = 0
    /// The one between the two others, of three columns alone.
    case supplementary
    /// The one with the content, which fills what the others leave.
    case secondary
    /// The controller that shows instead of all columns while they are collapsed. Not a column of the wide layout.
    case compact
  }

  /// Which columns show beside or over the secondary one.
  public enum DisplayMode: Int, Sendable {
    /// As the style, the width and the behaviour make it.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside it: the primary one, or of three columns the supplementary one.
    case oneBesideSecondary
    /// One column over it.
    case oneOverSecondary
    /// Primary and supplementary column beside it.
    case twoBesideSecondary
    /// Primary and supplementary column over it.
    case twoOverSecondary
    /// Primary and supplementary column, which push it off the edge.
    case twoDisplaceSecondary

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// The columns that show besides the secondary one: 0 to 2.
    var columnCount: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// The behaviour that has the mode; nil for the modes of all behaviours.
    var behavior: SplitBehavior? {
      switch self {
      case .automatic, .secondaryOnly: nil
      case .oneBesideSecondary, .twoBesideSecondary: .tile
      case .oneOverSecondary, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }
  }

  /// How the other columns lie to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// `tile` where the view is wider than high, else `overlay`, of three columns `displace`.
    case automatic = 0
    /// Beside it.
    case tile
    /// Over it.
    case overlay
    /// One beside it; two push it off the edge.
    case displace

    /// Returns the mode of this behaviour that shows a number of columns besides the secondary one.
    func mode(_ count: Int) -> DisplayMode {
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

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// At the leading edge, or at the trailing one.
    case leading = 0, trailing
  }

  /// What is behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing of the container's own.
    case none = 0
    /// The material of a sidebar.
    case sidebar
  }

  /// When the button that shows and hides the columns is in the bar.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As `presentsWithGesture` says.
    case automatic = 0
    /// In no case, or in every one.
    case never, always
  }
}
