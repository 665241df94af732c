// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// A trait of a preview: its size or the device orientation.
///
///     #Preview("Card", traits: .fixedLayout(width: 200, height: 100)) { CardView() }
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable {
    case layout(PreviewLayoutKind)
    case landscape(Bool)
    /// A change of the content, which another module defines.
    case content(any Sendable)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a trait that changes the content.
  package init(content: any Sendable) { kind = .content(content) }

  /// The change of the content; nil if the trait has another purpose.
  package var content: (any Sendable)? { if case .content(let change) = kind { change } else { nil } }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A preview with the size of the device. The default.
  public static var defaultLayout: PreviewTrait { PreviewTrait(.layout(.device)) }
  /// A preview with the fitting size of its content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.layout(.sizeThatFits)) }
  /// Returns a trait for a preview with a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(.layout(.fixed(width: width, height: height)))
  }
  /// Portrait orientation. The default.
  public static var portrait: PreviewTrait { PreviewTrait(.landscape(false)) }
  /// Landscape orientation, with the top of the device at the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(.landscape(true)) }
  /// Landscape orientation, with the top of the device at the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(.landscape(true)) }
  /// Upside-down portrait orientation.
  ///
  /// - Note: Differs from UIKit: shown as portrait, because phones do not rotate upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.landscape(false)) }
}
