// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

public protocol FormViewControllerDelegate: AnyObject {
    func form(_ controller: FormViewController, didSubmit registration: Registration)
}

/// A form with one field per row and a button that is enabled when all fields are valid.
public final class FormViewController: UIViewController {

    public weak var delegate: FormViewControllerDelegate?

    public private(set) var registration: Registration {
        didSet { updateButton() }
    }

    let rows: [FormRow<Registration>]
    private(set) var textFields: [UITextField] = []

    private(set) lazy var submitButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle(FormConstants.submit, for: .normal)
        button.addTarget(self, action: #selector(submit), for: .touchUpInside)
        return button
    }()

    public init(registration: Registration = Registration(), rows: [FormRow<Registration>] = [.name, .email]) {
        self.registration = registration
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        title = FormConstants.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let stackView = UIStackView()
        stackView.axis = .vertical
        stackView.spacing = UIStackView.spacingUseSystem
        stackView.translatesAutoresizingMaskIntoConstraints = false
        for row in rows {
            stackView.addArrangedSubview(makeLabel(for: row))
            stackView.addArrangedSubview(makeTextField(for: row))
        }
        stackView.addArrangedSubview(submitButton)
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 20),
        ])
        updateButton()
    }

    private func makeLabel(for row: FormRow<Registration>) -> UILabel {
        let label = UILabel()
        label.text = row.label
        label.font = .preferredFont(forTextStyle: .subheadline)
        return label
    }

    private func makeTextField(for row: FormRow<Registration>) -> UITextField {
        let textField = UITextField()
        textField.borderStyle = .roundedRect
        textField.placeholder = row.placeholder
        textField.text = registration[keyPath: row.keyPath]
        textField.tag = textFields.count
        textField.autocapitalizationType = row.keyPath == \Registration.email ? .none : .words
        textField.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)
        textFields.append(textField)
        return textField
    }

    private func updateButton() {
        submitButton.isEnabled = rows.allSatisfy { $0.isValid(registration[keyPath: $0.keyPath]) }
    }

    @objc func textDidChange(_ textField: UITextField) {
        registration[keyPath: rows[textField.tag].keyPath] = textField.text ?? ""
    }

    @objc func submit() {
        view.endEditing(true)
        delegate?.form(self, didSubmit: registration)
    }
}
#endif
