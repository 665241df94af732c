// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A button that pastes into its target, without asking the user.
///
/// It is dimmed while nothing that the target takes is on the pasteboard.
open class UIPasteControl: UIControl {
  /// Whether the control shows its picture and its word.
  public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly }

  /// How the control looks.
  open class Configuration: NSObject {
    /// What shows. Picture and word by default.
    open var displayMode: DisplayMode = .iconAndLabel
    /// The shape of the corners. `.dynamic` by default.
    open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// The radius of the corners in points, for `.fixed`. 6 by default.
    open var cornerRadius: CGFloat = 6
    /// The colour of picture and word; nil, the default, for white.
    open var baseForegroundColor: UIColor?
    /// The colour behind them; nil, the default, for the tint.
    open var baseBackgroundColor: UIColor?
    /// On which side of the word the picture stands. `.leading` by default.
    open var imagePlacement: NSDirectionalRectEdge = .leading

    @preconcurrency @MainActor public override init() {
      super.init()
    }
  }

  /// How the control looks.
  open private(set) var configuration: Configuration
  /// What is pasted into; nil, the default, for nothing. Not retained.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { setNeedsLayout() } }
  private let button = UIButton(type: .custom)

  /// A control that looks as the configuration says. Later changes of it have no effect.
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
    if configuration.displayMode != .iconOnly { look.title = SystemWord.paste.text }
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

  /// Whether there is something to paste that the target takes.
  private var canPaste: Bool {
    if let text = target as? any TextInputHost { return text.canPerformAction("paste:", withSender: self) }
    return target?.canPaste(UIPasteboard.general.itemProviders) ?? false
  }

  /// Pastes into the target: a text takes the string, others the items.
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
  @_spi(Tessera) open override var labelByDefault: String? { SystemWord.paste.text }
  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { .button }
}
