// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A validator that checks a string against rules in order, and stops at the first failure.
public struct Validator {

    public private(set) var rules: [ValidationRule]

    public init(_ rules: ValidationRule...) {
        self.rules = rules
    }

    public mutating func add(_ rule: ValidationRule) {
        rules.append(rule)
    }

    public func validate(_ text: String) -> Result<String, ValidationError> {
        for rule in rules where !rule.isSatisfied(by: text) {
            return .failure(ValidationError(message: rule.message()))
        }
        return .success(text)
    }
}
