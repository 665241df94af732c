// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// The attachment anchor of a popover.
public enum PopoverAttachmentAnchor {
  /// A rectangle from an anchor source.
  case rect(Anchor<CGRect>.Source)
  /// A unit point in the view.
  case point(UnitPoint)
}

/// A value that determines whether people can interact with the presenting view.
public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind: Sendable {
    case automatic, disabled
    case enabled(through: PresentationDetent?)
  }
  private let kind: Kind
  /// The default behavior for the context: people can't interact with the presenting view.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// People can interact with the presenting view.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(through: nil))
  /// People can't interact with the presenting view.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// Returns a value that allows interaction with the presenting view, up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(through: detent))
  }

  /// Returns the largest of a sheet's detents at which people can interact with the presenting view.
  func undimmed(_ detents: [PresentationDetent]) -> PresentationDetent? {
    guard case .enabled(let limit) = kind else { return nil }
    return limit ?? detents.last
  }
}

/// The way a presentation adapts to a size class.
public struct PresentationAdaptation: Sendable, Equatable {
  private let rawValue: Int
  /// The default adaptation for the context.
  public static let automatic = PresentationAdaptation(rawValue: 0)
  /// Does not adapt the presentation.
  public static let none = PresentationAdaptation(rawValue: 1)
  /// Adapts to a popover.
  public static let popover = PresentationAdaptation(rawValue: 2)
  /// Adapts to a sheet.
  public static let sheet = PresentationAdaptation(rawValue: 3)
  /// Adapts to a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(rawValue: 4)
}

/// The effect of a swipe on a sheet's scrollable content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let rawValue: Int
  /// The default effect for the context.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// A swipe resizes the sheet.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// A swipe scrolls the content.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

/// The sizing of a sheet in windows of regular width.
public struct PresentationSizing: Sendable {
  private let rawValue: Int
  /// The default sizing for the context, the size of a page.
  public static let automatic = PresentationSizing(rawValue: 0)
  /// The standard size of a form.
  public static let form = PresentationSizing(rawValue: 1)
  /// The standard size of a page.
  public static let page = PresentationSizing(rawValue: 2)
  /// The fitting size of the content.
  public static let fitted = PresentationSizing(rawValue: 3)

  var isForm: Bool { rawValue == 1 }
  var isFitted: Bool { rawValue == 3 }
}
