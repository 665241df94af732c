import Foundation
import SwiftUI

/// Keys for `@AppStorage`, in one place.
enum SettingsKey {
    static let hasCompletedOnboarding = "onboarding.completed"
    static let householdName = "household.name"
    static let appearance = "appearance"
    static let accent = "appearance.accent"
    static let currency = "currency"
    static let inventoryLayout = "inventory.layout"
    static let usesCompactRows = "rows.compact"
    static let notifiesLowStock = "notifications.lowStock"
    static let notifiesErrands = "notifications.errands"
    static let reminderHour = "notifications.hour"
    static let textScale = "reader.scale"
}

enum Appearance: String, CaseIterable, Identifiable, Sendable {
    case system, light, dark

    var id: Self { self }

    var title: String {
        switch self {
        case .system: String(localized: "System", bundle: .module)
        case .light: String(localized: "Light", bundle: .module)
        case .dark: String(localized: "Dark", bundle: .module)
        }
    }

    var symbolName: String {
        switch self {
        case .system: "circle.lefthalf.filled"
        case .light: "sun.max"
        case .dark: "moon"
        }
    }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

enum InventoryLayout: String, CaseIterable, Identifiable, Sendable {
    case list, grid

    var id: Self { self }

    var title: String {
        switch self {
        case .list: String(localized: "List", bundle: .module)
        case .grid: String(localized: "Grid", bundle: .module)
        }
    }

    var symbolName: String {
        switch self {
        case .list: "list.bullet"
        case .grid: "square.grid.2x2"
        }
    }
}

enum HouseholdCurrency: String, CaseIterable, Identifiable, Sendable {
    case euro = "EUR"
    case dollar = "USD"
    case pound = "GBP"
    case dirham = "AED"

    var id: Self { self }

    var title: String {
        Locale.current.localizedString(forCurrencyCode: rawValue) ?? rawValue
    }
}
