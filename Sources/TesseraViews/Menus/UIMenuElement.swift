// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The base class of actions and menus: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an action is on.
  public enum State: Int, Sendable {
    case off = 0
    case on, mixed
  }

  /// The appearance and availability of an action.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The action is destructive, and shown in red.
    public static let destructive = Attributes(rawValue: 2)
    /// The action is omitted.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after the action.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title of the element. Empty for none.
  open internal(set) var title: String
  /// A second, smaller text below the title; nil for none.
  open var subtitle: String?
  /// The image of the element; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
