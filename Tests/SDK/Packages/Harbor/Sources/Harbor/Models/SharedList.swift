import Foundation

struct SharedList: Identifiable, Hashable, Codable, Sendable {
    typealias ID = Identifier<SharedList>

    struct Entry: Identifiable, Hashable, Codable, Sendable {
        let id: Int
        var title: String
        var amount: Int = 1
        var isChecked: Bool = false
        var addedBy: Member.ID
    }

    let id: ID
    var title: String
    var symbolName: String
    var tint: HarborTint
    var memberIDs: [Member.ID]
    var entries: [Entry]
    var isPinned: Bool = false

    var openEntries: [Entry] { entries.filter { !$0.isChecked } }

    var checkedEntries: [Entry] { entries.filter(\.isChecked) }

    var progress: Double {
        entries.isEmpty ? 0 : Double(checkedEntries.count) / Double(entries.count)
    }

    /// Plain text for the share sheet.
    var shareText: String {
        let lines = entries.map { entry in
            "\(entry.isChecked ? "☑" : "☐") \(entry.title) × \(entry.amount)"
        }
        return ([title] + lines).joined(separator: "\n")
    }
}
