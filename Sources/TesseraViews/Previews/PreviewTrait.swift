// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// How a preview is shown: its size, or how its device is held.
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
  /// The size that the content's constraints want.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// Returns a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  /// The device held upright. The default.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .landscape(false)) }
  /// The device on its side, its top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .landscape(true)) }
  /// The device on its side, its top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .landscape(true)) }
  /// The device held upside down.
  ///
  /// - Note: Differs from UIKit: shown upright, as phones show it.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .landscape(false)) }
}
