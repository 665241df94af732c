// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The transition of a navigation between views.
@MainActor @preconcurrency
public protocol NavigationTransition {}
/// The default navigation transition for the context.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public nonisolated init() {}
}
/// A navigation transition that zooms in from a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated(unsafe) let source: MatchedFrames.Key
  nonisolated init(source: MatchedFrames.Key) { self.source = source }
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default navigation transition for the context.
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a navigation transition that zooms in from the view with the same identifier and namespace, as set by
  /// `matchedTransitionSource(id:in:)`. Without such a view, the transition is the default one.
  ///
  /// - Note: Differs from SwiftUI: the view can't be dragged to zoom out.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: MatchedFrames.Key(namespace: namespace, id: AnyHashable(sourceID)))
  }
}

/// The appearance of the source of a zoom transition during the transition.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
  /// The corner radius of the source, in points.
  var _cornerRadius: CGFloat { get }
}

/// The default appearance of the source of a zoom transition.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The corner radius of the source, in points.
  public private(set) var _cornerRadius: CGFloat = 0

  /// Clips the source to a rounded rectangle. Only its corner radius is used.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    var result = self
    let radius = min(shape.cornerSize.width, shape.cornerSize.height)
    result._cornerRadius = radius.isFinite ? max(0, radius) : 0
    return result
  }
  /// Returns the configuration unchanged, because the views fade into each other without a background.
  public func background<S: ShapeStyle>(_ style: S) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Returns the configuration unchanged, because the source has no shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

private struct TransitionSourceModifier: NodeModifier {
  typealias Body = Never
  let key: MatchedFrames.Key
  let cornerRadius: CGFloat
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    TransitionSourceNode(context)
  }
}

private final class TransitionSourceNode<Content: View>: ModifierNode<Content, TransitionSourceModifier> {
  private let source = ZoomSource()

  override init(_ context: _ViewContext) {
    super.init(context)
    source.views = { [weak self] in self?.elements.flatMap(\.views) ?? [] }
  }

  override func didUpdate(from old: TransitionSourceModifier?, to new: TransitionSourceModifier) {
    source.cornerRadius = new.cornerRadius
    guard old?.key != new.key else { return }
    if let old { ZoomSource.remove(source, old.key) }
    ZoomSource.add(source, new.key)
  }

  override func willRemove() {
    if let modifier { ZoomSource.remove(source, modifier.key) }
  }
}

extension View {
  /// Makes the view the source of a zoom transition to a view with the same identifier and namespace.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(
      TransitionSourceModifier(key: MatchedFrames.Key(namespace: namespace, id: AnyHashable(id)), cornerRadius: 0))
  }
  /// Makes the view the source of a zoom transition to a view with the same identifier and namespace, with an appearance
  /// during the transition.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        key: MatchedFrames.Key(namespace: namespace, id: AnyHashable(id)),
        cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
  }
  /// Sets the transition with which the view is pushed onto a navigation stack, or presented as a sheet or a cover.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = (style as? ZoomNavigationTransition)?.source
    return navigationFacts { $0.zoomSource = $0.zoomSource ?? source }
      .presentationFacts { $0.zoomSource = source }
  }
}
