// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The base class of the items of all bars: a title, an image, a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text; nil for none.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }
  /// The image; nil for none. A bar button shows it instead of the title, and a tab shows both.
  open var image: UIImage? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "image") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "image") }
    }
  }
  /// The image of a bar button in compact bars, on phones in landscape; nil for `image`. Tab bars do not use it.
  open var landscapeImagePhone: UIImage?
  /// The image of the large content viewer. Stored only: there is none.
  open var largeContentSizeImage: UIImage?
  /// The insets of a bar button's content, in points. Tab bars do not use them. Zero by default.
  open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
  /// Whether the item responds to taps. A disabled item is gray. `true` by default.
  open var isEnabled = true {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isEnabled") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "isEnabled") }
    }
  }
  /// A number that identifies the item. 0 by default.
  open var tag = 0
  /// The identifier that tests use; nil for none. It is assigned to the item's button.
  open var accessibilityIdentifier: String?
  /// The spoken label; nil for the title or the system item's name.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// A spoken description of the result of using the item; nil for none.
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  /// The spoken value; nil for none.
  open var accessibilityValue: String? { didSet { itemDidChange() } }
  /// The accessibility traits of the item. `button` by default.
  open var accessibilityTraits: UIAccessibilityTraits = .button { didSet { itemDidChange() } }
  /// Whether a screen reader stops at the item. `true` by default.
  open var isAccessibilityElement = true { didSet { itemDidChange() } }
  /// Names for voice control, the best one first. The default is the label, or the title if there is no label.
  open var accessibilityUserInputLabels: [String]! {
    get { inputLabels ?? (accessibilityLabel ?? title).map { [$0] } ?? [] }
    set {
      inputLabels = newValue
      itemDidChange()
    }
  }
  private var inputLabels: [String]?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The attributes set with `setTitleTextAttributes(_:for:)`.
  var allTitleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] { attributes }
  /// The values last applied by appearance proxies.
  var givenAppearance: AppliedValues = [:]
  /// Called after every change; set by the bar that shows the item.
  var didChange: (() -> Void)?

  /// Creates an item without content.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the attributes of the title in a state; nil removes them. They take precedence over the bar's appearance.
  ///
  /// Only the font and the foreground color have an effect. Bar buttons read `.normal` and `.disabled`, tabs `.normal` and
  /// `.selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    itemDidChange()
  }

  /// Returns the attributes set for exactly this state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  func itemDidChange() { didChange?() }

  /// Copies the item's accessibility properties to its button, except the label.
  func describe(_ button: UIView) {
    button.accessibilityIdentifier = accessibilityIdentifier
    if let accessibilityHint { button.accessibilityHint = accessibilityHint }
    if let accessibilityValue { button.accessibilityValue = accessibilityValue }
    if accessibilityTraits != .button { button.accessibilityTraits = accessibilityTraits }
    if !isAccessibilityElement { button.isAccessibilityElement = false }
    if let inputLabels { button.accessibilityUserInputLabels = inputLabels }
  }

  // MARK: Appearance proxies

  /// Returns the appearance proxy for all items of the class and its subclasses. See `UIAppearance`.
  open class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  /// Returns the appearance proxy for the class's items inside containers; the first type is the class of the innermost container.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }
  /// Returns the appearance proxy for the class's items in bars whose traits contain the given traits.
  open class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, for: trait) }
  /// Returns the appearance proxy for the class's items inside containers, in bars whose traits contain the given traits.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes, for: trait)
  }

  /// The properties that appearance proxies of the class apply.
  @_spi(Tessera) open class var appearanceKeys: AppearanceKeys { .barItem }
}
