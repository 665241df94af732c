// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The base class of all bar items, with a title, an image and a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title, or nil.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }
  /// The image, or nil. A bar button shows the image instead of the title, while a tab shows both.
  open var image: UIImage? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "image") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "image") }
    }
  }
  /// The image of a bar button in compact bars on iPhone in landscape, or nil to use `image`. Tab bars don't use it.
  open var landscapeImagePhone: UIImage?
  /// The image for the large content viewer. Stored only, because there is no viewer.
  open var largeContentSizeImage: UIImage?
  /// The insets of a bar button's content, in points. Tab bars don't use them. Zero by default.
  open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
  /// Whether the item responds to taps. Disabled items are gray. `true` by default.
  open var isEnabled = true {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isEnabled") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "isEnabled") }
    }
  }
  /// A number that identifies the item. 0 by default.
  open var tag = 0
  /// The identifier used by tests, or nil. Assigned to the item's button.
  open var accessibilityIdentifier: String?
  /// The accessibility label, or nil to use the title or the system item's name.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// A spoken description of the result of using the item, or nil.
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  /// The spoken value, or nil.
  open var accessibilityValue: String? { didSet { itemDidChange() } }
  /// The item's accessibility traits. `button` by default.
  open var accessibilityTraits: UIAccessibilityTraits = .button { didSet { itemDidChange() } }
  /// Whether a screen reader stops at the item. `true` by default.
  open var isAccessibilityElement = true { didSet { itemDidChange() } }
  /// The names for voice control, in order of preference. By default, the label, or the title if there is no label.
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
  /// The values most recently applied by appearance proxies.
  var givenAppearance: AppliedValues = [:]
  /// A closure called after every change. Set by the bar that shows the item.
  var didChange: (() -> Void)?

  /// Creates an item without content.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the title attributes for a state, or removes them if the attributes are nil. They take precedence over the
  /// bar's appearance.
  ///
  /// Only the font and the foreground color have an effect. Bar buttons use `.normal` and `.disabled`. Tabs use
  /// `.normal` and `.selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    itemDidChange()
  }

  /// Returns the attributes set for exactly this state, or nil.
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
  /// Returns the appearance proxy for the class's items within containers. The first type is the class of the
  /// innermost container.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }
  /// Returns the appearance proxy for the class's items in bars whose traits contain the given traits.
  open class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, for: trait) }
  /// Returns the appearance proxy for the class's items within containers, in bars whose traits contain the given
  /// traits.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes, for: trait)
  }

  /// The properties that appearance proxies of the class apply.
  @_spi(Tessera) open class var appearanceKeys: AppearanceKeys { .barItem }
}
