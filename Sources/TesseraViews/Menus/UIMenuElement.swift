// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What actions and menus share: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an action is on.
  public enum State: Int, Sendable {
    case off = 0
    case on, mixed
  }

  /// How an action is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something, and is red.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after it.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The text shown for the element. Empty for none.
  open internal(set) var title: String
  /// A second, smaller text below the title; nil for none.
  open var subtitle: String?
  /// The image shown for the element; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
