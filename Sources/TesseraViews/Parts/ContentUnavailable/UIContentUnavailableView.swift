// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraGraphics

/// A view that shows the placeholder of an empty screen.
open class UIContentUnavailableView: UIView, UIContentView {
  private let scroller = UIScrollView()
  private let stack = UIStackView()
  private let box = ConfiguredBackgroundView(.clear())
  private var content: UIContentUnavailableConfiguration
  private var edges: [NSLayoutConstraint] = []

  /// Whether content that does not fit can be scrolled. `true` by default.
  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  /// Creates a view that shows the configuration's content in its center.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  /// The current configuration, always a `UIContentUnavailableConfiguration`. Setting another type raises an
  /// exception.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        raise(
          "NSInternalInconsistencyException",
          "\(type(of: self)) shows UIContentUnavailableConfiguration, not \(type(of: newValue)). Set a configuration of that "
            + "type.")
      }
      content = new
      rebuildContent()
    }
  }

  private func setUp() {
    stack.axis = .vertical
    for view in [box, scroller, stack] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(box)
    addSubview(scroller)
    scroller.addSubview(stack)
    let middle = stack.centerYAnchor.constraint(equalTo: scroller.frameLayoutGuide.centerYAnchor)
    middle.priority = .defaultLow
    NSLayoutConstraint.activate([
      scroller.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      scroller.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      middle,
    ])
    rebuildContent()
  }

  private func rebuildContent() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.alignment = content.alignment == .center ? .center : .leading
    var last: UIView?
    func add(_ view: UIView?, after padding: CGFloat) {
      guard let view else { return }
      if let last { stack.setCustomSpacing(padding.isFinite ? max(0, padding) : 0, after: last) }
      stack.addArrangedSubview(view)
      last = view
    }
    add(content.showsProgress ? makeIndicator() : makeImage(), after: 0)
    add(makeLabel(content.attributedText, content.textProperties), after: content.imageToTextPadding)
    let isFirst = content.attributedText == nil
    add(
      makeLabel(content.secondaryAttributedText, content.secondaryTextProperties),
      after: isFirst ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    add(makeButton(content.button, content.buttonProperties), after: content.textToButtonPadding)
    add(
      makeButton(content.secondaryButton, content.secondaryButtonProperties),
      after: last is UIButton ? content.buttonToSecondaryButtonPadding : content.textToButtonPadding)
    showBackground()
    setEdges()
  }

  private func makeIndicator() -> UIView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return indicator
  }

  private func makeImage() -> UIView? {
    guard let image = content.image else { return nil }
    let properties = content.imageProperties
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.tintColor
    view.contentMode = .scaleAspectFit
    view.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    if properties.cornerRadius > 0 {
      view.layer.cornerRadius = properties.cornerRadius
      view.clipsToBounds = true
    }
    let size = view.intrinsicContentSize
    let limit = properties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
    if scale < 1 {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: size.width * scale),
        view.heightAnchor.constraint(equalToConstant: size.height * scale),
      ])
    }
    return view
  }

  private func makeLabel(
    _ text: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard let text, text.length > 0 else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.attributedText = text
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    return label
  }

  private func makeButton(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard look.title?.isEmpty == false || look.image != nil || look.attributedTitle != nil else { return nil }
    let button = UIButton(configuration: look, primaryAction: nil)
    // The button's title and image come from the configuration, not from the action.
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    return button
  }

  private func showBackground() {
    box.configuration = content.background
  }

  private func setEdges() {
    NSLayoutConstraint.deactivate(edges)
    let margins = content.directionalLayoutMargins
    let (guide, insets) = (scroller.contentLayoutGuide, content.background.backgroundInsets)
    edges = [
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margins.leading),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margins.trailing),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: margins.top),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -margins.bottom),
      guide.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
      guide.heightAnchor.constraint(greaterThanOrEqualTo: scroller.frameLayoutGuide.heightAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      box.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ]
    NSLayoutConstraint.activate(edges)
  }
}
