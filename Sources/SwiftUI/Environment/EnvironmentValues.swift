// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark texts on a light ground, or light ones on a dark ground.
  case light, dark
}

/// The direction in which lines run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}

/// What views are told by those around them: the traits that UIKit has, under SwiftUI's names.
///
/// - Note: Differs from UIKit: there are no values of an app's own.
public struct EnvironmentValues: Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme = .light {
    didSet { overrides.insert(.colorScheme) }
  }
  /// The direction in which lines run.
  public var layoutDirection: LayoutDirection = .leftToRight {
    didSet { overrides.insert(.layoutDirection) }
  }
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize = .large {
    didSet { overrides.insert(.textSize) }
  }
  /// The language and region for formatters. Views of UIKit do not see it.
  public var locale = Locale.current
  /// Pixels per point.
  public internal(set) var displayScale: CGFloat = 1
  /// The text size, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  enum Override { case colorScheme, layoutDirection, textSize }
  /// What views here have otherwise than those around them.
  var overrides: Set<Override> = []

  /// Light, left to right, at the usual text size.
  public init() {}

  init(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    displayScale = max(1, traits.displayScale)
    overrides = []
  }

  /// Tells a view what it has otherwise.
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

/// The text size under its older name. The names of its values are UIKit's.
public typealias ContentSizeCategory = UIContentSizeCategory
