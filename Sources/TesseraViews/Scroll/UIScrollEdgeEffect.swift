// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The effect that fades content below bars at an edge of a scroll view.
///
/// In the look of iOS 26, bars without backgrounds and views with a ``UIScrollEdgeElementContainerInteraction`` show the
/// effect while content is below them. The effect has no appearance in the look of iOS 18.
///
/// - Note: Differs from UIKit: `automatic` is the soft style, except below tab bars, where it is no effect. The effects of
///   the left and right edges are stored only, because there are no bars at these edges.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  public struct Style: Hashable, Sendable {
    private enum Kind { case automatic, soft, hard }

    private let kind: Kind

    /// The system chooses between the styles `soft` and `hard`.
    public static let automatic = Style(kind: .automatic)
    /// The content fades gradually toward the edge.
    public static let soft = Style(kind: .soft)
    /// The content is cut off at a line along the bar.
    public static let hard = Style(kind: .hard)
  }

  /// The style of the effect. `.automatic` by default.
  open var style: Style = .automatic { didSet { if style != oldValue { scrollView?.edgeEffectsDidChange() } } }
  /// Whether the effect is hidden. `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { scrollView?.edgeEffectsDidChange() } } }
  fileprivate weak var scrollView: UIScrollView?

  nonisolated override init() {
    super.init()
  }

  fileprivate var shownStyle: ScrollEdgeStyle {
    if isHidden { return .hidden }
    return style == .hard ? .hard : style == .soft ? .soft : .automatic
  }
}

/// The visible style of an edge effect.
enum ScrollEdgeStyle { case automatic, soft, hard, hidden }

/// A scroll view's edge effects. Created on first use, because they are rarely used.
@MainActor
final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}

extension UIScrollView {
  var edgeEffects: ScrollEdgeEffects {
    let key = ObjectIdentifier(ScrollEdgeEffects.self)
    if let effects = attachedObjects[key] as? ScrollEdgeEffects { return effects }
    let effects = ScrollEdgeEffects()
    for effect in [effects.top, effects.bottom, effects.left, effects.right] { effect.scrollView = self }
    attachedObjects[key] = effects
    return effects
  }

  /// Whether the objects of the effects have been created.
  package var hasEdgeEffects: Bool { attachedObjects[ObjectIdentifier(ScrollEdgeEffects.self)] != nil }

  /// Returns the style of the effect at the top or bottom edge.
  func edgeStyle(at edge: UIRectEdge) -> ScrollEdgeStyle {
    guard let effects = attachedObjects[ObjectIdentifier(ScrollEdgeEffects.self)] as? ScrollEdgeEffects else {
      return .automatic
    }
    return (edge == .bottom ? effects.bottom : effects.top).shownStyle
  }

  fileprivate func edgeEffectsDidChange() {
    invalidateBarLayout()
    if edgeElements != nil { setNeedsLayout() }
  }
}
