// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A button places an image and a title in itself. Titles, colours and images may differ by state; a configuration, when
// there is one, says all of it at once, and what it leaves open is still the state's. The parts are real subviews, made when
// they have something to show and placed in layoutSubviews by ButtonArrangement.

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A control with a title and an image.
open class UIButton: UIControl {
  open private(set) var buttonType = ButtonType.custom
  private var titles = StateTable<String>()
  private var attributedTitles = StateTable<NSAttributedString>()
  private var titleColors: [State: UIColor] = [:]
  private var shadowColors = StateTable<UIColor>()
  private var images = StateTable<UIImage>()
  private var backgroundImages = StateTable<UIImage>()
  private var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
  var titlePart: UILabel?
  var subtitlePart: UILabel?
  var imagePart: UIImageView?
  var wheel: UIActivityIndicatorView?
  private var isUpdatingConfiguration = false

  /// Space around the content. Zero gives a button without image 6 points above and below. Configurations ignore it, and
  /// the other two as well.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// What the button shows, all at once. Titles, title colours and images set for a state show where it has none.
  open var configuration: Configuration? {
    didSet {
      if oldValue != nil, configuration == nil { titlePart.map(setUpTitle) }
      contentDidChange()
    }
  }

  /// Called to adapt the configuration whenever the button's state changes.
  ///
  /// - Note: Differs from UIKit: it is called at once, not before the next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// Adapts the configuration to the state; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Kept for source compatibility, as is what follows.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var showsTouchWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let titlePart, titlePart.font == Self.titleFont(.custom) { titlePart.font = Self.titleFont(buttonType) }
    if let symbol = buttonType.symbol {
      images[.normal] = UIImage(systemName: symbol, withConfiguration: buttonType.symbolConfiguration)
    }
    contentDidChange()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

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

  /// The title's label. It is there once there is a title to show, or once somebody asks for it, as the other parts are.
  open var titleLabel: UILabel? { loadedTitle }
  open var subtitleLabel: UILabel? { loadedSubtitle }
  open var imageView: UIImageView? { loadedImage }

  /// The parts that have been made, for those who look without changing anything.
  package var titleLabelIfLoaded: UILabel? { titlePart }
  package var subtitleLabelIfLoaded: UILabel? { subtitlePart }
  package var imageViewIfLoaded: UIImageView? { imagePart }

  // MARK: Content by state

  /// Sets the title for a state. That of the normal state takes the place of the title in the configuration, if it has one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration?.attributedTitle != nil { configuration?.title = title }
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal, let title, configuration?.attributedTitle != nil {
      configuration?.attributedTitle = AttributedString(title)
    }
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration?.image != nil { configuration?.image = image }
    contentDidChange()
  }

  /// Painted behind the content, stretched over the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    contentDidChange()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  open func title(for state: State) -> String? { titles[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }
  open var currentTitleShadowColor: UIColor? { shadowColors[state] }
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { shownTitleColor }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
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

  @_spi(Tessera) open override func controlStateDidChange() {
    super.controlStateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  // MARK: Layout

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      image: imageSize, title: titleSize,
      subtitle: subtitlePart.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero,
      placement: configuration?.imagePlacement ?? .leading, imagePadding: configuration?.imagePadding ?? 0,
      titlePadding: configuration?.titlePadding ?? 0, insets: layoutInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      titleAlignment: configuration?.titleAlignment ?? .center)
  }

  /// What stands in the image's place: the wheel, the image, or the room kept for one.
  private var imageSize: CGSize {
    if let wheel, wheel.isAnimating { return wheel.intrinsicContentSize }
    let size = imagePart.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero
    return CGSize(width: max(size.width, configuration?.imageReservation ?? 0), height: size.height)
  }

  /// Without a configuration a title takes whole points.
  private var titleSize: CGSize {
    guard let titlePart, !titlePart.isHidden else { return .zero }
    let size = titlePart.intrinsicContentSize
    return configuration == nil ? Self.wholePoints(size) : size
  }

  private static func wholePoints(_ size: CGSize) -> CGSize {
    let grid = PixelGrid(scale: 1)
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }

  /// What is kept free of content at the edges.
  private var layoutInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRTL ? insets.leading : insets.trailing)
  }

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
    let frames = arrangement.frames(
      in: bounds, contentHorizontalAlignment, contentVerticalAlignment, grid: PixelGrid(scale: pixelScale))
    imagePart?.frame = shifted(frames.image, by: imageEdgeInsets)
    wheel?.frame = frames.image
    titlePart?.frame = shifted(frames.title, by: titleEdgeInsets)
    subtitlePart?.frame = frames.subtitle
  }

  /// A part in the middle moves by half the difference of its insets, one at an edge by the inset of that edge.
  private func shifted(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard configuration == nil, insets != .zero else { return frame }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let dx: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: (insets.left - insets.right) / 2
      case .left: insets.left
      case .right: -insets.right
      case .leading: isRTL ? -insets.right : insets.left
      case .trailing: isRTL ? insets.left : -insets.right
      }
    let dy: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: (insets.top - insets.bottom) / 2
      case .top: insets.top
      case .bottom: -insets.bottom
      }
    return frame.offsetBy(dx: dx, dy: dy)
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

  /// Those of the title's label, or of a label without text in its font.
  private func titleBaselines(_ grid: PixelGrid) -> (first: CGFloat, last: CGFloat) {
    if let titlePart { return titlePart.baselineOffsets() }
    let font = configuration?.titleFont ?? Self.titleFont(buttonType)
    return (grid.rounded(font.ascender), grid.rounded(-font.descender))
  }

  // MARK: Rectangles

  private func frames(in bounds: CGRect) -> ButtonArrangement.Frames {
    arrangement.frames(
      in: bounds, contentHorizontalAlignment, contentVerticalAlignment, grid: PixelGrid(scale: pixelScale))
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds less the insets of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: layoutInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect.inset(by: layoutInsets.negated)).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect.inset(by: layoutInsets.negated)).image
  }

  // MARK: Actions

  /// What a tap, or a long press, offers.
  ///
  /// - Note: Differs from UIKit: menus are never shown. With `showsMenuAsPrimaryAction` a touch sends
  ///   `menuActionTriggered` in place of the primary action.
  open var menu: UIMenu? { didSet { showMenuSelection() } }
  open var showsMenuAsPrimaryAction = false { didSet { showMenuSelection() } }
  /// Whether a tap turns `isSelected` on and off. A button that shows a menu shows the menu's selected action instead.
  open var changesSelectionAsPrimaryAction = false { didSet { showMenuSelection() } }

  /// A pop-up button shows the action that is on, or the first.
  private func showMenuSelection() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
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
  open var isPointerInteractionEnabled = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    if showsMenuAsPrimaryAction, menu != nil { send(.menuActionTriggered, with: event) }
    return true
  }

  @_spi(Tessera) open override var eventsOfTap: Event {
    showsMenuAsPrimaryAction && menu != nil ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
  }

  @_spi(Tessera) open override func didTap() {
    if changesSelectionAsPrimaryAction, !(showsMenuAsPrimaryAction && menu != nil) { isSelected.toggle() }
  }

  // MARK: Accessibility

  @_spi(Tessera) open override var labelByDefault: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
      ?? (currentImage == nil ? nil : buttonType.spokenName)
  }
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
