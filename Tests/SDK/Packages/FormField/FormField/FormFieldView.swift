// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A text field with a title above it and a message below it.
open class FormFieldView: UIView {

    public enum State: Equatable {
        case idle
        case editing
        case valid
        case invalid(message: String)
    }

    // MARK: - Public properties

    public let titleLabel = UILabel()
    public let textField = UITextField()
    public let messageLabel = UILabel()

    public weak var delegate: FormFieldDelegate?

    public var validator = Validator()
    public var maximumLength: Int?
    public var onTextChange: ((String) -> Void)?

    public private(set) var state: State = .idle {
        didSet {
            guard state != oldValue else { return }
            stateDidChange()
        }
    }

    public var text: String {
        get { textField.text ?? "" }
        set { textField.text = newValue }
    }

    public var title: String? {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    private lazy var stackView: UIStackView = {
        let stackView = UIStackView(arrangedSubviews: [titleLabel, textField, messageLabel])
        stackView.axis = .vertical
        stackView.spacing = 4
        stackView.translatesAutoresizingMaskIntoConstraints = false
        return stackView
    }()

    // MARK: - Life cycle

    public convenience init(title: String, placeholder: String? = nil) {
        self.init(frame: .zero)
        self.title = title
        textField.placeholder = placeholder
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpViews()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpViews()
    }

    private func setUpViews() {
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.adjustsFontForContentSizeCategory = true
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.numberOfLines = 0
        messageLabel.textColor = .systemRed
        messageLabel.isHidden = true

        textField.borderStyle = .none
        textField.clearButtonMode = .whileEditing
        textField.delegate = self
        textField.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)

        addSubview(stackView)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: margins.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        ])
        stateDidChange()
    }

    // MARK: - Validation

    @discardableResult
    open func validate() -> Result<String, ValidationError> {
        let result = validator.validate(text)
        switch result {
        case .success:
            state = .valid
        case .failure(let error):
            state = .invalid(message: error.message)
            delegate?.formField?(self, didFailWith: error.message)
        }
        return result
    }

    open func reset() {
        text = ""
        state = .idle
    }

    private func stateDidChange() {
        if case .invalid(let message) = state {
            messageLabel.text = message
            messageLabel.isHidden = false
        } else {
            messageLabel.text = nil
            messageLabel.isHidden = true
        }
        titleLabel.textColor = titleColor
    }

    private var titleColor: UIColor {
        switch state {
        case .editing:
            return tintColor
        case .invalid:
            return .systemRed
        case .idle, .valid:
            if #available(iOS 13.0, *) {
                return .secondaryLabel
            } else {
                return .darkGray
            }
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        titleLabel.textColor = titleColor
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        textField.becomeFirstResponder()
    }

    // MARK: - Actions

    @objc func textDidChange(_ sender: UITextField) {
        onTextChange?(text)
        if case .invalid = state {
            state = .editing
        }
    }
}

// MARK: - UITextFieldDelegate

extension FormFieldView: UITextFieldDelegate {

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        state = .editing
        delegate?.formFieldDidBeginEditing?(self)
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        validate()
        delegate?.formFieldDidEndEditing?(self)
    }

    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let current = textField.text ?? ""
        guard let range = Range(range, in: current) else { return false }
        let proposed = current.replacingCharacters(in: range, with: string)
        if let limit = maximumLength, proposed.count > limit {
            return false
        }
        return delegate?.formField?(self, shouldChangeTo: proposed) ?? true
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let ends = delegate?.formFieldShouldReturn?(self) ?? true
        if ends {
            textField.resignFirstResponder()
        }
        return ends
    }
}
#endif
