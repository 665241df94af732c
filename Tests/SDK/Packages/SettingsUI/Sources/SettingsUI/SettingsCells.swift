// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import FormField
import ThemeKit
import UIKit

final class SwitchCell: UITableViewCell {

    static let reuseIdentifier = "SwitchCell"

    let toggle = UISwitch()
    var onChange: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryView = toggle
        toggle.onTintColor = ThemeColor.accent.color
        toggle.addTarget(self, action: #selector(toggleDidChange(_:)), for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = nil
    }

    func configure(title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
        var content = defaultContentConfiguration()
        content.text = title
        content.textProperties.font = ThemeFont.font(.body)
        contentConfiguration = content
        toggle.isOn = isOn
        self.onChange = onChange
    }

    @objc func toggleDidChange(_ sender: UISwitch) {
        onChange?(sender.isOn)
    }
}

final class FieldCell: UITableViewCell {

    static let reuseIdentifier = "FieldCell"

    let field = FormFieldView(title: "")
    var onEnd: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.delegate = self
        field.validator = Validator(.required)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, placeholder: String?, text: String?, onEnd: @escaping (String) -> Void) {
        field.reset()
        field.title = title
        field.text = text ?? ""
        field.textField.placeholder = placeholder
        self.onEnd = onEnd
    }
}

extension FieldCell: @preconcurrency FormFieldDelegate {

    func formFieldDidEndEditing(_ field: FormFieldView) {
        guard case .valid = field.state else { return }
        onEnd?(field.text)
    }
}
#endif
