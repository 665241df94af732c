// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The registry of all proxies, which finds those that apply to an object. Until a proxy is requested, a view that enters a
// window only checks a Boolean.

import Foundation
import TesseraGraphics

@MainActor
package enum AppearanceProxies {
  /// Whether a proxy was ever requested.
  private(set) static var areUsed = false
  private static var state = State()

  private struct State {
    var proxies: [ObjectIdentifier: [AppearanceProxy]] = [:]
    /// Unmodified objects of the package's own classes.
    var plain: [ObjectIdentifier: NSObject] = [:]
    /// A counter, incremented whenever a proxy may change and whenever views enter a window.
    var generation = 0
  }

  /// Runs code with a separate set of proxies, which is discarded afterwards.
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
    proxy(type, type.appearanceKeys, containers, traits) { type.makeAppearanceProxy() }
  }

  static func proxy<Kind: UIBarItem>(
    of type: Kind.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Kind {
    proxy(type, type.appearanceKeys, containers, traits) { DynamicInit.object(type) }
  }

  private static func proxy<Kind: NSObject>(
    _ type: Kind.Type, _ keys: AppearanceKeys, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?, make: () -> NSObject
  ) -> Kind {
    let containers = containers.map { $0 as AnyClass }
    state.generation += 1
    let known = state.proxies[ObjectIdentifier(type)]?.first { $0.isFor(containers, traits) }
    if let known, let object = known.source.proxy as? Kind { return object }
    guard let object = make() as? Kind else {
      raise(
        "NSInvalidArgumentException",
        "\(type) has no appearance proxy: its init(frame:) does not make a \(type). Override init(frame:) there.")
    }
    let proxy = AppearanceProxy(AppearanceSource(proxy: object, pristine: make()), keys, containers, traits)
    state.proxies[ObjectIdentifier(type), default: []].append(proxy)
    areUsed = true
    return object
  }

  // MARK: Applying

  /// Called before views enter a window together.
  static func viewsEnterWindow() { state.generation += 1 }

  /// Applies the proxies' values to a view.
  static func handOn(to view: UIView) {
    let proxies = proxies(for: type(of: view), view.traitCollection) { AppearanceContainers(of: view) }
    if !proxies.isEmpty {
      let keys = type(of: view).appearanceKeys
      UIView.performWithoutAnimation {
        handOn(proxies, to: view, plain: plainTwin(of: view, keys), &view.givenAppearance)
      }
    }
    view.takeItemAppearances()
  }

  /// Applies the proxies' values to a view and its descendants.
  package static func handOn(toTree view: UIView) {
    guard areUsed else { return }
    viewsEnterWindow()
    var walk = TreeWalk(view)
    while let view = walk.next() {
      handOn(to: view)
      walk.descend(into: view)
    }
  }

  /// Applies the proxies' values to the items of a bar, or of another view that represents one.
  package static func handOn(to items: [UIBarItem], in bar: UIView) {
    guard areUsed else { return }
    for item in items {
      let proxies = proxies(for: type(of: item), bar.traitCollection) { AppearanceContainers(in: bar) }
      guard !proxies.isEmpty else { continue }
      let keys = type(of: item).appearanceKeys
      // A change of an item may lay out its bar, which calls this method again.
      var given = item.givenAppearance
      handOn(proxies, to: item, plain: plain(keys) { itemTwin(keys.owner) }, &given)
      item.givenAppearance = given
    }
  }

  private static func handOn(
    _ proxies: [AppearanceProxy], to target: NSObject, plain: NSObject, _ given: inout GivenAppearance
  ) {
    var order: [AppearanceKey] = []
    var sources: [String: [AppearanceSource]] = [:]
    for proxy in proxies {
      for key in proxy.keysThatAreSet(state.generation) {
        if sources[key.name] == nil { order.append(key) }
        sources[key.name, default: []].append(proxy.source)
      }
    }
    for key in order { given[key.name] = key.handOn(sources[key.name] ?? [], target, plain, given[key.name]) }
  }

  /// Returns the proxies that apply to an object; later ones take precedence.
  private static func proxies(
    for type: AnyClass, _ traits: UITraitCollection, containers: () -> AppearanceContainers
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
        return known.places(of: proxy.containers).map { (proxy, AppearanceRank($0, hasTraits: proxy.traits != nil)) }
      }
      // The sort is stable, and superclasses come first.
      found.insert(contentsOf: ranked.sorted { $0.1 < $1.1 }.map(\.0), at: 0)
    }
    return found
  }

  // MARK: Default objects

  /// Returns an unmodified view of the package's own class, to detect the values that the app has set.
  private static func plainTwin(of view: UIView, _ keys: AppearanceKeys) -> NSObject {
    var next: UIView? = view
    for _ in 0..<4 {
      guard let asked = next else { break }
      if let twin = asked.plainTwin(of: view) { return twin }
      next = asked.superviewStorage
    }
    return plain(keys) { (keys.owner as? UIView.Type)?.makeAppearanceProxy() }
  }

  private static func itemTwin(_ type: AnyClass) -> NSObject? {
    (type as? UIBarItem.Type).map { DynamicInit.object($0) }
  }

  private static func plain(_ keys: AppearanceKeys, _ make: () -> NSObject?) -> NSObject {
    let key = ObjectIdentifier(keys.owner)
    if let known = state.plain[key] { return known }
    let made = make() ?? NSObject()
    state.plain[key] = made
    return made
  }
}

/// The values that proxies applied to an object last, by key.
typealias GivenAppearance = [String: AnyObject]

/// The values that proxies applied to a view, stored separately since few views have any.
private final class GivenToView {
  var values: GivenAppearance = [:]
}

extension UIView {
  fileprivate var givenAppearance: GivenAppearance {
    get { (companions[ObjectIdentifier(GivenToView.self)] as? GivenToView)?.values ?? [:] }
    set {
      let key = ObjectIdentifier(GivenToView.self)
      if newValue.isEmpty, companions[key] == nil { return }
      let given = companions[key] as? GivenToView ?? GivenToView()
      given.values = newValue
      companions[key] = given
    }
  }
}
