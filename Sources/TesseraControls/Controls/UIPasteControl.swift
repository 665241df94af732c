// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A button that pastes into its target without asking the user for permission.
///
/// The button is dimmed if the pasteboard contains no item that the target accepts.
open class UIPasteControl: UIControl {
  /// The visible parts of the control: the icon, the label, or both.
  public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly }

  /// The appearance of the control.
  open class Configuration: NSObject {
    /// The visible parts. The icon and label by default.
    open var displayMode: DisplayMode = .iconAndLabel
    /// The corner style. `.dynamic` by default.
    open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// The corner radius for the `.fixed` corner style, in points. 6 by default.
    open var cornerRadius: CGFloat = 6
    /// The color of the icon and label. If nil, the default, they are white.
    open var baseForegroundColor: UIColor?
    /// The background color. If nil, the default, the tint color is used.
    open var baseBackgroundColor: UIColor?
    /// The position of the icon relative to the label. `.leading` by default.
    open var imagePlacement: NSDirectionalRectEdge = .leading

    @preconcurrency @MainActor public override init() {
      super.init()
    }
  }

  /// The appearance of the control.
  open private(set) var configuration: Configuration
  /// The object that receives the pasted items; nil by default. A weak reference.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { setNeedsLayout() } }
  private let button = UIButton(type: .custom)

  /// Creates a control with a configuration. Later updates to the configuration have no effect.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addButton()
  }

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    addButton()
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    addButton()
  }

  private func addButton() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = SystemString.paste.text }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.imagePlacement = configuration.imagePlacement
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed { look.background.cornerRadius = configuration.cornerRadius }
    button.configuration = look
    button.isUserInteractionEnabled = false
    button.isAccessibilityElement = false
    addSubview(button)
  }

  /// Whether the pasteboard contains an item that the target accepts.
  private var canPaste: Bool {
    if let text = target as? any TextInputHost { return text.canPerformAction("paste:", withSender: self) }
    return target?.canPaste(UIPasteboard.general.itemProviders) ?? false
  }

  /// Pastes into the target. Text inputs receive the string, and other targets receive the item providers.
  @_spi(Tessera) open override func didTap() {
    guard isEnabled, canPaste else { return }
    if let text = target as? any TextInputHost {
      text.paste(self)
    } else {
      target?.paste(itemProviders: UIPasteboard.general.itemProviders)
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    button.isEnabled = isEnabled && canPaste
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var labelByDefault: String? { SystemString.paste.text }
  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { .button }
}
