import UIKit

/// A text view with a placeholder like a text field's.
@IBDesignable
open class PlaceholderTextView: UITextView {

  @IBInspectable public var placeholder: String? {
    didSet { placeholderLabel.text = placeholder }
  }

  open override var text: String! {
    didSet { updatePlaceholder() }
  }

  open override var font: UIFont? {
    didSet { placeholderLabel.font = font }
  }

  private let placeholderLabel = UILabel()

  public override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.numberOfLines = 0
    placeholderLabel.font = font
    placeholderLabel.isUserInteractionEnabled = false
    addSubview(placeholderLabel)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(textDidChange(_:)),
      name: UITextView.textDidChangeNotification,
      object: self
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func textDidChange(_ notification: Notification) {
    updatePlaceholder()
  }

  public var isShowingPlaceholder: Bool {
    !placeholderLabel.isHidden
  }

  private func updatePlaceholder() {
    placeholderLabel.isHidden = hasText
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let padding = textContainer.lineFragmentPadding
    let width = bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding
    let size = placeholderLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    placeholderLabel.frame = CGRect(
      x: textContainerInset.left + padding,
      y: textContainerInset.top,
      width: width,
      height: size.height
    )
  }
}
