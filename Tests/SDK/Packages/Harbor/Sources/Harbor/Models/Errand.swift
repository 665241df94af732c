import Foundation

struct Errand: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<Errand>

    enum Priority: Int, CaseIterable, Identifiable, Codable, Sendable, Comparable {
        case low, normal, high

        var id: Self { self }

        var title: String {
            switch self {
            case .low: String(localized: "Low", bundle: .module)
            case .normal: String(localized: "Normal", bundle: .module)
            case .high: String(localized: "High", bundle: .module)
            }
        }

        var symbolName: String {
            switch self {
            case .low: "arrow.down"
            case .normal: "equal"
            case .high: "exclamationmark"
            }
        }

        static func < (lhs: Priority, rhs: Priority) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    enum Recurrence: String, CaseIterable, Identifiable, Codable, Sendable {
        case never, daily, weekly, monthly

        var id: Self { self }

        var title: String {
            switch self {
            case .never: String(localized: "Never", bundle: .module)
            case .daily: String(localized: "Daily", bundle: .module)
            case .weekly: String(localized: "Weekly", bundle: .module)
            case .monthly: String(localized: "Monthly", bundle: .module)
            }
        }

        func next(after date: Date, calendar: Calendar = .harbor) -> Date? {
            switch self {
            case .never: nil
            case .daily: calendar.date(byAdding: .day, value: 1, to: date)
            case .weekly: calendar.date(byAdding: .day, value: 7, to: date)
            case .monthly: calendar.date(byAdding: .month, value: 1, to: date)
            }
        }
    }

    struct Step: Identifiable, Hashable, Codable, Sendable {
        let id: Int
        var title: String
        var isDone: Bool = false
    }

    /// The section of the list that contains an errand.
    enum Bucket: Int, CaseIterable, Identifiable, Sendable {
        case overdue, today, upcoming, someday, done

        var id: Self { self }

        var title: String {
            switch self {
            case .overdue: String(localized: "Overdue", bundle: .module)
            case .today: String(localized: "Today", bundle: .module)
            case .upcoming: String(localized: "Upcoming", bundle: .module)
            case .someday: String(localized: "Someday", bundle: .module)
            case .done: String(localized: "Done", bundle: .module)
            }
        }

        var symbolName: String {
            switch self {
            case .overdue: "exclamationmark.triangle"
            case .today: "sun.max"
            case .upcoming: "calendar"
            case .someday: "tray"
            case .done: "checkmark.circle"
            }
        }
    }

    let id: ID
    var title: String
    var details: String = ""
    var place: String = ""
    var due: Date?
    var priority: Priority = .normal
    var recurrence: Recurrence = .never
    var assigneeID: Member.ID?
    var estimatedMinutes: Int = 15
    var steps: [Step] = []
    var isDone: Bool = false

    var progress: Double {
        guard !steps.isEmpty else { return isDone ? 1 : 0 }
        return Double(steps.filter(\.isDone).count) / Double(steps.count)
    }

    var isValid: Bool {
        !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    func bucket(on date: Date, calendar: Calendar = .harbor) -> Bucket {
        if isDone { return .done }
        guard let due else { return .someday }
        if calendar.isDate(due, inSameDayAs: date) { return .today }
        return due < date ? .overdue : .upcoming
    }
}
