// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A button places an image and a title in itself. Titles, colours and images may differ by state; a configuration, when
// there is one, says all of it at once, and what it leaves open is still the state's. The parts are real subviews, made when
// they have something to show (UIButton+Parts.swift) and placed in layoutSubviews by ButtonArrangement, for which
// UIButton+Layout.swift measures them.

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A control with a title and an image.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The type it was made with. `.custom` for `init(frame:)`.
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

  /// Space around the content, in points; zero by default, which gives a button without image 6 points above and below.
  /// Without effect on a button with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the title, in points, within the room for the content: in the middle by half the difference of opposite
  /// insets. Without effect on the button's size, and on a button with a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image as `titleEdgeInsets` moves the title.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Everything the button shows, as one value. Title, title colour and image that it leaves open are those of the state.
  /// Nil, the default, leaves all to the states.
  open var configuration: Configuration? {
    didSet {
      if oldValue != nil, configuration == nil { titlePart.map(setUpTitle) }
      if oldValue == nil, configuration != nil { titlePart?.shadowColor = nil }
      contentDidChange()
    }
  }

  /// Called to adapt the configuration whenever the button's state changes.
  ///
  /// - Note: Differs from UIKit: it is called at once, not before the next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether `setNeedsUpdateConfiguration()` is called when the state changes. True by default.
  open var automaticallyUpdatesConfiguration = true

  /// What adapts a button's configuration to its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// Calls `updateConfiguration()` now, unless that is running.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// Adapts the configuration to the state; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Stored only: buttons look as on iOS.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// Stored only: there is no glow. False by default.
  open var showsTouchWhenHighlighted = false
  /// Whether the image of a button without configuration is half transparent while pressed. True by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether symbols and template images of a disabled button without configuration are grey. True by default.
  open var adjustsImageWhenDisabled = true { didSet { updateParts() } }
  /// Stored only: a title's shadow keeps its side. False by default.
  open var reversesTitleShadowWhenHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button of size zero. The types that are a picture show that symbol.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Takes the look of a type.
  package func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let titlePart, titlePart.font == Self.titleFont(.custom) { titlePart.font = Self.titleFont(buttonType) }
    if let symbol = buttonType.symbol {
      images[.normal] = UIImage(systemName: symbol, withConfiguration: buttonType.symbolConfiguration)
    }
    contentDidChange()
  }

  /// A button that shows the action's title and image and runs it for `primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button with a configuration. Title and image that it leaves open are the action's, which runs for
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

  /// The title's label, made when there is a title to show or when it is asked for. The button sets its text and colour
  /// anew with every change.
  open var titleLabel: UILabel? {
    let label = loadedTitle
    placePartsIfDue()
    return label
  }
  /// The label of a configuration's subtitle, made when there is one to show or when it is asked for.
  open var subtitleLabel: UILabel? { loadedSubtitle }
  /// The image's view, made when there is an image to show or when it is asked for.
  open var imageView: UIImageView? {
    let view = loadedImage
    placePartsIfDue()
    return view
  }

  /// The parts that have been made; reading them makes none.
  package var titleLabelIfLoaded: UILabel? { titlePart }
  package var subtitleLabelIfLoaded: UILabel? { subtitlePart }
  package var imageViewIfLoaded: UIImageView? { imagePart }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .button }
  /// The label of the title has the button's font, not a label's, until the app gives it another.
  @_spi(Tessera) open override func plainTwin(of view: UIView) -> UIView? {
    guard view === titlePart else { return nil }
    let twin = UILabel()
    setUpTitle(twin)
    return twin
  }

  // MARK: Content by state

  /// Sets the title for a state. That of the normal state takes the place of the title in the configuration, if it has one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration?.attributedTitle != nil { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title with its attributes for a state; it goes before a plain title. That of the normal state takes the
  /// place of the configuration's, if it has one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal, let title, configuration?.attributedTitle != nil {
      configuration?.attributedTitle = AttributedString(title)
    }
    contentDidChange()
  }

  /// Sets the title's colour for a state. Nil goes back to the default: white for `.custom`, else the tint colour.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state. That of the normal state takes the place of the configuration's, if it has one.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration?.image != nil { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the image behind the content for a state, stretched over the button. In a configuration it shows where the
  /// background has no image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Sets the colour of a sharp shadow behind the title for a state; nil for none. Without effect on a configuration.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    contentDidChange()
  }

  /// Sets size, weight and colours of a symbol shown in a state, where the symbol says none itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// The title set for a state, else for the normal state.
  open func title(for state: State) -> String? { titles[state] }
  /// The attributed title set for a state, else for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The title's shadow colour set for a state, else for the normal state.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }
  /// The background image set for a state, else for the normal state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// The symbol configuration set for a state, else for the normal state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }
  /// The title's shadow colour in the present state.
  open var currentTitleShadowColor: UIColor? { shadowColors[state] }
  /// The background image set for the present state.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }
  /// The symbol configuration set for the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[state] }
  /// The title colour set for a state, else for the normal state; nil where neither was set.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The image set for a state, else for the normal state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// The configuration's title, else the one of the present state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The colour that the title shows in now: that of the state or the configuration, dimmed while disabled or pressed.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// Whether the image is larger at the text sizes for accessibility. False by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { imagePart?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set {
      guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      loadedImage.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The configuration's image, else the one of the present state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The attributed title set for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  var shownTitleColor: UIColor {
    if let configuration, configuration.baseForegroundColor != nil { return foreground(configuration) }
    if let color = titleColors[state] { return color }
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

  /// Whether the button looks pressed, as it was last told.
  private var wasHighlighted = false

  /// What a press has made fainter comes back in a quarter of a second. From memory of iOS.
  private func fadeBack() {
    let wasPressed = wasHighlighted && !isHighlighted
    wasHighlighted = isHighlighted
    guard wasPressed, canGlide else { return }
    let pace = GlidePace.ease(seconds: 0.25)
    glide("pressed", by: 1, pace)
    guard configuration == nil else { return }
    if buttonType == .system, titleColors[.highlighted] == nil { titlePart?.glideOpacity(by: 0.2 - 1, pace) }
    if adjustsImageWhenHighlighted { imagePart?.glideOpacity(by: 0.5 - 1, pace) }
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

  /// The content and its insets.
  ///
  /// Without a configuration these are whole points. One without image and without insets of its own is at least 30 points
  /// wide, and 6 points higher than its line of text above and below, even if there is no text.
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

  /// Places the parts before the layout that is due, so that their frames are known when they are asked for.
  private func placePartsIfDue() {
    guard flags.needsLayout, !isPlacingParts, bounds.width > 0, bounds.height > 0 else { return }
    placeParts()
  }

  private func placeParts() {
    // Overrides of the rectangles may ask for the parts.
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

  /// The title's label, or the button itself as long as it has none.
  open override var forFirstBaselineLayout: UIView { titlePart ?? self }
  open override var forLastBaselineLayout: UIView { titlePart ?? self }

  override var knowsOwnBaselines: Bool { true }
  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) {
    let grid = PixelGrid(scale: pixelScale)
    let size = intrinsicContentSize
    let title = arrangement.frames(in: CGRect(origin: .zero, size: size), .center, .center, grid: grid).title
    let text = titleBaselines(grid)
    // A label that is raised to whole points has its text in the middle.
    let free = title.height > 0 ? title.height - (titlePart?.intrinsicContentSize.height ?? 0) : 0
    let above = grid.rounded(free / 2)
    return (title.minY + above + text.first, size.height - title.maxY + free - above + text.last)
  }

  // MARK: Rectangles

  /// Where the background image of a button without configuration is painted: the bounds, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds less the insets of the content. Layout asks an override where there is no configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: layoutInsets) }
  /// Where the title stands in a content rectangle, moved by `titleEdgeInsets`. Layout asks an override where there is
  /// no configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    shifted(frames(in: contentRect).title, by: titleEdgeInsets)
  }
  /// Where the image stands in a content rectangle, moved by `imageEdgeInsets`. Layout asks an override where there is
  /// no configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    shifted(frames(in: contentRect).image, by: imageEdgeInsets)
  }

  // MARK: Actions

  /// What a long press offers, or a touch with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      showMenuSelection()
    }
  }
  /// Whether a touch opens `menu`: it sends `menuActionTriggered`, and no primary action. False by default.
  open override var showsMenuAsPrimaryAction: Bool { didSet { showMenuSelection() } }
  /// Which end of the menu its first element is at. `automatic` by default.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Whether a tap turns `isSelected` on and off. A button that shows a menu shows the menu's selected action instead.
  open var changesSelectionAsPrimaryAction = false { didSet { showMenuSelection() } }

  /// A pop-up button shows the action that is on, or the first.
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

  /// Whether the button shows which action of its menu is on.
  package var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// What makes the look of the pointer over a button from what the system proposes.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?
  /// Whether the pointer changes over the button. False by default; `pointerStyleProvider` turns it on.
  open var isPointerInteractionEnabled: Bool {
    get { pointerInteraction != nil }
    set { setPointerInteraction(newValue) }
  }
  /// Makes the look of the pointer over the button; nil, the default, for what the system proposes: a highlight of the
  /// button's shape.
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

  /// The button's role; `normal` by default. Stored only: the appearance does not change.
  open var role = Role.normal
  /// Whether the pointer is over the button. Always false.
  open var isHovered: Bool { false }
  /// Whether the button's menu is open because a finger rests on the button. Always false.
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
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(ButtonSpeaker(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    if let configuration { paint(configuration, into: &canvas) }
    if configuration == nil, let image = currentBackgroundImage {
      ImagePainter(image: image, tint: tintColor, traits: traitCollection)
        .paint(in: backgroundRect(forBounds: bounds), .scaleToFill, into: &canvas)
    }
    if buttonType == .close, configuration == nil {
      let disc = bounds.insetBy(dx: max(0, (bounds.width - 30) / 2), dy: max(0, (bounds.height - 30) / 2))
      canvas.fillCapsule(disc, UIColor.secondarySystemFill.rasterColor(with: traitCollection))
    }
  }
}
