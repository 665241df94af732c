// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Inserts the views of an app's code that have no UIKit view, such as SwiftUI's stacks and the app's own views, between the UIKit
// views that display them. If views of several containers overlap in drawing order, a container has several nodes.

internal import Foundation
internal import TesseraViews

/// The declared views of a screen's hosts, and the containers that are open while the screen's views are visited in drawing order.
@MainActor
struct DeclaredScopes {
  /// A declared view: the number of the host, and the index in its list.
  struct Place: Hashable {
    let host: Int
    let index: Int
  }

  private var hosts: [[DeclaredView]] = []
  /// The declared views that a UIKit view displays.
  private var places: [ObjectIdentifier: Place] = [:]
  /// The open containers of a UIKit view's contents, from the outermost to the innermost, by the entry of that view.
  private var open: [Int: [(place: Place, entry: Int)]] = [:]

  /// Adds the declared views of a host.
  mutating func add(hostedBy view: UIView) {
    let declared = view.inspector.declaredViews
    guard !declared.isEmpty else { return }
    for (index, part) in declared.enumerated() {
      if let view = part.view { places[ObjectIdentifier(view)] = Place(host: hosts.count, index: index) }
    }
    hosts.append(declared)
  }

  /// Returns the declared view that a UIKit view displays.
  func place(of view: UIView) -> Place? { hosts.isEmpty ? nil : places[ObjectIdentifier(view)] }
  func view(at place: Place) -> DeclaredView { hosts[place.host][place.index] }

  /// Returns the containers around a declared view within a UIKit view, from the outermost to the innermost.
  func scopes(around place: Place, in superview: UIView) -> [Place] {
    let views = hosts[place.host]
    var scopes: [Place] = []
    var next = views[place.index].parent
    while next >= 0, scopes.count < ViewNode.maximumDepth {
      let view = views[next]
      if view.surface === superview, view.view == nil { scopes.append(Place(host: place.host, index: next)) }
      next = view.parent
    }
    return scopes.reversed()
  }

  /// Opens the containers of the next view in drawing order, and returns the entry of the innermost.
  ///
  /// - Parameters:
  ///   - parent: The entry of the view's superview.
  ///   - add: Adds an entry for a container, given its parent's entry, and returns its index.
  mutating func enter(_ scopes: [Place], in parent: Int, add: (Place, Int) -> Int) -> Int {
    guard !scopes.isEmpty || open[parent] != nil else { return parent }
    let known = open[parent] ?? []
    let count = zip(known, scopes).prefix { $0.place == $1 }.count
    var path = Array(known.prefix(count))
    for scope in scopes.dropFirst(count) { path.append((scope, add(scope, path.last?.entry ?? parent))) }
    open[parent] = path
    return path.last?.entry ?? parent
  }
}
