// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The effect of the pointer on the view under it.
public enum UIPointerEffect {
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)
  /// The pointer disappears and the view is lifted.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view may be tinted, lifted and scaled.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The layer in which a view is tinted.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// Over the view.
    case overlay
    /// Below the view.
    case underlay
  }

  /// The preview of the effect.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}
