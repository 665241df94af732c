import Foundation
import Observation

struct ActivityDay: Identifiable, Hashable, Sendable {
    var day: Date
    var entries: [ActivityEntry]

    var id: Date { day }
}

@MainActor
@Observable
final class ActivityStore {
    private(set) var entries: [ActivityEntry]

    init(entries: [ActivityEntry] = SampleData.activity) {
        self.entries = entries
    }

    var unreadCount: Int { entries.filter(\.isUnread).count }

    var latest: ActivityEntry? { entries.last }

    func days(calendar: Calendar = .harbor) -> [ActivityDay] {
        Dictionary(grouping: entries) { calendar.startOfDay(for: $0.date) }
            .map { ActivityDay(day: $0.key, entries: $0.value.sorted { $0.date < $1.date }) }
            .sorted { $0.day < $1.day }
    }

    @discardableResult
    func post(_ kind: ActivityEntry.Kind, by author: Member.ID, at date: Date) -> ActivityEntry.ID {
        let id: ActivityEntry.ID = entries.nextIdentifier()
        entries.append(ActivityEntry(id: id, authorID: author, date: date, kind: kind))
        return id
    }

    func react(_ reaction: ActivityEntry.Reaction, to id: ActivityEntry.ID) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].reactions[reaction, default: 0] += 1
    }

    func markAllRead() {
        for index in entries.indices where entries[index].isUnread {
            entries[index].isUnread = false
        }
    }
}
