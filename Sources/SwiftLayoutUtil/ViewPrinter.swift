// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
public import UIKit

/// A printer that prints a tree of views and its constraints as the SwiftLayout code that builds them.
///
///     ViewPrinter(card, tags: [card: "card"]).updateIdentifiers().print()
///     // card {
///     //     title.anchors {
///     //         Anchors.top.leading.trailing.equalToSuper(inwardOffset: 16)
///     //     }
///     // }
///
/// A view's name is its tag, its `accessibilityIdentifier`, or otherwise its address and class.
@preconcurrency @MainActor
public struct ViewPrinter {
  /// Print options. By default, all views and the app's constraints are printed, but no properties.
  public struct PrintOptions: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: Int

    /// Creates options from a bit mask.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Includes the constraints that UIKit creates for stack views, margins and safe areas.
    public static let withSystemConstraints = PrintOptions(rawValue: 1 << 0)
    /// Prints only views that have a tag or an identifier, and omits the descendants of all other views.
    public static let onlyIdentifier = PrintOptions(rawValue: 1 << 1)
    /// Prints the properties that differ from those of a new view of the same class. See ``ConfigurableProperties``.
    public static let withViewConfig = PrintOptions(rawValue: 1 << 2)
    /// Prints composite names such as `allSides`, `cap` and `size` instead of their attributes.
    public static let shortForm = PrintOptions(rawValue: 1 << 3)
  }

  private let view: UIView
  private let tags: [UIView: String]
  private let options: PrintOptions

  /// Creates a printer for a view and its descendants. The names in `tags` take precedence over identifiers.
  public init(_ view: UIView, tags: [UIView: String] = [:], options: PrintOptions = []) {
    self.view = view
    self.tags = tags
    self.options = options
  }

  /// Names the views in an object's properties after the properties. Tagged views retain their tags.
  /// - Parameters:
  ///   - updater: The name format.
  ///   - rootObject: The object, or nil to use the printed view.
  public func updateIdentifiers(
    _ updater: IdentifierUpdater = .nameOnly, rootObject: AnyObject? = nil
  ) -> ViewPrinter {
    updater.update(rootObject ?? view, fixedTags: tags)
    return self
  }

  /// The code. Empty if `onlyIdentifier` is set and the view has no name.
  public var description: String {
    let scanner = ViewScanner(root: view, names: PrintedNames(tags: tags), options: options)
    return scanner.scan().map { CodeWriter.lines(of: $0, isRoot: true).joined(separator: "\n") } ?? ""
  }

  /// Writes the code to standard output.
  public func print() {
    Swift.print(description)
  }

  /// Copies the code to the general pasteboard.
  public func copyToPasteboard() {
    UIPasteboard.general.string = description
  }
}

extension ViewPrinter: @MainActor CustomStringConvertible {}

/// The names of views and guides in the printed code.
@MainActor
struct PrintedNames {
  let tags: [UIView: String]

  func hasName(_ item: AnyObject) -> Bool {
    (item as? UIView).flatMap { tags[$0] } != nil || !ItemName.identifier(of: item).isEmpty
  }

  func name(of item: AnyObject) -> String {
    if let view = item as? UIView, let tag = tags[view] { return tag }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView, let property = SystemGuide.property(of: guide)
    {
      return "\(name(of: owner)).\(property)"
    }
    return ItemName.name(of: item)
  }
}

/// Detection of the guides that UIKit creates.
@MainActor
enum SystemGuide {
  private static let properties = [
    "UIViewLayoutMarginsGuide": "layoutMarginsGuide", "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide", "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
  ]

  /// Returns the name of the view's property that contains a guide, or nil if UIKit didn't create the guide.
  static func property(of guide: UILayoutGuide) -> String? { properties[guide.identifier] }

  static func contains(_ guide: UILayoutGuide) -> Bool {
    property(of: guide) != nil || guide.identifier.hasPrefix("UISV-") || guide.identifier == "UIAnchorDistance"
  }
}
