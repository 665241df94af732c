// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The UIKit view or controller of a SwiftUI view, which exists as long as that stays at its position.
@MainActor
final class HostedView {
  let view: UIView
  let controller: UIViewController?
  /// The coordinator of the representable.
  var coordinator: Any?
  var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
  /// Called before the view is removed.
  var dismantle: () -> Void = {}

  init(_ view: UIView, _ controller: UIViewController? = nil) {
    self.view = view
    self.controller = controller
  }
}

/// Creates the nodes of views, and reuses the UIKit views of the previous update at the same positions.
@MainActor
final class ViewGraph {
  private var path: [AnyHashable] = []
  private var hosted: [[AnyHashable]: HostedView] = [:]
  private var last: [[AnyHashable]: HostedView] = [:]

  /// Returns the nodes of a view, and dismantles views that no longer exist.
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

  /// Returns the view at this position, created by the closure if it is new.
  func hosted(_ type: Any.Type, _ make: () -> HostedView) -> HostedView {
    let key = path + [AnyHashable(ObjectIdentifier(type))]
    let found = last[key] ?? make()
    hosted[key] = found
    return found
  }
}
