// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The subviews of a button. Each subview is created when it has content or when it is first accessed.

import Foundation

extension UIButton {
  var loadedTitle: UILabel {
    if let titlePart { return titlePart }
    let label = UILabel()
    setUpTitle(label)
    label.textColor = shownTitleColor
    titlePart = label
    insertPart(label, above: imagePart)
    return label
  }

  var loadedSubtitle: UILabel {
    if let subtitlePart { return subtitlePart }
    let label = UILabel()
    label.isHidden = true
    subtitlePart = label
    insertPart(label, above: titlePart ?? imagePart)
    return label
  }

  var loadedImage: UIImageView {
    if let imagePart { return imagePart }
    let view = UIImageView()
    view.isHidden = true
    view.contentMode = .scaleAspectFit
    imagePart = view
    insertPart(view, above: nil)
    return view
  }

  /// Inserts a subview below the views added by the app. The order is image, title, subtitle, from bottom to top.
  private func insertPart(_ part: UIView, above lower: UIView?) {
    if let lower, lower.superview === self { insert(part, above: lower) } else { insert(part, at: 0) }
  }

  static func titleFont(_ type: ButtonType) -> UIFont { .systemFont(ofSize: type == .custom ? 18 : 15) }

  func setUpTitle(_ label: UILabel) {
    label.isHidden = (label.text ?? "").isEmpty
    label.font = configuration?.titleFont ?? Self.titleFont(buttonType)
    label.lineBreakMode = configuration?.titleLineBreakMode ?? .byTruncatingMiddle
  }

  func updateParts() {
    if let configuration { updateParts(configuration) } else { updatePartsByState() }
    let hasWheel = configuration?.showsActivityIndicator == true
    titlePart?.isHidden = (titlePart?.text ?? "").isEmpty
    subtitlePart?.isHidden = (subtitlePart?.text ?? "").isEmpty
    imagePart?.isHidden = imagePart?.image == nil || hasWheel
    updateActivityIndicator(isShown: hasWheel)
  }

  private func updatePartsByState() {
    let (attributed, title, image) = (currentAttributedTitle, currentTitle, currentImage)
    if titlePart != nil || !(attributed?.string ?? title ?? "").isEmpty {
      if let attributed { loadedTitle.attributedText = attributed } else { loadedTitle.text = title }
      titlePart?.textColor = shownTitleColor
      titlePart?.shadowColor = currentTitleShadowColor
    }
    subtitlePart?.text = nil
    guard imagePart != nil || image != nil else { return }
    loadedImage.image = image
    imagePart?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    let isGray = !isEnabled && adjustsImageWhenDisabled
    imagePart?.tintColor = buttonType == .close ? .secondaryLabel : isGray ? .tertiaryLabel : nil
    imagePart?.alpha = isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1
  }

  private func updateParts(_ configuration: Configuration) {
    updateTitles(configuration)
    guard imagePart != nil || currentImage != nil else { return }
    let color = foreground(configuration)
    loadedImage.image = currentImage
    imagePart?.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: configuration.titleFont)
    imagePart?.tintColor = configuration.imageColorTransformer?(color) ?? color
    imagePart?.alpha = 1
  }

  private func updateTitles(_ configuration: Configuration) {
    let title = configuration.attributedTitle ?? stateTitle
    if titlePart != nil || title?.characters.isEmpty == false {
      loadedTitle.font = configuration.titleFont
      titlePart?.textColor = shownTitleColor
      titlePart?.lineBreakMode = configuration.titleLineBreakMode
      showTitle(title, transformer: configuration.titleTextAttributesTransformer, in: loadedTitle)
    }
    let subtitle = configuration.attributedSubtitle
    if subtitlePart != nil || subtitle?.characters.isEmpty == false {
      loadedSubtitle.font = configuration.subtitleFont
      subtitlePart?.textColor = shownTitleColor
      subtitlePart?.lineBreakMode = configuration.subtitleLineBreakMode
      showTitle(subtitle, transformer: configuration.subtitleTextAttributesTransformer, in: loadedSubtitle)
    }
  }

  /// The title set for the button's state, used if the configuration has no title.
  private var stateTitle: AttributedString? {
    attributedTitle(for: state).map { AttributedString($0) } ?? title(for: state).map { AttributedString($0) }
  }

  /// Shows a string in a label. An attributed string keeps its attributes; a plain string has the label's font and
  /// color.
  private func showTitle(
    _ text: AttributedString?, transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel
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

  private func updateActivityIndicator(isShown: Bool) {
    guard isShown || wheel != nil else { return }
    let view = wheel ?? UIActivityIndicatorView(style: .medium)
    if wheel == nil {
      wheel = view
      insertPart(view, above: subtitlePart ?? titlePart ?? imagePart)
    }
    view.color = configuration?.activityIndicatorColorTransformer?(shownTitleColor) ?? shownTitleColor
    if isShown { view.startAnimating() } else { view.stopAnimating() }
  }
}
