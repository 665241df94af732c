// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A group of settings rows.
public struct SettingsSection: Identifiable, Sendable {

    public let id: String
    public var header: String?
    public var footer: String?
    public var rows: [SettingsRow]

    public init(
        id: String,
        header: String? = nil,
        footer: String? = nil,
        @SettingsRowBuilder rows: () -> [SettingsRow]
    ) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = rows()
    }
}

public struct SettingsRow: Identifiable, Sendable {

    public enum Kind: Sendable {
        case toggle(default: Bool)
        case text(placeholder: String?)
        case button(@MainActor @Sendable () -> Void)
    }

    /// The key under which the row's value is stored.
    public let id: String
    public let title: String
    public let kind: Kind

    public static func toggle(_ title: String, key: String, default value: Bool = false) -> SettingsRow {
        SettingsRow(id: key, title: title, kind: .toggle(default: value))
    }

    public static func text(_ title: String, key: String, placeholder: String? = nil) -> SettingsRow {
        SettingsRow(id: key, title: title, kind: .text(placeholder: placeholder))
    }

    public static func button(_ title: String, action: @escaping @MainActor @Sendable () -> Void) -> SettingsRow {
        SettingsRow(id: title, title: title, kind: .button(action))
    }
}

@resultBuilder
public enum SettingsRowBuilder {

    public static func buildExpression(_ row: SettingsRow) -> [SettingsRow] {
        [row]
    }

    public static func buildBlock(_ rows: [SettingsRow]...) -> [SettingsRow] {
        rows.flatMap { $0 }
    }

    public static func buildOptional(_ rows: [SettingsRow]?) -> [SettingsRow] {
        rows ?? []
    }

    public static func buildEither(first rows: [SettingsRow]) -> [SettingsRow] {
        rows
    }

    public static func buildEither(second rows: [SettingsRow]) -> [SettingsRow] {
        rows
    }
}
