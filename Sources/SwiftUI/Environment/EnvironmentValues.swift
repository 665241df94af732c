// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

/// The light or dark color scheme.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background, or light text on a dark background.
  case light, dark
}

/// The layout direction.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Left to right, or right to left.
  case leftToRight, rightToLeft
}

/// The environment of a view: UIKit's traits under SwiftUI's names.
///
/// - Note: Differs from UIKit: there are no custom values.
public struct EnvironmentValues: Sendable {
  /// The color scheme.
  public var colorScheme: ColorScheme = .light {
    didSet { overrides.insert(.colorScheme) }
  }
  /// The layout direction.
  public var layoutDirection: LayoutDirection = .leftToRight {
    didSet { overrides.insert(.layoutDirection) }
  }
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize = .large {
    didSet { overrides.insert(.textSize) }
  }
  /// The language and region of formatters. UIKit views do not use it.
  public var locale = Locale.current
  /// The number of pixels per point.
  public internal(set) var displayScale: CGFloat = 1
  /// The text size. The older name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  enum Override { case colorScheme, layoutDirection, textSize }
  /// The values that differ from the parent's.
  var overrides: Set<Override> = []

  /// Creates the default environment: light, left to right, with the default text size.
  public init() {}

  init(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    displayScale = max(1, traits.displayScale)
    overrides = []
  }

  /// Applies the overrides to a view.
  @MainActor
  func apply(to view: UIView) {
    if overrides.contains(.colorScheme) {
      view.traitOverrides.userInterfaceStyle = colorScheme == .dark ? .dark : .light
    } else {
      view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    }
    if overrides.contains(.layoutDirection) {
      view.traitOverrides.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    } else {
      view.traitOverrides.remove(UITraitLayoutDirection.self)
    }
    if overrides.contains(.textSize) {
      view.traitOverrides.preferredContentSizeCategory = dynamicTypeSize.category
    } else {
      view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }
  }
}

/// The older name of the text size. The names of its values are UIKit's.
public typealias ContentSizeCategory = UIContentSizeCategory
