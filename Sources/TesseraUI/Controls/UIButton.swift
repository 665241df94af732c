// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A button places an image and a title in itself. Titles, colours and images may differ by state; a configuration, when
// there is one, says all of it at once. The parts are real subviews, placed in layoutSubviews by ButtonArrangement.

public import Foundation
import TesseraRaster

/// A control with a title and an image.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static let roundedRect = ButtonType.system

    /// The picture of the types that are one.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }

    /// The picture's size: that of a close button stands in a disc of 30 points.
    var symbolConfiguration: UIImage.SymbolConfiguration {
      self == .close
        ? UIImage.SymbolConfiguration(pointSize: 13, weight: .bold) : UIImage.SymbolConfiguration(pointSize: 20)
    }
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles = StateTable<String>()
  private var attributedTitles = StateTable<NSAttributedString>()
  private var titleColors: [State: UIColor] = [:]
  private var shadowColors = StateTable<UIColor>()
  private var images = StateTable<UIImage>()
  private var backgroundImages = StateTable<UIImage>()
  private var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
  private let titlePart = UILabel()
  private let subtitlePart = UILabel()
  private let imagePart = UIImageView()
  private var wheel: UIActivityIndicatorView?
  private var isUpdatingConfiguration = false

  /// Space around the content; zero means the standard 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// What the button shows, all at once. Nil for the state-by-state properties.
  open var configuration: Configuration? { didSet { contentDidChange() } }

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
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    titlePart.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
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

  private func addParts() {
    titlePart.font = .systemFont(ofSize: 18)
    for part in [imagePart, titlePart, subtitlePart] as [UIView] {
      part.isHidden = true
      addSubview(part)
    }
    imagePart.contentMode = .scaleAspectFit
  }

  // MARK: Content by state

  open var titleLabel: UILabel? { titlePart }
  open var subtitleLabel: UILabel? { subtitlePart }
  open var imageView: UIImageView? { imagePart }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
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

  private var shownTitleColor: UIColor {
    if let configuration { return configuration.foreground(tint: tintColor, state: state) }
    if let color = titleColors[state] { return color }
    if !isEnabled, buttonType == .system { return .tertiaryLabel }
    let color = titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor ?? .systemBlue)
    return isHighlighted && buttonType == .system ? color.withAlphaComponent(0.2) : color
  }

  private func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  /// Hands the parts what they show.
  private func updateParts() {
    if let configuration { updateParts(configuration) } else { updatePartsByState() }
    let hasWheel = configuration?.showsActivityIndicator == true
    titlePart.isHidden = (titlePart.text ?? "").isEmpty
    subtitlePart.isHidden = (subtitlePart.text ?? "").isEmpty
    imagePart.isHidden = imagePart.image == nil || hasWheel
    updateWheel(hasWheel)
  }

  private func updatePartsByState() {
    if let attributed = currentAttributedTitle {
      titlePart.attributedText = attributed
    } else {
      titlePart.text = currentTitle
    }
    titlePart.textColor = shownTitleColor
    titlePart.shadowColor = currentTitleShadowColor
    subtitlePart.text = nil
    imagePart.image = currentImage
    imagePart.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    imagePart.tintColor = buttonType == .close ? .secondaryLabel : isEnabled ? nil : .tertiaryLabel
    imagePart.alpha = isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1
  }

  private func updateParts(_ configuration: Configuration) {
    let color = shownTitleColor
    titlePart.font = configuration.titleFont
    subtitlePart.font = configuration.subtitleFont
    titlePart.textColor = color
    subtitlePart.textColor = color
    titlePart.lineBreakMode = configuration.titleLineBreakMode
    subtitlePart.lineBreakMode = configuration.subtitleLineBreakMode
    show(configuration.attributedTitle, configuration.titleTextAttributesTransformer, in: titlePart)
    show(configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer, in: subtitlePart)
    imagePart.image = currentImage
    imagePart.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: configuration.titleFont)
    imagePart.tintColor = configuration.imageColorTransformer?(color) ?? color
    imagePart.alpha = 1
  }

  /// A text with attributes keeps them; one without shows in the label's own font and colour.
  private func show(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel
  ) {
    guard var text, !text.characters.isEmpty else {
      label.text = nil
      return
    }
    let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
    guard !isPlain || transformer != nil else {
      label.text = String(text.characters)
      return
    }
    if let transformer {
      let base: [NSAttributedString.Key: Any] = [.font: label.font ?? .systemFont(ofSize: 17)]
      text.mergeAttributes(transformer(AttributeContainer(base)), mergePolicy: .keepCurrent)
    }
    label.attributedText = NSAttributedString(text)
  }

  private func updateWheel(_ isShown: Bool) {
    guard isShown || wheel != nil else { return }
    let view = wheel ?? UIActivityIndicatorView(style: .medium)
    if wheel == nil {
      wheel = view
      addSubview(view)
    }
    view.color = configuration?.activityIndicatorColorTransformer?(shownTitleColor) ?? shownTitleColor
    if isShown { view.startAnimating() } else { view.stopAnimating() }
  }

  // MARK: Layout

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      image: imageSize,
      title: titlePart.isHidden ? .zero : titlePart.intrinsicContentSize,
      subtitle: subtitlePart.isHidden ? .zero : subtitlePart.intrinsicContentSize,
      placement: configuration?.imagePlacement ?? .leading, imagePadding: configuration?.imagePadding ?? 0,
      titlePadding: configuration?.titlePadding ?? 0, insets: effectiveInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      titleAlignment: configuration?.titleAlignment ?? .center)
  }

  /// What stands in the image's place: the wheel, the image, or the room kept for one.
  private var imageSize: CGSize {
    if let wheel, wheel.isAnimating { return wheel.intrinsicContentSize }
    let size = imagePart.isHidden ? .zero : imagePart.intrinsicContentSize
    return CGSize(width: max(size.width, configuration?.imageReservation ?? 0), height: size.height)
  }

  private var effectiveInsets: UIEdgeInsets {
    guard let configuration else {
      if buttonType.symbol != nil { return contentEdgeInsets }
      let standard = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      return contentEdgeInsets == .zero ? standard : contentEdgeInsets
    }
    let insets = configuration.contentInsets
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRTL ? insets.leading : insets.trailing)
  }

  /// The content and its insets; without a configuration at least 30 points wide.
  open override var intrinsicContentSize: CGSize {
    let size = arrangement.size
    if buttonType == .close, configuration == nil { return CGSize(width: 30, height: 30) }
    guard configuration == nil, contentEdgeInsets == .zero, imagePart.isHidden else { return size }
    return CGSize(width: max(30, size.width), height: max(30, size.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(
      in: bounds, contentHorizontalAlignment, contentVerticalAlignment, grid: PixelGrid(scale: pixelScale))
    imagePart.frame = shifted(frames.image, by: imageEdgeInsets)
    wheel?.frame = frames.image
    titlePart.frame = shifted(frames.title, by: titleEdgeInsets)
    subtitlePart.frame = frames.subtitle
  }

  /// A part in the middle moves by half the difference of its insets, one at an edge by the inset of that edge.
  private func shifted(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
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

  open override var forFirstBaselineLayout: UIView { titlePart }
  open override var forLastBaselineLayout: UIView { titlePart }

  override var knowsOwnBaselines: Bool { true }

  override func baselineOffsets() -> (first: CGFloat, last: CGFloat) {
    let size = intrinsicContentSize
    let frames = arrangement.frames(
      in: CGRect(origin: .zero, size: size), .center, .center, grid: PixelGrid(scale: pixelScale))
    let text = titlePart.baselineOffsets()
    return (frames.title.minY + text.first, size.height - frames.title.maxY + text.last)
  }

  // MARK: Rectangles

  private func frames(in bounds: CGRect) -> ButtonArrangement.Frames {
    arrangement.frames(
      in: bounds, contentHorizontalAlignment, contentVerticalAlignment, grid: PixelGrid(scale: pixelScale))
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds less the insets of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect.inset(by: effectiveInsets.negated)).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect.inset(by: effectiveInsets.negated)).image
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

  override var eventsOfTap: Event {
    showsMenuAsPrimaryAction && menu != nil ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
  }

  override func didTap() {
    if changesSelectionAsPrimaryAction, !(showsMenuAsPrimaryAction && menu != nil) { isSelected.toggle() }
  }

  // MARK: Accessibility

  override var labelByDefault: String? {
    currentAttributedTitle?.string ?? currentTitle ?? (currentImage == nil ? nil : buttonType.spokenName)
  }
  override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }

  // MARK: Painting

  override func paintContent(into canvas: inout Canvas) {
    if let configuration { paint(configuration, into: &canvas) }
    if let image = currentBackgroundImage, configuration == nil {
      ImagePainter(image: image, tint: tintColor, traits: traitCollection)
        .paint(in: backgroundRect(forBounds: bounds), .scaleToFill, into: &canvas)
    }
    if buttonType == .close, configuration == nil {
      let disc = bounds.insetBy(dx: max(0, (bounds.width - 30) / 2), dy: max(0, (bounds.height - 30) / 2))
      canvas.fillCapsule(disc, UIColor.secondarySystemFill.rasterColor(with: traitCollection))
    }
  }

  private func paint(_ configuration: Configuration, into canvas: inout Canvas) {
    let look = configuration.background(tint: tintColor, state: state, traits: traitCollection)
    let insets = configuration.background.backgroundInsets
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRTL ? insets.leading : insets.trailing))
    guard area.width > 0, area.height > 0 else { return }
    let radius = Double(configuration.cornerRadius(for: area.size))
    let box = Rect(area)
    canvas.opacity *= isHighlighted ? 0.75 : 1
    canvas.fill(.roundedRect(RoundedRect(box, radius: radius)), look.fill)
    if let image = configuration.background.image { paint(image, configuration, area, radius, &canvas) }
    if let stroke = look.stroke, look.strokeWidth > 0 {
      let inset = look.strokeWidth / 2 - Double(configuration.background.strokeOutset)
      let outline = RoundedRect(box.insetBy(dx: inset, dy: inset), radius: max(0, radius - inset))
      canvas.stroke(.roundedRect(outline), StrokeStyle(width: look.strokeWidth), stroke)
    }
  }

  /// A background image is cut to the background's corners.
  private func paint(
    _ image: UIImage, _ configuration: Configuration, _ area: CGRect, _ radius: Double, _ canvas: inout Canvas
  ) {
    canvas.append(.beginClip(.roundedRect(RoundedRect(Rect(area), radius: radius)), canvas.transform))
    ImagePainter(image: image, tint: tintColor, traits: traitCollection)
      .paint(in: area, configuration.background.imageContentMode, into: &canvas)
    canvas.append(.endClip)
  }
}
