// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

struct ParseError: Error, CustomStringConvertible {
    let line: Int
    let text: String

    var description: String {
        "line \(line): expected key=value, found \"\(text)\""
    }
}

/// The `key=value` lines of a text file.
struct ConstantsFile {

    let entries: [(key: String, value: String)]

    init(_ contents: String) throws {
        var entries: [(key: String, value: String)] = []
        for (index, rawLine) in contents.components(separatedBy: .newlines).enumerated() {
            let line = rawLine.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") {
                continue
            }
            guard let separator = line.firstIndex(of: "="), separator != line.startIndex else {
                throw ParseError(line: index + 1, text: line)
            }
            let key = line[..<separator].trimmingCharacters(in: .whitespaces)
            let value = line[line.index(after: separator)...].trimmingCharacters(in: .whitespaces)
            entries.append((key, value))
        }
        self.entries = entries
    }

    func source(enumName: String) -> String {
        var lines = [
            "// Made by make-constants, do not edit.",
            "",
            "enum \(enumName) {",
        ]
        for entry in entries {
            lines.append("    /// \(entry.key)")
            lines.append("    static let \(Self.identifier(for: entry.key)) = \(Self.literal(for: entry.value))")
        }
        lines.append("")
        lines.append("    static let allKeys: [String] = [")
        for entry in entries {
            lines.append("        \(Self.literal(for: entry.key)),")
        }
        lines.append("    ]")
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the Swift identifier for a key, such as "emailPlaceholder" for "email.placeholder".
    static func identifier(for key: String) -> String {
        let words = key.split { !$0.isLetter && !$0.isNumber }
        var identifier = ""
        for (index, word) in words.enumerated() {
            let first = word.prefix(1)
            identifier += index == 0 ? first.lowercased() : first.uppercased()
            identifier += String(word.dropFirst())
        }
        if let first = identifier.first, first.isNumber {
            identifier = "_" + identifier
        }
        return "`\(identifier)`"
    }

    static func literal(for value: String) -> String {
        let escaped = value
            .replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
