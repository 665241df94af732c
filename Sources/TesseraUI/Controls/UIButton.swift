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
      case .close: "xmark.circle.fill"
      }
    }
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private let titlePart = UILabel()
  private let subtitlePart = UILabel()
  private let imagePart = UIImageView()

  /// Space around the content; zero means the standard 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// What the button shows, all at once. Nil for the state-by-state properties.
  open var configuration: Configuration? { didSet { contentDidChange() } }

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
    if let symbol = buttonType.symbol { images[.normal] = UIImage(systemName: symbol) }
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

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { shownTitleColor }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  private var shownTitleColor: UIColor {
    if let configuration { return configuration.foreground(tint: tintColor, isEnabled: isEnabled) }
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
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  /// Hands the parts what they show.
  private func updateParts() {
    if let attributed = currentAttributedTitle, configuration == nil {
      titlePart.attributedText = attributed
    } else {
      titlePart.text = currentTitle
    }
    titlePart.textColor = shownTitleColor
    subtitlePart.text = configuration?.subtitle
    subtitlePart.textColor = shownTitleColor
    if let configuration {
      titlePart.font = configuration.titleFont
      subtitlePart.font = configuration.subtitleFont
      imagePart.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: configuration.titleFont)
      imagePart.tintColor = shownTitleColor
    }
    imagePart.image = currentImage
    titlePart.isHidden = (titlePart.text ?? "").isEmpty
    subtitlePart.isHidden = (subtitlePart.text ?? "").isEmpty
    imagePart.isHidden = imagePart.image == nil
  }

  // MARK: Layout

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      image: imagePart.isHidden ? .zero : imagePart.intrinsicContentSize,
      title: titlePart.isHidden ? .zero : titlePart.intrinsicContentSize,
      subtitle: subtitlePart.isHidden ? .zero : subtitlePart.intrinsicContentSize,
      placement: configuration?.imagePlacement ?? .leading, imagePadding: configuration?.imagePadding ?? 0,
      titlePadding: configuration?.titlePadding ?? 0, insets: effectiveInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var effectiveInsets: UIEdgeInsets {
    guard let configuration else {
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
    guard configuration == nil, contentEdgeInsets == .zero, imagePart.isHidden else { return size }
    return CGSize(width: max(30, size.width), height: max(30, size.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(
      in: bounds, contentHorizontalAlignment, contentVerticalAlignment, grid: PixelGrid(scale: pixelScale))
    imagePart.frame = shifted(frames.image, by: imageEdgeInsets)
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

  // MARK: Actions

  /// What a tap, or a long press, offers.
  ///
  /// - Note: Differs from UIKit: menus are never shown. With `showsMenuAsPrimaryAction` a touch sends
  ///   `menuActionTriggered` in place of the primary action.
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  /// Whether a tap turns `isSelected` on and off.
  open var changesSelectionAsPrimaryAction = false
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
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  // MARK: Accessibility

  override var labelByDefault: String? { currentAttributedTitle?.string ?? currentTitle }
  override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }

  // MARK: Painting

  override func paintContent(into canvas: inout Canvas) {
    guard let configuration else { return }
    let look = configuration.background(tint: tintColor, isEnabled: isEnabled, traits: traitCollection)
    let radius = configuration.cornerRadius(for: bounds.size)
    let box = Rect(bounds)
    let fade = isHighlighted ? 0.75 : 1.0
    canvas.opacity *= fade
    canvas.fill(.roundedRect(RoundedRect(box, radius: Double(radius))), look.fill)
    if let stroke = look.stroke, look.strokeWidth > 0 {
      let inset = look.strokeWidth / 2
      let outline = RoundedRect(box.insetBy(dx: inset, dy: inset), radius: max(0, Double(radius) - inset))
      canvas.stroke(.roundedRect(outline), StrokeStyle(width: look.strokeWidth), stroke)
    }
  }
}
