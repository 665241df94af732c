// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Text views with content other than plain text: controls, images, lists, highlights, and text around a shape.
final class TextViewStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    NSTextAttachment.registerViewProviderClass(SwitchProvider.self, forFileType: "org.tessera.switch")
    NSTextAttachment.registerViewProviderClass(ProgressProvider.self, forFileType: "org.tessera.progress")
    let stack = UIStackView(arrangedSubviews: [controls(), list(), highlights()])
    stack.axis = .vertical
    stack.spacing = 12
    showAtTop(stack)
  }

  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
  private var plain: [NSAttributedString.Key: Any] {
    [.font: UIFont.preferredFont(forTextStyle: .callout), .foregroundColor: UIColor.label]
  }

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: plain.merging(attributes) { $1 })
  }

  private func show(_ parts: [NSAttributedString]) -> UITextView {
    let whole = NSMutableAttributedString()
    for part in parts { whole.append(part) }
    let view = UITextView()
    view.isScrollEnabled = false
    view.isEditable = false
    view.borderStyle = .roundedRect
    view.attributedText = whole
    return view
  }

  private func attachment(_ type: String) -> NSAttributedString {
    NSAttributedString(attachment: NSTextAttachment(data: nil, ofType: type))
  }

  private func controls() -> UIView {
    let star = NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())
    let picture = NSMutableAttributedString(attachment: star)
    picture.addAttributes(
      plain.merging([.foregroundColor: UIColor.systemOrange]) { $1 }, range: NSRange(location: 0, length: 1))
    if isLarge { return show([text("On "), attachment("org.tessera.switch"), text(" and "), picture]) }
    return show([
      text("Wi-Fi is "), attachment("org.tessera.switch"), text(" and the letter is on its way "),
      attachment("org.tessera.progress"), text(", says the "), picture, text(" in the corner."),
    ])
  }

  private func list() -> UIView {
    let numbers = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: 1)
    let discs = NSTextList(markerFormat: .disc, startingItemNumber: 1)
    let step = UIFontMetrics.default.scaledValue(for: 20)
    func item(_ string: String, _ lists: [NSTextList]) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      style.tabStops = []
      style.defaultTabInterval = step
      style.firstLineHeadIndent = CGFloat(lists.count - 1) * step
      style.headIndent = CGFloat(lists.count + 1) * step
      return text(string, [.paragraphStyle: style])
    }
    if isLarge { return show([item("One\n", [numbers]), item("Two", [numbers])]) }
    return show([
      item("Bring the boats in\n", [numbers]),
      item("the long one, with two oars and a rudder that has to be tied\n", [numbers, discs]),
      item("the short one\n", [numbers, discs]), item("Hang up the nets", [numbers]),
    ])
  }

  private func highlights() -> UIView {
    func highlighted(_ string: String, _ scheme: NSAttributedString.TextHighlightColorScheme) -> NSAttributedString {
      text(
        string,
        [.textHighlightStyle: NSAttributedString.TextHighlightStyle.default, .textHighlightColorScheme: scheme])
    }
    if isLarge { return show([highlighted("pink", .pink), text(" "), highlighted("mint", .mint)]) }
    return show([
      text("Highlights are "), highlighted("the tint", .default), text(", "), highlighted("purple", .purple),
      text(", "),
      highlighted("pink", .pink), text(", "), highlighted("orange", .orange), text(", "), highlighted("mint", .mint),
      text(" and "), highlighted("blue", .blue), text("."),
    ])
  }
}

/// An attachment view provider that determines its view's bounds within the text.
class RoomyProvider: NSTextAttachmentViewProvider {
  override init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    super.init(
      textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
    tracksTextAttachmentViewBounds = true
  }
}

/// A provider for a switch that is on.
final class SwitchProvider: RoomyProvider {
  override func loadView() {
    let control = UISwitch()
    control.isOn = true
    control.bounds.size = control.intrinsicContentSize
    view = control
  }

  override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { CGRect(x: 0, y: -9, width: 51, height: 31) }
}

/// A provider for a progress bar that is three quarters full.
final class ProgressProvider: RoomyProvider {
  override func loadView() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.75
    view = bar
  }

  override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { CGRect(x: 0, y: 4, width: 80, height: 4) }
}
