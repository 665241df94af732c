// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A store for the values of settings rows.
@MainActor
public protocol SettingsStore: AnyObject {
    subscript(bool key: String) -> Bool? { get set }
    subscript(string key: String) -> String? { get set }
}

/// A settings store backed by user defaults.
public final class DefaultsSettingsStore: SettingsStore {

    private let defaults: UserDefaults

    public init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    public subscript(bool key: String) -> Bool? {
        get { defaults.object(forKey: key) as? Bool }
        set { defaults.set(newValue, forKey: key) }
    }

    public subscript(string key: String) -> String? {
        get { defaults.string(forKey: key) }
        set { defaults.set(newValue, forKey: key) }
    }
}

/// An in-memory settings store.
public final class MemorySettingsStore: SettingsStore {

    private var bools: [String: Bool] = [:]
    private var strings: [String: String] = [:]

    public init() {}

    public subscript(bool key: String) -> Bool? {
        get { bools[key] }
        set { bools[key] = newValue }
    }

    public subscript(string key: String) -> String? {
        get { strings[key] }
        set { strings[key] = newValue }
    }
}
