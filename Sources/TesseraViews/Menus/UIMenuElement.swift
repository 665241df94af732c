// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The base class of actions, commands and menus. It stores a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an action: off, on or mixed.
  public enum State: Int, Sendable {
    case off = 0
    case on, mixed
  }

  /// Options for the appearance and availability of an action.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The action is destructive. It is shown in red.
    public static let destructive = Attributes(rawValue: 2)
    /// The action is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title of the element. An empty string means no title.
  open internal(set) var title: String
  /// The text in smaller type below the title; nil for none.
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
