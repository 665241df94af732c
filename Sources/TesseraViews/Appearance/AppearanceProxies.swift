// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The registry of all appearance proxies, which finds the proxies that apply to an object. Until the first proxy is
// requested, a view that enters a window only checks a Boolean.

import Foundation
import TesseraGraphics

@MainActor
package enum AppearanceProxies {
  /// Whether a proxy has been requested.
  private(set) static var areUsed = false
  private static var state = State()

  private struct State {
    var proxies: [ObjectIdentifier: [AppearanceProxy]] = [:]
    /// Unmodified objects of this package's classes, used for comparison.
    var plain: [ObjectIdentifier: NSObject] = [:]
    /// A counter that is incremented whenever a proxy may have changed or views enter a window.
    var generation = 0
  }

  /// Runs a closure with a separate set of proxies, which is discarded afterward.
  package static func isolated<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = (state, areUsed)
    defer { (state, areUsed) = saved }
    (state, areUsed) = (State(), false)
    return try body()
  }

  // MARK: Proxies

  static func proxy<Kind: UIView>(
    of type: Kind.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Kind {
    proxy(for: type, keys: type.appearanceKeys, containers: containers, traits: traits) { type.makeAppearanceProxy() }
  }

  static func proxy<Kind: UIBarItem>(
    of type: Kind.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Kind {
    proxy(for: type, keys: type.appearanceKeys, containers: containers, traits: traits) { DynamicInit.object(type) }
  }

  private static func proxy<Kind: NSObject>(
    for type: Kind.Type, keys: AppearanceKeys, containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?, make: () -> NSObject
  ) -> Kind {
    let containers = containers.map { $0 as AnyClass }
    state.generation += 1
    let known = state.proxies[ObjectIdentifier(type)]?.first { $0.matches(containers: containers, traits: traits) }
    if let known, let object = known.source.proxy as? Kind { return object }
    guard let object = make() as? Kind else {
      raise(
        "NSInvalidArgumentException",
        "\(type) has no appearance proxy: its init(frame:) does not create a \(type). Override init(frame:).")
    }
    let proxy = AppearanceProxy(
      source: AppearanceSource(proxy: object, pristine: make()), keys: keys, containers: containers, traits: traits)
    state.proxies[ObjectIdentifier(type), default: []].append(proxy)
    areUsed = true
    return object
  }

  // MARK: Applying

  /// Called before one or more views enter a window.
  static func viewsEnterWindow() { state.generation += 1 }

  /// Applies the values of all matching proxies to a view.
  static func applyProxies(to view: UIView) {
    let proxies = proxies(for: type(of: view), traits: view.traitCollection) { AppearanceContainers(of: view) }
    if !proxies.isEmpty {
      let keys = type(of: view).appearanceKeys
      UIView.performWithoutAnimation {
        applyProxies(
          proxies, to: view, defaults: defaultView(matching: view, keys: keys), applied: &view.givenAppearance)
      }
    }
    view.applyItemAppearances()
  }

  /// Applies the values of all matching proxies to a view and its descendants.
  package static func applyProxies(toTree view: UIView) {
    guard areUsed else { return }
    viewsEnterWindow()
    var walk = TreeWalk(view)
    while let view = walk.next() {
      applyProxies(to: view)
      walk.descend(into: view)
    }
  }

  /// Applies the values of all matching proxies to the items of a bar, or of another view that contains bar items.
  package static func applyProxies(to items: [UIBarItem], in bar: UIView) {
    guard areUsed else { return }
    for item in items {
      let proxies = proxies(for: type(of: item), traits: bar.traitCollection) { AppearanceContainers(in: bar) }
      guard !proxies.isEmpty else { continue }
      let keys = type(of: item).appearanceKeys
      // A change to an item may lay out its bar, which calls this method again.
      var given = item.givenAppearance
      applyProxies(
        proxies, to: item, defaults: defaultObject(for: keys) { defaultItem(of: keys.owner) }, applied: &given)
      item.givenAppearance = given
    }
  }

  private static func applyProxies(
    _ proxies: [AppearanceProxy], to target: NSObject, defaults plain: NSObject, applied given: inout AppliedValues
  ) {
    var order: [AppearanceKey] = []
    var sources: [String: [AppearanceSource]] = [:]
    for proxy in proxies {
      for key in proxy.setKeys(generation: state.generation) {
        if sources[key.name] == nil { order.append(key) }
        sources[key.name, default: []].append(proxy.source)
      }
    }
    for key in order { given[key.name] = key.apply(sources[key.name] ?? [], target, plain, given[key.name]) }
  }

  /// Returns the proxies that apply to an object. Later proxies take precedence.
  private static func proxies(
    for type: AnyClass, traits: UITraitCollection, containers: () -> AppearanceContainers
  ) -> [AppearanceProxy] {
    var found: [AppearanceProxy] = []
    var chain: AppearanceContainers?
    var next: AnyClass? = type
    while let type = next {
      defer { next = _getSuperclass(type) }
      guard let proxies = state.proxies[ObjectIdentifier(type)] else { continue }
      let ranked = proxies.compactMap { proxy -> (AppearanceProxy, AppearanceRank)? in
        if let wanted = proxy.traits, !traits.containsTraits(in: wanted) { return nil }
        if proxy.containers.isEmpty { return (proxy, AppearanceRank([], hasTraits: proxy.traits != nil)) }
        let known = chain ?? containers()
        chain = known
        return known.indices(of: proxy.containers).map { (proxy, AppearanceRank($0, hasTraits: proxy.traits != nil)) }
      }
      // The sort is stable, and proxies of superclasses come first.
      found.insert(contentsOf: ranked.sorted { $0.1 < $1.1 }.map(\.0), at: 0)
    }
    return found
  }

  // MARK: Default objects

  /// Returns an unmodified view of the class declared in this package, used to detect the values set by the app.
  private static func defaultView(matching view: UIView, keys: AppearanceKeys) -> NSObject {
    var next: UIView? = view
    for _ in 0..<4 {
      guard let asked = next else { break }
      if let twin = asked.defaultCounterpart(of: view) { return twin }
      next = asked.superviewStorage
    }
    return defaultObject(for: keys) { (keys.owner as? UIView.Type)?.makeAppearanceProxy() }
  }

  private static func defaultItem(of type: AnyClass) -> NSObject? {
    (type as? UIBarItem.Type).map { DynamicInit.object($0) }
  }

  private static func defaultObject(for keys: AppearanceKeys, make: () -> NSObject?) -> NSObject {
    let key = ObjectIdentifier(keys.owner)
    if let known = state.plain[key] { return known }
    let made = make() ?? NSObject()
    state.plain[key] = made
    return made
  }
}

/// The values most recently applied to an object by proxies, keyed by property.
typealias AppliedValues = [String: AnyObject]

/// The values applied to a view by proxies. Stored separately because few views have any.
private final class AppliedAppearance {
  var values: AppliedValues = [:]
}

extension UIView {
  fileprivate var givenAppearance: AppliedValues {
    get { (attachedObjects[ObjectIdentifier(AppliedAppearance.self)] as? AppliedAppearance)?.values ?? [:] }
    set {
      let key = ObjectIdentifier(AppliedAppearance.self)
      if newValue.isEmpty, attachedObjects[key] == nil { return }
      let given = attachedObjects[key] as? AppliedAppearance ?? AppliedAppearance()
      given.values = newValue
      attachedObjects[key] = given
    }
  }
}
