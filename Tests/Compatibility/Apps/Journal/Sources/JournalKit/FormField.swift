import UIKit

@MainActor
@objc public protocol FormFieldDelegate: AnyObject {
  @objc optional func formFieldDidBeginEditing(_ field: FormField)
  @objc optional func formFieldDidEndEditing(_ field: FormField)
  @objc optional func formFieldShouldReturn(_ field: FormField) -> Bool
  @objc optional func formField(_ field: FormField, shouldChangeTo text: String) -> Bool
}

/// A text field with a caption above it and a hint below it.
open class FormField: UIControl {

  public let textField = UITextField()
  public weak var delegate: FormFieldDelegate?

  private let captionLabel = UILabel()
  private let hintLabel = UILabel()
  private let lineView = UIView()

  @IBInspectable public var caption: String? {
    get { captionLabel.text }
    set {
      captionLabel.text = newValue
      textField.accessibilityLabel = newValue
    }
  }

  public var text: String {
    get { textField.text ?? "" }
    set { textField.text = newValue }
  }

  public var hint: String? {
    didSet {
      hintLabel.text = hint
      let isHidden = hint?.isEmpty ?? true
      guard hintLabel.isHidden != isHidden else { return }
      UIView.animate(withDuration: 0.2) {
        self.hintLabel.isHidden = isHidden
        self.lineView.backgroundColor = isHidden ? .separator : .systemRed
      }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    captionLabel.font = .preferredFont(forTextStyle: .caption1)
    captionLabel.textColor = .secondaryLabel
    captionLabel.adjustsFontForContentSizeCategory = true
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
    hintLabel.textColor = .systemRed
    hintLabel.numberOfLines = 0
    hintLabel.isHidden = true
    lineView.backgroundColor = .separator
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.clearButtonMode = .whileEditing
    textField.delegate = self
    textField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)

    let stackView = UIStackView(arrangedSubviews: [captionLabel, textField, lineView, hintLabel])
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.setCustomSpacing(8, after: textField)
    addSubview(stackView)
    stackView.pinEdges(to: self)
    lineView.heightAnchor.constraint(equalToConstant: 1).isActive = true
  }

  @objc private func textChanged(_ sender: UITextField) {
    sendActions(for: .editingChanged)
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool {
    textField.canBecomeFirstResponder
  }

  open override var isFirstResponder: Bool {
    textField.isFirstResponder
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    textField.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    textField.resignFirstResponder()
  }
}

extension FormField: UITextFieldDelegate {

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    lineView.backgroundColor = tintColor
    delegate?.formFieldDidBeginEditing?(self)
    sendActions(for: .editingDidBegin)
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    lineView.backgroundColor = .separator
    delegate?.formFieldDidEndEditing?(self)
    sendActions(for: .editingDidEnd)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sendActions(for: .editingDidEndOnExit)
    return delegate?.formFieldShouldReturn?(self) ?? true
  }

  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let current = textField.text, let swiftRange = Range(range, in: current) else {
      return true
    }
    let result = current.replacingCharacters(in: swiftRange, with: string)
    return delegate?.formField?(self, shouldChangeTo: result) ?? true
  }
}
