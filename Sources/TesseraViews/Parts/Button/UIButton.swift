// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A button lays out an image and a title. Titles, colors and images may differ by state. A configuration provides all
// of them at once; if one of its values is nil, the button uses the state's value. The subviews are created when they
// have content (UIButton+Parts.swift), measured in UIButton+Layout.swift and laid out in layoutSubviews by
// ButtonArrangement.

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A control with a title and an image.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The type passed to the initializer. `.custom` for `init(frame:)`.
  open private(set) var buttonType = ButtonType.custom
  private(set) var titles = StateTable<String>()
  private var attributedTitles = StateTable<NSAttributedString>()
  private(set) var titleColors: [State: UIColor] = [:]
  private(set) var shadowColors = StateTable<UIColor>()
  private(set) var images = StateTable<UIImage>()
  private(set) var backgroundImages = StateTable<UIImage>()
  private(set) var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
  var titlePart: UILabel?
  var subtitlePart: UILabel?
  var imagePart: UIImageView?
  var wheel: UIActivityIndicatorView?
  private var isUpdatingConfiguration = false
  private var isPlacingParts = false

  /// The insets around the content, in points. With the default of zero, a button without an image still has 6 points
  /// above and below its title. No effect on a button with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets that offset the title within the content rectangle, in points. A centered title is offset by half the
  /// difference of opposite insets. No effect on the button's size or on a button with a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that offset the image, in points. They work like `titleEdgeInsets`.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The complete appearance of the button. If its title, title color or image is nil, the button uses the state's
  /// value. Nil by default.
  open var configuration: Configuration? {
    didSet {
      if oldValue != nil, configuration == nil { titlePart.map(setUpTitle) }
      if oldValue == nil, configuration != nil { titlePart?.shadowColor = nil }
      contentDidChange()
    }
  }

  /// A closure that updates the configuration after every change of the button's state.
  ///
  /// - Note: Differs from UIKit: called immediately, not before the next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether `setNeedsUpdateConfiguration()` is called when the state changes. `true` by default.
  open var automaticallyUpdatesConfiguration = true

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// Calls `updateConfiguration()` immediately, unless a call is in progress.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// Calls the handler, which updates the configuration for the button's state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The preferred behavioral style. Stored but not used.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// Whether the button glows while pressed. Stored but not used. `false` by default.
  open var showsTouchWhenHighlighted = false
  /// Whether the image is half transparent while pressed. No effect on a button with a configuration. `true` by
  /// default.
  open var adjustsImageWhenHighlighted = true
  /// Whether symbols and template images are gray while disabled. No effect on a button with a configuration. `true`
  /// by default.
  open var adjustsImageWhenDisabled = true { didSet { updateParts() } }
  /// Whether the title's shadow changes sides while pressed. Stored but not used. `false` by default.
  open var reversesTitleShadowWhenHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of size zero. It shows the type's symbol, if the type has one.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    apply(buttonType)
  }

  package func apply(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let titlePart, titlePart.font == Self.titleFont(.custom) { titlePart.font = Self.titleFont(buttonType) }
    if let symbol = buttonType.symbol {
      images[.normal] = UIImage(systemName: symbol, withConfiguration: buttonType.symbolConfiguration)
    }
    contentDidChange()
  }

  /// Creates a button that shows an action's title and image, and runs the action for `primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration. If its title or image is nil, the action's is used. The action runs for
  /// `primaryActionTriggered`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    defer { contentDidChange() }
    guard let action else { return }
    if configuration == nil {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// The label that shows the title. Created when there is a title or when first accessed. The button updates its
  /// text and color.
  open var titleLabel: UILabel? {
    let label = loadedTitle
    placePartsIfDue()
    return label
  }
  /// The label that shows a configuration's subtitle. Created when there is a subtitle or when first accessed.
  open var subtitleLabel: UILabel? { loadedSubtitle }
  /// The view that shows the image. Created when there is an image or when first accessed.
  open var imageView: UIImageView? {
    let view = loadedImage
    placePartsIfDue()
    return view
  }

  package var titleLabelIfLoaded: UILabel? { titlePart }
  package var subtitleLabelIfLoaded: UILabel? { subtitlePart }
  package var imageViewIfLoaded: UIImageView? { imagePart }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .button }
  /// Returns a label with the default font of button titles, which differs from the default font of labels.
  @_spi(Tessera) open override func defaultCounterpart(of view: UIView) -> UIView? {
    guard view === titlePart else { return nil }
    let twin = UILabel()
    setUpTitle(twin)
    return twin
  }

  // MARK: Content by state

  /// Sets the title for a state. A title for the normal state also replaces the configuration's title, if there is a
  /// configuration.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration?.attributedTitle != nil { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the attributed title for a state, which takes precedence over a plain title. A title for the normal state
  /// also replaces the configuration's title, if there is a configuration.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal, let title, configuration?.attributedTitle != nil {
      configuration?.attributedTitle = AttributedString(title)
    }
    contentDidChange()
  }

  /// Sets the title color for a state. Nil restores the default: white for `.custom`, otherwise the tint color.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state. An image for the normal state also replaces the configuration's image, if there is a
  /// configuration.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration?.image != nil { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the background image for a state, which is stretched over the button. The background image of a
  /// configuration takes precedence.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Sets the color of the title's shadow, which is not blurred, for a state. Nil means no shadow. No effect on a
  /// button with a configuration.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    contentDidChange()
  }

  /// Sets the size, weight and colors for symbols shown in a state. The symbol's own configuration takes precedence.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// Returns the title for a state, or the normal state's title if there is none.
  open func title(for state: State) -> String? { titles[state] }
  /// Returns the attributed title for a state, or the normal state's attributed title if there is none.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// Returns the color of the title's shadow for a state, or the normal state's color if there is none.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }
  /// Returns the background image for a state, or the normal state's image if there is none.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// Returns the symbol configuration for a state, or the normal state's configuration if there is none.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { shadowColors[state] }
  /// The background image in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }
  /// The symbol configuration in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[state] }
  /// Returns the title color for a state, or the normal state's color if there is none, or nil if neither was set.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[state.subtracting(.focused)] ?? titleColors[.normal]
  }
  /// Returns the image for a state, or the normal state's image if there is none.
  open func image(for state: State) -> UIImage? { images[state] }
  /// The configuration's title, or else the current state's title.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The visible title color: the current state's or the configuration's color, dimmed while disabled or pressed.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// Whether the image is enlarged at the accessibility text sizes. `false` by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { imagePart?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set {
      guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      loadedImage.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The configuration's image, or else the current state's image.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  var shownTitleColor: UIColor {
    if let configuration, configuration.baseForegroundColor != nil { return foreground(configuration) }
    if let color = titleColors[state] ?? titleColors[state.subtracting(.focused)] { return color }
    if let configuration { return isEnabled ? titleColors[.normal] ?? foreground(configuration) : .tertiaryLabel }
    if !isEnabled, buttonType == .system { return .tertiaryLabel }
    let color = titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
    return isHighlighted && buttonType == .system ? color.withAlphaComponent(0.2) : color
  }

  func foreground(_ configuration: Configuration) -> UIColor {
    configuration.foreground(tint: tintColor, state: state)
  }

  private func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the button had its pressed appearance at the last update.
  private var wasHighlighted = false

  /// Fades the button to its normal appearance after a press, in 0.25 seconds. Approximates iOS; not measured.
  private func fadeBack() {
    let wasPressed = wasHighlighted && !isHighlighted
    wasHighlighted = isHighlighted
    guard wasPressed, canGlide else { return }
    let pace = GlidePace.ease(seconds: 0.25)
    addGlide(named: "pressed", by: 1, pace: pace)
    guard configuration == nil else { return }
    if buttonType == .system, titleColors[.highlighted] == nil { titlePart?.addOpacityGlide(by: 0.2 - 1, pace: pace) }
    if adjustsImageWhenHighlighted { imagePart?.addOpacityGlide(by: 0.5 - 1, pace: pace) }
  }

  @_spi(Tessera) open override func controlStateDidChange() {
    super.controlStateDidChange()
    fadeBack()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  // MARK: Layout

  /// The size of the content including its insets.
  ///
  /// It is rounded up to whole points for a button without a configuration. Without an image and custom insets, such
  /// a button is at least 30 points wide and extends 6 points above and below its line of text, even if there is no
  /// text.
  open override var intrinsicContentSize: CGSize {
    guard configuration == nil else { return arrangement.size }
    if buttonType == .close { return CGSize(width: 30, height: 30) }
    var size = arrangement.size
    if contentEdgeInsets == .zero, imagePart?.isHidden ?? true {
      let line = size.height > 0 ? size.height : (titlePart?.font ?? Self.titleFont(buttonType)).lineHeight
      size = CGSize(width: max(30, size.width), height: PixelGrid(scale: 1).ceiled(line) + 12)
    }
    return Self.wholePoints(size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Lays out the subviews early if layout is pending, so that their frames are valid when they are accessed.
  private func placePartsIfDue() {
    guard flags.needsLayout, !isPlacingParts, bounds.width > 0, bounds.height > 0 else { return }
    placeParts()
  }

  private func placeParts() {
    // Overridden rectangle methods may access the subviews, which must not trigger another layout.
    let wasPlacing = isPlacingParts
    isPlacingParts = true
    defer { isPlacingParts = wasPlacing }
    if configuration == nil, type(of: self) != UIButton.self { return placeByOverrides() }
    let frames = frames(in: bounds.inset(by: layoutInsets))
    imagePart?.frame = shifted(frames.image, by: imageEdgeInsets)
    wheel?.frame = frames.image
    titlePart?.frame = shifted(frames.title, by: titleEdgeInsets)
    subtitlePart?.frame = frames.subtitle
  }

  /// The title label, or the button itself if it has no title label.
  open override var forFirstBaselineLayout: UIView { titlePart ?? self }
  open override var forLastBaselineLayout: UIView { titlePart ?? self }

  override var overridesBaselines: Bool { true }
  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) {
    let grid = PixelGrid(scale: pixelScale)
    let size = intrinsicContentSize
    let title = arrangement.frames(in: CGRect(origin: .zero, size: size), .center, .center, grid: grid).title
    let text = titleBaselines(grid)
    // The text is vertically centered in a label whose height is rounded up to whole points.
    let free = title.height > 0 ? title.height - (titlePart?.intrinsicContentSize.height ?? 0) : 0
    let above = grid.rounded(free / 2)
    return (title.minY + above + text.first, size.height - title.maxY + free - above + text.last)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the background image, by default the bounds. Not called for buttons with a
  /// configuration.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the bounds inset by the content insets. Overrides affect only buttons without a configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: layoutInsets) }
  /// Returns the title's rectangle in a content rectangle, offset by `titleEdgeInsets`. Overrides affect only buttons
  /// without a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    shifted(frames(in: contentRect).title, by: titleEdgeInsets)
  }
  /// Returns the image's rectangle in a content rectangle, offset by `imageEdgeInsets`. Overrides affect only buttons
  /// without a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    shifted(frames(in: contentRect).image, by: imageEdgeInsets)
  }

  // MARK: Actions

  /// The menu shown after a long press, or on touch if `showsMenuAsPrimaryAction` is `true`.
  open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      showMenuSelection()
    }
  }
  /// Whether a touch opens `menu`. The button then sends `menuActionTriggered` instead of primary actions. `false` by
  /// default.
  open override var showsMenuAsPrimaryAction: Bool { didSet { showMenuSelection() } }
  /// The order of the menu's elements. `automatic` by default.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Whether a tap toggles `isSelected`. A button with a menu shows the menu's selected action instead.
  open var changesSelectionAsPrimaryAction = false { didSet { showMenuSelection() } }

  /// Shows a pop-up button's selected action, or its first action if none is selected.
  package func showMenuSelection() {
    guard isPopUp, let menu else { return }
    let actions = menu.actions
    guard let action = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    if configuration == nil {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    } else {
      configuration?.title = action.title
      configuration?.image = action.image
    }
  }

  /// Whether the button shows its menu's selected action.
  package var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// A closure that returns a button's pointer style, given the style that the system proposes.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?
  /// Whether the pointer changes its style over the button. `false` by default; setting `pointerStyleProvider` sets
  /// it to `true`.
  open var isPointerInteractionEnabled: Bool {
    get { pointerInteraction != nil }
    set { setPointerInteraction(enabled: newValue) }
  }
  /// A closure that provides the button's pointer style. Nil, the default, means the style that the system proposes:
  /// a highlight with the button's shape.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { pointerLook?.provider }
    set { setPointerProvider(newValue) }
  }

  @_spi(Tessera) open override var eventsOfTap: Event {
    showsMenuAsPrimaryAction && menu != nil ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
  }

  @_spi(Tessera) open override func didTap() {
    if changesSelectionAsPrimaryAction, !(showsMenuAsPrimaryAction && menu != nil) { isSelected.toggle() }
  }

  // MARK: Role

  /// The button's role. Stored; does not affect the appearance. `normal` by default.
  open var role = Role.normal
  /// Whether the pointer is over the button. Always `false`.
  open var isHovered: Bool { false }
  /// Whether the button's menu is open because of a long press on the button. Always `false`.
  open var isHeld: Bool { false }

  // MARK: Accessibility

  @_spi(Tessera) open override var labelByDefault: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
      ?? (currentImage ?? configuration?.image).flatMap { $0.accessibilityLabel ?? buttonType.spokenName }
  }
  @_spi(Tessera) open override var largeTitleByDefault: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }
  @_spi(Tessera) open override var largeImageByDefault: UIImage? { currentImage ?? configuration?.image }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(ButtonInspector(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    if let configuration { paint(configuration, into: &canvas) }
    if configuration == nil, let image = currentBackgroundImage {
      ImagePainter(image: image, tint: tintColor, traits: traitCollection)
        .paint(in: backgroundRect(forBounds: bounds), .scaleToFill, into: &canvas)
    }
    if buttonType == .close, configuration == nil {
      let disc = bounds.insetBy(dx: max(0, (bounds.width - 30) / 2), dy: max(0, (bounds.height - 30) / 2))
      canvas.fillCapsule(disc, color: UIColor.secondarySystemFill.rasterColor(with: traitCollection))
    }
  }
}
