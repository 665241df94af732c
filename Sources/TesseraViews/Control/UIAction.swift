// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Something a control or menu does: a title, an image and a closure.
///
///     button.addAction(UIAction(title: "Send") { _ in send() }, for: .primaryActionTriggered)
open class UIAction: UIMenuElement {
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

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  open var selectedImage: UIImage?
  open var discoverabilityTitle: String?
  open private(set) var identifier: Identifier
  open var attributes: Attributes
  open var state: State
  /// Who the action runs for, while it runs.
  open private(set) weak var sender: AnyObject?
  private let handler: Handler
  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.count)")
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: AnyObject?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }

  /// Runs the action as a menu would.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender.map { $0 as AnyObject })
  }
}
