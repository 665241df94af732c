// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIPageViewController {
  /// The axis along which the pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are arranged from left to right.
    case horizontal = 0
    /// Pages are arranged from top to bottom.
    case vertical
  }

  /// The location of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine, because the pages scroll.
    case none = 0
    /// The spine is at the left or top edge. One page is visible.
    case min
    /// The spine is in the middle. Two pages are visible.
    case mid
    /// The spine is at the right or bottom edge. One page is visible.
    case max
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse
  }

  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl like the pages of a book.
    case pageCurl = 0
    /// Pages scroll.
    case scroll
  }

  /// The keys of the initializer's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine, as a `SpineLocation` or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The spacing between scrolling pages in points, as a number.
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

  /// The spacing between scrolling pages in points. Negative values are treated as 0.
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
