// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An action of a control or menu: a title, an image and a closure.
///
///     button.addAction(UIAction(title: "Send") { _ in send() }, for: .primaryActionTriggered)
open class UIAction: UIMenuElement {
  /// The closure of an action, which receives the action.
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
  /// The image of an action that is on; nil for `image`.
  open var selectedImage: UIImage?
  /// A longer title, for lists of key commands. Stored only.
  open var discoverabilityTitle: String?
  /// The identifier of the action: the given one, or a new one for each action.
  open private(set) var identifier: Identifier
  /// Whether the action is disabled, destructive or hidden. A disabled action also disables its segment of a segmented control.
  open var attributes: Attributes
  /// Whether the action is on, off or mixed. A pop-up button shows its menu's first action that is on.
  open var state: State
  /// The control that runs the action, or the argument of `performWithSender(_:target:)`. Nil while the action does not run.
  open private(set) weak var sender: AnyObject?
  private let handler: Handler
  private static var count = 0

  /// Creates an action, which runs when a control or `performWithSender(_:target:)` runs it.
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

  /// Runs the action as a menu does. `target` is not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender.map { $0 as AnyObject })
  }
}
