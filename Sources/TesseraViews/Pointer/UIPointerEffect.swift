// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The effect of the pointer on the view below it.
public enum UIPointerEffect {
  /// An effect that the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer changes its shape and becomes the view's background.
  case highlight(UITargetedPreview)
  /// The pointer disappears, and the view is lifted.
  case lift(UITargetedPreview)
  /// The pointer stays visible, and the view may be tinted, lifted and scaled.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The position of a tint relative to the view.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// The tint is above the view.
    case overlay
    /// The tint is below the view.
    case underlay
  }

  /// The preview of the affected view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}
