// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A form row and the key path of the value that it edits.
public struct FormRow<Value> {

    public let label: String
    public let placeholder: String
    public let keyPath: WritableKeyPath<Value, String>
    public let isValid: (String) -> Bool

    public init(
        label: String,
        placeholder: String,
        keyPath: WritableKeyPath<Value, String>,
        isValid: @escaping (String) -> Bool = { !$0.isEmpty }
    ) {
        self.label = label
        self.placeholder = placeholder
        self.keyPath = keyPath
        self.isValid = isValid
    }
}

public struct Registration: Equatable, Codable {
    public var name = ""
    public var email = ""

    public init(name: String = "", email: String = "") {
        self.name = name
        self.email = email
    }
}

extension FormRow where Value == Registration {

    public static var name: FormRow {
        FormRow(
            label: FormConstants.nameLabel,
            placeholder: FormConstants.namePlaceholder,
            keyPath: \.name
        )
    }

    public static var email: FormRow {
        FormRow(
            label: FormConstants.emailLabel,
            placeholder: FormConstants.emailPlaceholder,
            keyPath: \.email,
            isValid: { $0.contains("@") }
        )
    }
}
