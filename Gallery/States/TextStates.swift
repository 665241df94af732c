// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Text laid out with TextKit: around an image, in columns, with attachments, on rounded backgrounds, and from HTML.
final class TextStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [wrapped(), columns(), attachments(), grounds(), html()])
    stack.axis = .vertical
    stack.spacing = 8
    showAtTop(stack)
  }

  /// A story that is shorter at accessibility text sizes.
  private var story: String {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? "The Thames smells of tar." : longStory
  }
  private var report: String {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? "Gulls on the mud own the river." : longStory + " " + longStory
  }

  private let longStory =
    "The Thames, at low water, smells of tar and rope. Boats lie on the mud, and gulls walk between them as if they "
    + "owned the river, which in a way they do."

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    let plain: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.label,
    ]
    return NSAttributedString(string: string, attributes: plain.merging(attributes) { $1 })
  }

  /// Creates a text view whose text flows around a circle.
  private func wrapped() -> UIView {
    let view = UITextView()
    view.attributedText = text(story)
    view.isEditable = false
    view.isScrollEnabled = false
    view.backgroundColor = .secondarySystemBackground
    let circle = CGRect(x: 100, y: 10, width: 70, height: 70)
    view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: circle.insetBy(dx: -4, dy: -4))]
    let disk = UIView(frame: circle.offsetBy(dx: 0, dy: view.textContainerInset.top))
    disk.backgroundColor = .systemTeal
    disk.layer.cornerRadius = 35
    view.addSubview(disk)
    view.heightAnchor.constraint(equalToConstant: 128).isActive = true
    return view
  }

  private func columns() -> UIView {
    let view = ColumnsView(text(report))
    view.heightAnchor.constraint(equalToConstant: 96).isActive = true
    return view
  }

  private func attachments() -> UIView {
    let string = NSMutableAttributedString(attributedString: text("Rated "))
    for symbol in ["star.fill", "star.fill", "star"] {
      guard let image = UIImage(systemName: symbol) else { continue }
      let star = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
      star.addAttribute(.foregroundColor, value: UIColor.systemOrange, range: NSRange(location: 0, length: 1))
      string.append(star)
    }
    let swatch = NSTextAttachment()
    swatch.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      UIColor.systemPurple.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 6).fill()
    }
    swatch.bounds = CGRect(x: 0, y: -6, width: 24, height: 24)
    string.append(text(" and a picture "))
    string.append(NSAttributedString(attachment: swatch))
    string.append(text(" in the line."))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = string
    return label
  }

  /// Creates a text view whose layout manager draws rounded backgrounds under words.
  private func grounds() -> UIView {
    let storage = NSTextStorage(
      attributedString: text("Tags: swift, layout and words that are wrapped on lines, done."))
    for tag in ["swift", "layout", "words that are wrapped on lines"] {
      storage.addAttribute(
        .backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.5),
        range: (storage.string as NSString).range(of: tag))
    }
    let manager = RoundedLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer()
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    view.isScrollEnabled = false
    view.isEditable = false
    view.textContainerInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    return view
  }

  private func html() -> UIView {
    let page = """
      <style>body { font-family: -apple-system; font-size: 13px }</style><body><h3>From HTML</h3>
      <p><b>Bold</b>, <i>italic</i>, <u>underlined</u>, <font color="#d0342c">red</font> and
      <a href="https://example.com">a link</a>.</p><ul><li>first</li><li>second &amp; last</li></ul></body>
      """
    let label = UILabel()
    label.numberOfLines = 0
    label.backgroundColor = .white
    label.attributedText = try? NSAttributedString(
      data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    return label
  }
}

/// A view that shows its text in two columns.
private final class ColumnsView: UIView {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let columns = [NSTextContainer(), NSTextContainer()]

  init(_ text: NSAttributedString) {
    storage = NSTextStorage(attributedString: text)
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    columns.forEach(manager.addTextContainer)
    storage.addLayoutManager(manager)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let width = bounds.width / 2
    for (index, column) in columns.enumerated() {
      column.size = CGSize(width: width, height: bounds.height)
      let glyphs = manager.glyphRange(for: column)
      manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: CGFloat(index) * width, y: 0))
    }
  }
}

private final class RoundedLayoutManager: NSLayoutManager {
  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    color.setFill()
    for index in 0..<rectCount {
      UIBezierPath(roundedRect: rectArray[index].insetBy(dx: -2, dy: 0), cornerRadius: 5).fill()
    }
  }
}
