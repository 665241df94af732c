// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What the pointer does to a view it is over.
public enum UIPointerEffect {
  /// What the system thinks right.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's ground.
  case highlight(UITargetedPreview)
  /// The pointer vanishes and the view is lifted.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view may be tinted, lifted and scaled.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a view is tinted.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Over it.
    case overlay
    /// Behind it.
    case underlay
  }

  /// The preview that the effect is for.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}
