// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The size of a preview, or the orientation of its device.
///
///     #Preview("Card", traits: .fixedLayout(width: 200, height: 100)) { CardView() }
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable {
    case layout(PreviewLayoutKind)
    case landscape(Bool)
  }

  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device. The default.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
  /// The fitting size of the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// Returns a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  /// Portrait. The default.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .landscape(false)) }
  /// Landscape, with the top of the device at the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .landscape(true)) }
  /// Landscape, with the top of the device at the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .landscape(true)) }
  /// Upside down.
  ///
  /// - Note: Differs from UIKit: shown as portrait, as phones do.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .landscape(false)) }
}
