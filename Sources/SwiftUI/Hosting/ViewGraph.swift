// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A view or controller of UIKit that stands for a view of SwiftUI, and lives as long as that stays where it is.
@MainActor
final class HostedView {
  let view: UIView
  let controller: UIViewController?
  /// What the representable keeps: its coordinator.
  var coordinator: Any?
  /// The size it chooses.
  var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
  /// Called when it goes.
  var dismantle: () -> Void = {}

  init(_ view: UIView, _ controller: UIViewController? = nil) {
    self.view = view
    self.controller = controller
  }
}

/// Makes nodes of views, and finds the views of UIKit again that the last turn made for the same places.
@MainActor
final class ViewGraph {
  private var path: [AnyHashable] = []
  private var hosted: [[AnyHashable]: HostedView] = [:]
  private var last: [[AnyHashable]: HostedView] = [:]

  /// Returns the nodes of a view, for which all that is gone is taken down.
  func update(_ view: some View, _ environment: EnvironmentValues) -> [LayoutNode] {
    last = hosted
    hosted = [:]
    let nodes = resolve(view, environment)
    for (path, gone) in last where hosted[path] !== gone { gone.dismantle() }
    last = [:]
    return nodes
  }

  func scoped<R>(_ key: some Hashable, _ body: () -> R) -> R {
    path.append(AnyHashable(key))
    defer { path.removeLast() }
    return body()
  }

  func resolve(_ view: some View, _ environment: EnvironmentValues) -> [LayoutNode] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self, environment) }
    if let view = view as? any UIViewRepresentable { return view.hostedNodes(in: self, environment) }
    if let view = view as? any UIViewControllerRepresentable { return view.hostedNodes(in: self, environment) }
    return scoped(ObjectIdentifier(type(of: view))) { resolve(view.body, environment) }
  }

  /// What stands at this place, made by the closure if it is new.
  func hosted(_ type: Any.Type, _ make: () -> HostedView) -> HostedView {
    let key = path + [AnyHashable(ObjectIdentifier(type))]
    let found = last[key] ?? make()
    hosted[key] = found
    return found
  }
}
