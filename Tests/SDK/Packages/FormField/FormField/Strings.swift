// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The package's localized strings.
enum Strings {

    case required
    case minimumLength(Int)
    case email
    case pattern

    fileprivate var key: String {
        switch self {
        case .required: return "validation.required"
        case .minimumLength: return "validation.minimumLength"
        case .email: return "validation.email"
        case .pattern: return "validation.pattern"
        }
    }

    /// The string in the app's language.
    var localized: String {
        return text(in: .module)
    }

    /// Returns the string in the given language, or nil if the package is not localized in that language.
    func localized(in language: String) -> String? {
        guard
            let path = Bundle.module.path(forResource: language, ofType: "lproj"),
            let bundle = Bundle(path: path)
        else { return nil }
        return text(in: bundle)
    }

    private func text(in bundle: Bundle) -> String {
        let format = NSLocalizedString(key, bundle: bundle, comment: "A message under a form field")
        if case .minimumLength(let length) = self {
            return String(format: format, length)
        }
        return format
    }
}
