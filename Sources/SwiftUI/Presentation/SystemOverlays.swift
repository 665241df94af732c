// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A modifier that sets the visibility of the status bar or of the home indicator.
private struct SystemOverlayModifier: NodeModifier {
  typealias Body = Never
  let overlays: SystemOverlays

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    SystemOverlayNode(context)
  }
}

/// The visibility of the status bar and of the home indicator. Nil means the default.
struct SystemOverlays {
  var isStatusBarHidden: Bool?
  var isHomeIndicatorHidden: Bool?
}

private final class SystemOverlayNode<Content: View>: ModifierNode<Content, SystemOverlayModifier> {
  /// The hosts whose controllers the system may ask.
  private var hosts: [WeakHost] = []

  private struct WeakHost {
    weak var view: HostingView?
  }

  override func didUpdate(from old: SystemOverlayModifier?, to new: SystemOverlayModifier) {
    // The host has its place in the hierarchy of controllers only after the layout.
    graph.afterLayout.append { [weak self] in self?.apply() }
  }

  /// Passes the visibility on to the hosts of all enclosing controllers.
  private func apply() {
    guard !isRemoved, let modifier else { return }
    detach()
    var controller = graph.host?.nearestController
    while let current = controller {
      if let host = current.viewIfLoaded as? HostingView {
        host.overlays[ObjectIdentifier(self)] = modifier.overlays
        hosts.append(WeakHost(view: host))
      }
      controller = current.parent
    }
    graph.host?.nearestController?.root.setNeedsStatusBarAppearanceUpdate()
  }

  private func detach() {
    for host in hosts { host.view?.overlays[ObjectIdentifier(self)] = nil }
    hosts = []
  }

  override func willRemove() { detach() }
}

extension HostingView {
  /// Whether a view in the host hides the status bar. Nil if none sets its visibility.
  var isStatusBarHidden: Bool? { combined(\.isStatusBarHidden) }
  /// Whether a view in the host hides the home indicator. Nil if none sets its visibility.
  var isHomeIndicatorHidden: Bool? { combined(\.isHomeIndicatorHidden) }

  private func combined(_ path: KeyPath<SystemOverlays, Bool?>) -> Bool? {
    let values = overlays.values.compactMap { $0[keyPath: path] }
    return values.isEmpty ? nil : values.contains(true)
  }
}

extension View {
  /// Sets whether the status bar is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(SystemOverlayModifier(overlays: SystemOverlays(isStatusBarHidden: hidden)))
  }
  /// Sets whether the status bar is hidden. Superseded by `statusBarHidden(_:)`.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Sets the visibility of the home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(
      SystemOverlayModifier(
        overlays: SystemOverlays(isHomeIndicatorHidden: visibility == .automatic ? nil : visibility == .hidden)))
  }
}
