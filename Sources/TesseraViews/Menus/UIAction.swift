// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A control or menu action with a title, an image and a closure.
///
///     button.addAction(UIAction(title: "Send") { _ in send() }, for: .primaryActionTriggered)
open class UIAction: UIMenuElement {
  /// The closure of an action. It receives the action as its argument.
  public typealias Handler = @MainActor (_ action: UIAction) -> Void

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier with a raw value.
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
  /// The image shown while the action's state is on; nil means `image`.
  open var selectedImage: UIImage?
  /// A longer title, for lists of key commands. Stored but not used.
  open var discoverabilityTitle: String?
  /// The identifier of the action. It is unique unless the initializer received one.
  open private(set) var identifier: Identifier
  /// Whether the action is disabled, destructive or hidden. A disabled action also disables its segment of a segmented control.
  open var attributes: Attributes
  /// Whether the action is on, off or mixed. A pop-up button shows the first menu action whose state is on.
  open var state: State
  /// The control that runs the action, or the sender passed to `performWithSender(_:target:)`. Nil while the action
  /// does not run.
  open private(set) weak var sender: AnyObject?
  private let handler: Handler
  private static var count = 0

  /// Creates an action. `handler` is called when a control or `performWithSender(_:target:)` runs the action.
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

  /// Runs the action, as when a menu item is chosen. `target` is not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender.map { $0 as AnyObject })
  }
}
