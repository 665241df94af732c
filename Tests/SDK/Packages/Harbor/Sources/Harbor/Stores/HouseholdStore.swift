import Foundation
import Observation

@MainActor
@Observable
final class HouseholdStore {
    var members: [Member]
    var lists: [SharedList]
    let currentMemberID: Member.ID

    init(
        members: [Member] = SampleData.members,
        lists: [SharedList] = SampleData.lists,
        currentMemberID: Member.ID = 1
    ) {
        self.members = members
        self.lists = lists
        self.currentMemberID = currentMemberID
    }

    var currentMember: Member? { member(currentMemberID) }

    func member(_ id: Member.ID?) -> Member? {
        members.first { $0.id == id }
    }

    func members(of list: SharedList) -> [Member] {
        list.memberIDs.compactMap { member($0) }
    }

    func list(_ id: SharedList.ID) -> SharedList? {
        lists.first { $0.id == id }
    }

    var pinnedLists: [SharedList] { lists.filter(\.isPinned) }

    var otherLists: [SharedList] { lists.filter { !$0.isPinned } }

    // MARK: Lists

    @discardableResult
    func createList(title: String, symbolName: String, tint: HarborTint) -> SharedList.ID {
        let id: SharedList.ID = lists.nextIdentifier()
        lists.append(
            SharedList(
                id: id, title: title, symbolName: symbolName, tint: tint,
                memberIDs: [currentMemberID], entries: []
            )
        )
        return id
    }

    func togglePin(_ id: SharedList.ID) {
        update(id) { $0.isPinned.toggle() }
    }

    func deleteLists(_ ids: Set<SharedList.ID>) {
        lists.removeAll { ids.contains($0.id) }
    }

    func toggleMember(_ member: Member.ID, in id: SharedList.ID) {
        update(id) { list in
            if let index = list.memberIDs.firstIndex(of: member) {
                list.memberIDs.remove(at: index)
            } else {
                list.memberIDs.append(member)
            }
        }
    }

    // MARK: Entries

    func addEntry(_ title: String, to id: SharedList.ID) {
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        update(id) { list in
            let next = (list.entries.map(\.id).max() ?? 0) + 1
            list.entries.append(SharedList.Entry(id: next, title: trimmed, addedBy: currentMemberID))
        }
    }

    func toggleEntry(_ entry: SharedList.Entry.ID, in id: SharedList.ID) {
        update(id) { list in
            guard let index = list.entries.firstIndex(where: { $0.id == entry }) else { return }
            list.entries[index].isChecked.toggle()
        }
    }

    func deleteEntries(_ entries: Set<SharedList.Entry.ID>, from id: SharedList.ID) {
        update(id) { list in
            list.entries.removeAll { entries.contains($0.id) }
        }
    }

    func clearChecked(in id: SharedList.ID) {
        update(id) { list in
            list.entries.removeAll(where: \.isChecked)
        }
    }

    func update(_ id: SharedList.ID, _ change: (inout SharedList) -> Void) {
        guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
        change(&lists[index])
    }
}
