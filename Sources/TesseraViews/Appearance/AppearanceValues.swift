// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The comparison of appearance values. Text attributes are dictionaries with values of any type, and bar appearances
// are reference types whose copies aren't equal.

import Foundation

@MainActor
enum AppearanceValues {
  /// Returns whether two values look the same. Values that can't be compared are treated as equal because a change
  /// can't be detected.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = flattened(first), let second = flattened(second) else {
      return flattened(first) == nil && flattened(second) == nil
    }
    if let first = first as? [NSAttributedString.Key: Any], let second = second as? [NSAttributedString.Key: Any] {
      return areEqual(first, second)
    }
    if let first = first as? UIBarAppearance, let second = second as? UIBarAppearance {
      return components(of: first).elementsEqual(components(of: second)) { areEqual($0, $1) }
    }
    if type(of: first) is AnyClass {
      if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
      if !(first is any Equatable) { return first as AnyObject === second as AnyObject }
    }
    return (first as? any Equatable).map { areEqual($0, second) } ?? true
  }

  private static func areEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    second as? Value == first
  }

  private static func areEqual(
    _ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]
  ) -> Bool {
    first.count == second.count
      && first.allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
  }

  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptionalAppearance else { return value }
    return flattened(optional.content)
  }

  // MARK: Bars

  /// Returns the values of a bar appearance, in a fixed order for its class.
  private static func components(of appearance: UIBarAppearance) -> [Any?] {
    let background: [Any?] = [
      appearance.backgroundEffect, appearance.backgroundColor, appearance.backgroundImage,
      appearance.backgroundImageContentMode, appearance.shadowColor, appearance.shadowImage,
    ]
    switch appearance {
    case let bar as UINavigationBarAppearance:
      let titles: [Any?] = [
        bar.titleTextAttributes, bar.largeTitleTextAttributes, bar.titlePositionAdjustment, bar.backIndicatorImage,
        bar.backIndicatorTransitionMaskImage,
      ]
      return background + titles + look(of: bar.buttonAppearance, bar.backButtonAppearance, bar.doneButtonAppearance)
    case let bar as UIToolbarAppearance:
      return background + look(of: bar.buttonAppearance, bar.doneButtonAppearance)
    case let bar as UITabBarAppearance:
      return background + [bar.selectionIndicatorTintColor]
        + look(of: bar.stackedLayoutAppearance, bar.inlineLayoutAppearance, bar.compactInlineLayoutAppearance)
    default: return background
    }
  }

  private static func look(of buttons: UIBarButtonItemAppearance...) -> [Any?] {
    buttons.flatMap { [$0.normal, $0.highlighted, $0.disabled, $0.focused] }.flatMap { state -> [Any?] in
      [state.titleTextAttributes, state.titlePositionAdjustment, state.backgroundImage]
    }
  }

  private static func look(of items: UITabBarItemAppearance...) -> [Any?] {
    items.flatMap { [$0.normal, $0.selected, $0.disabled, $0.focused] }.flatMap { state -> [Any?] in
      [
        state.titleTextAttributes, state.titlePositionAdjustment, state.iconColor, state.badgeBackgroundColor,
        state.badgeTextAttributes, state.badgePositionAdjustment,
      ]
    }
  }
}

/// An optional with any wrapped type.
private protocol AnyOptionalAppearance {
  var content: Any? { get }
}

extension Optional: AnyOptionalAppearance {
  fileprivate var content: Any? { map { $0 } }
}
