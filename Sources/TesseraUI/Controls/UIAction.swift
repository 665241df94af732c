// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Something a control or menu does: a title, an image and a closure.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public typealias Handler = @MainActor (_ action: UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  open var attributes: Attributes
  /// Who the action runs for, while it runs.
  open private(set) weak var sender: AnyObject?
  private let handler: Handler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.attributes = attributes
    self.handler = handler
    super.init()
  }

  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
