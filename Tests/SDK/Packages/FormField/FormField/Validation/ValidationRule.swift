// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

public struct ValidationError: LocalizedError, Equatable {
    public let message: String

    public init(message: String) {
        self.message = message
    }

    public var errorDescription: String? { message }
}

/// A rule that a string must satisfy, and the message that is shown if it does not.
public struct ValidationRule {

    public let message: () -> String
    private let check: (String) -> Bool

    public init(message: @escaping @autoclosure () -> String, check: @escaping (String) -> Bool) {
        self.message = message
        self.check = check
    }

    public func isSatisfied(by text: String) -> Bool {
        check(text)
    }

    // MARK: Rules

    public static var required: ValidationRule {
        ValidationRule(message: Strings.required.localized) { text in
            !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        }
    }

    public static var email: ValidationRule {
        matching("^[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,}$", message: Strings.email.localized)
    }

    public static func minimumLength(_ length: Int) -> ValidationRule {
        ValidationRule(message: Strings.minimumLength(length).localized) { $0.count >= length }
    }

    public static func matching(_ pattern: String, message: String? = nil) -> ValidationRule {
        ValidationRule(message: message ?? Strings.pattern.localized) { text in
            text.range(of: pattern, options: .regularExpression) != nil
        }
    }
}
