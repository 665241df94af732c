// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All proxies, and which of them speak to an object. While no proxy was ever asked for, a view that enters a window pays
// one look at a Boolean.

import Foundation
import TesseraGraphics

@MainActor
package enum AppearanceProxies {
  /// Whether a proxy was asked for.
  private(set) static var areUsed = false
  private static var state = State()

  private struct State {
    var proxies: [ObjectIdentifier: [AppearanceProxy]] = [:]
    /// Untouched objects of the package's own classes.
    var plain: [ObjectIdentifier: NSObject] = [:]
    /// Counts up whenever a proxy may be changed, and whenever views enter a window.
    var generation = 0
  }

  /// Runs code for which there are no proxies but those it asks for itself, and which leaves none.
  package static func isolated<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = (state, areUsed)
    defer { (state, areUsed) = saved }
    (state, areUsed) = (State(), false)
    return try body()
  }

  // MARK: Asking

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

  // MARK: Handing on

  /// Views are about to enter a window, together.
  static func viewsEnterWindow() { state.generation += 1 }

  /// Hands on to a view what proxies say of it.
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

  /// Hands on to a view and all below it.
  package static func handOn(toTree view: UIView) {
    guard areUsed else { return }
    viewsEnterWindow()
    var walk = TreeWalk(view)
    while let view = walk.next() {
      handOn(to: view)
      walk.descend(into: view)
    }
  }

  /// Hands on to the items of a bar, or of another view that stands for one.
  package static func handOn(to items: [UIBarItem], in bar: UIView) {
    guard areUsed else { return }
    for item in items {
      let proxies = proxies(for: type(of: item), bar.traitCollection) { AppearanceContainers(in: bar) }
      guard !proxies.isEmpty else { continue }
      let keys = type(of: item).appearanceKeys
      // What an item tells of its changes may lay out its bar, which comes back here.
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

  /// Returns the proxies that speak to an object, in the order in which later ones win.
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
      // Sorting keeps the order of equals; superclasses come first.
      found.insert(contentsOf: ranked.sorted { $0.1 < $1.1 }.map(\.0), at: 0)
    }
    return found
  }

  // MARK: Untouched objects

  /// Returns a view as the package's own class makes it, which tells what the app has set.
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

/// What proxies gave an object last, by key.
typealias GivenAppearance = [String: AnyObject]

/// A view keeps what proxies gave it beside itself, as few views get anything.
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
