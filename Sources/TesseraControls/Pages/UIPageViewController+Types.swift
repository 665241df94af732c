// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIPageViewController {
  /// The axis along which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical
  }

  /// Where the pages of a book are bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages that scroll.
    case none = 0
    /// At the left or upper edge; one page shows.
    case min
    /// In the middle; two pages show.
    case mid
    /// At the right or lower edge; one page shows.
    case max
  }

  /// Which way pages turn.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse
  }

  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// Like the pages of a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll
  }

  /// The names of the options of an initialiser.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the pages of a book are bound: a `SpineLocation` or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll, in points, as a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension [UIPageViewController.OptionsKey: Any] {
  var spine: UIPageViewController.SpineLocation? {
    let value = self[.spineLocation]
    if let spine = value as? UIPageViewController.SpineLocation { return spine }
    let number = value as? Int ?? (value as? NSNumber)?.intValue
    return number.flatMap(UIPageViewController.SpineLocation.init)
  }

  /// At least zero.
  var spacing: CGFloat {
    let number: CGFloat =
      switch self[.interPageSpacing] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    return number.isFinite ? Swift.max(0, number) : 0
  }
}
