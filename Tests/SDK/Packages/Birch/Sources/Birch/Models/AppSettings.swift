// SPDX-License-Identifier: MIT

import Combine
import Foundation

public final class AppSettings: ObservableObject {
    public enum Unit: String, CaseIterable, Identifiable {
        case celsius, fahrenheit

        public var id: String { rawValue }
        var symbol: String { self == .celsius ? "°C" : "°F" }
    }

    @Published public var userName: String
    @Published public var notificationsEnabled = true
    @Published public var syncsOverCellular = false
    @Published public var unit: Unit = .celsius

    public init(userName: String = "Elin Berg") {
        self.userName = userName
    }

    func formatted(celsius: Double) -> String {
        let value = unit == .celsius ? celsius : celsius * 9 / 5 + 32
        return String(format: "%.0f%@", value, unit.symbol)
    }
}
