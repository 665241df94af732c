// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
internal import TesseraViews
public import Foundation
internal import Synchronization
public import UIKit

/// The environment of a view: values that are set by its ancestors.
public struct EnvironmentValues: CustomStringConvertible {
  /// Copy-on-write storage for the values.
  private final class Storage {
    var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var locale = Locale.ambient
    var colorScheme = ColorScheme.light
    var layoutDirection = LayoutDirection.leftToRight
    var dynamicTypeSize = DynamicTypeSize.large
    var displayScale: CGFloat = 1
    var look = SystemLook.standard
    var overrides: Set<Override> = []
    /// A cache of values derived from the storage. A copy of the storage starts with an empty cache.
    let derived = Mutex(Derived())

    func copy() -> Storage {
      let result = Storage()
      (result.values, result.objects, result.locale) = (values, objects, locale)
      (result.colorScheme, result.layoutDirection) = (colorScheme, layoutDirection)
      (result.dynamicTypeSize, result.displayScale) = (dynamicTypeSize, displayScale)
      result.look = look
      result.overrides = overrides
      return result
    }
  }

  /// Derived values that are computed once and shared by all copies of an environment.
  struct Derived {
    var textStyle: TextStyle?
    var traits: UITraitCollection?
    /// The most recent modification of the environment by each type of modifier.
    var modifications: [ObjectIdentifier: Modification] = [:]
  }

  /// A modifier and the resulting environment. Only the main actor uses the modifier.
  final class Modification: @unchecked Sendable {
    let modifier: Any
    let result: EnvironmentValues

    init(_ modifier: Any, _ result: EnvironmentValues) { (self.modifier, self.result) = (modifier, result) }
  }

  /// A trait overridden by the environment.
  enum Override { case colorScheme, layoutDirection, textSize }

  private var storage = Storage()

  /// Creates an environment with default values.
  public init() {}

  init(_ traits: UITraitCollection) {
    storage.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    storage.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    storage.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    storage.displayScale = max(1, traits.displayScale)
    storage.look = traits.look
    setSizeClasses(traits)
  }

  private mutating func change(_ body: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = storage.copy()
    } else {
      storage.derived.withLock { $0 = Derived() }
    }
    body(storage)
  }

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Returns the object of a type, or nil if none is set.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage.objects[ObjectIdentifier(type)] as? Object
  }

  /// Sets the object of a type, or removes it if the object is nil.
  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    change { $0.objects[ObjectIdentifier(type)] = object }
  }

  // MARK: Comparison

  /// Returns whether two environments share their storage.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Returns whether all values are equal. Values that are not equatable are treated as different.
  @MainActor
  func isEqual(to other: EnvironmentValues) -> Bool {
    let (a, b) = (storage, other.storage)
    return a === b
      || a.colorScheme == b.colorScheme && a.layoutDirection == b.layoutDirection
        && a.dynamicTypeSize == b.dynamicTypeSize && a.displayScale == b.displayScale && a.locale == b.locale
        && a.look == b.look
        && a.overrides == b.overrides && a.objects.count == b.objects.count && a.values.count == b.values.count
        && a.objects.allSatisfy { b.objects[$0.key] === $0.value }
        && a.values.allSatisfy { key, value in b.values[key].map { FieldTable.areEqual(value, $0) } ?? false }
  }

  /// Returns the environment with the traits of another one, except for traits that the environment overrides.
  func adopting(traitsOf other: EnvironmentValues) -> EnvironmentValues {
    var result = self
    let (own, traits) = (storage.overrides, other.storage)
    result.change {
      if !own.contains(.colorScheme) { $0.colorScheme = traits.colorScheme }
      if !own.contains(.layoutDirection) { $0.layoutDirection = traits.layoutDirection }
      if !own.contains(.textSize) { $0.dynamicTypeSize = traits.dynamicTypeSize }
      $0.displayScale = traits.displayScale
      $0.look = traits.look
    }
    result.horizontalSizeClass = other.horizontalSizeClass
    result.verticalSizeClass = other.verticalSizeClass
    return result
  }

  // MARK: Values from traits

  /// The color scheme: light or dark.
  public var colorScheme: ColorScheme {
    get { storage.colorScheme }
    set {
      change {
        $0.colorScheme = newValue
        $0.overrides.insert(.colorScheme)
      }
    }
  }
  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { storage.layoutDirection }
    set {
      change {
        $0.layoutDirection = newValue
        $0.overrides.insert(.layoutDirection)
      }
    }
  }
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { storage.dynamicTypeSize }
    set {
      change {
        $0.dynamicTypeSize = newValue
        $0.overrides.insert(.textSize)
      }
    }
  }
  /// The text size. Superseded by `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
  /// The locale for formatting.
  public var locale: Locale {
    get { storage.locale }
    set { change { $0.locale = newValue } }
  }
  /// The display scale, in pixels per point.
  public internal(set) var displayScale: CGFloat {
    get { storage.displayScale }
    set { change { $0.displayScale = newValue } }
  }
  /// The design of the system's colors, controls and bars.
  var look: SystemLook { storage.look }
  /// Whether controls and bars have the design of iOS 26.
  var isGlass: Bool { look >= .iOS26 }
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// A description that contains the number of values that are set.
  public var description: String { "EnvironmentValues (\(storage.values.count) values)" }

  /// Applies the environment's trait overrides to a UIKit view.
  @MainActor
  func apply(to view: UIView) {
    guard !storage.overrides.isEmpty || view.traitState != nil else { return }
    let current = view.traitOverrides
    let traits: [(override: Override, trait: UITrait)] = [
      (.colorScheme, UITraitUserInterfaceStyle.self), (.layoutDirection, UITraitLayoutDirection.self),
      (.textSize, UITraitPreferredContentSizeCategory.self),
    ]
    guard !storage.overrides.isEmpty || traits.contains(where: { current.contains($0.trait) }) else { return }
    var new = current
    for (override, trait) in traits where !storage.overrides.contains(override) { new.remove(trait) }
    if storage.overrides.contains(.colorScheme) { new.userInterfaceStyle = colorScheme == .dark ? .dark : .light }
    if storage.overrides.contains(.layoutDirection) {
      new.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if storage.overrides.contains(.textSize) { new.preferredContentSizeCategory = dynamicTypeSize.category }
    view.traitOverrides = new
  }

  /// The text style for the environment.
  var textStyle: TextStyle {
    if let known = storage.derived.withLock({ $0.textStyle }) { return known }
    let style = TextStyle(self)
    storage.derived.withLock { $0.textStyle = style }
    return style
  }

  /// Returns the environment modified by a modifier. If the modifier type shares its results, equal modifiers return
  /// the same environment, so that all descendants use the same cached values.
  @MainActor
  func modified<Modifier: EnvironmentModifier>(by modifier: Modifier) -> EnvironmentValues {
    var result = self
    guard Modifier.isShared else {
      modifier.change(&result)
      return result
    }
    let key = ObjectIdentifier(Modifier.self)
    if let last = storage.derived.withLock({ $0.modifications[key] }), let known = last.modifier as? Modifier,
      modifier.isEqual(to: known)
    {
      return last.result
    }
    modifier.change(&result)
    let modification = Modification(modifier, result)
    storage.derived.withLock { $0.modifications[key] = modification }
    return result
  }

  /// The traits that affect colors and fonts.
  var traits: UITraitCollection {
    if let known = storage.derived.withLock({ $0.traits }) { return known }
    let traits = makeTraits()
    storage.derived.withLock { $0.traits = traits }
    return traits
  }

  private func makeTraits() -> UITraitCollection {
    UITraitCollection(look: look).modifyingTraits {
      $0.userInterfaceStyle = colorScheme == .dark ? .dark : .light
      $0.preferredContentSizeCategory = dynamicTypeSize.category
      $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      $0.displayScale = displayScale
    }
  }
}

// The storage is copied on write, so shared storage never changes.
extension EnvironmentValues: @unchecked Sendable {}

/// A light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light mode with dark text on a light background, and dark mode with light text on a dark background.
  case light, dark
}

/// The text size with UIKit's names. Superseded by `DynamicTypeSize`.
public typealias ContentSizeCategory = UIContentSizeCategory
