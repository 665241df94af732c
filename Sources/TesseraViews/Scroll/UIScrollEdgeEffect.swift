// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The effect that fades content below bars at an edge of a scroll view.
///
/// - Note: Differs from UIKit: stored but not used. Bars without backgrounds always have soft edges in the look of
///   iOS 26.
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
  open var style: Style = .automatic
  /// Whether the effect is hidden. `false` by default.
  open var isHidden = false

  nonisolated override init() {
    super.init()
  }
}

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
    attachedObjects[key] = effects
    return effects
  }
}
