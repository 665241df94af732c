import Foundation
import Observation
import SwiftUI

@MainActor
@Observable
final class ErrandStore {
    private(set) var errands: [Errand]

    init(errands: [Errand] = SampleData.errands) {
        self.errands = errands
    }

    subscript(id: Errand.ID) -> Errand? {
        errands.first { $0.id == id }
    }

    func errands(in bucket: Errand.Bucket, on date: Date, assignee: Member.ID? = nil) -> [Errand] {
        errands
            .filter { $0.bucket(on: date) == bucket }
            .filter { assignee == nil || $0.assigneeID == assignee }
    }

    func dueCount(on date: Date) -> Int {
        errands.filter { errand in
            let bucket = errand.bucket(on: date)
            return bucket == .overdue || bucket == .today
        }.count
    }

    func completionRate(for member: Member.ID) -> Double {
        let own = errands.filter { $0.assigneeID == member }
        guard !own.isEmpty else { return 0 }
        return Double(own.filter(\.isDone).count) / Double(own.count)
    }

    func newDraft() -> Errand {
        Errand(id: errands.nextIdentifier(), title: "")
    }

    func save(_ errand: Errand) {
        if let index = errands.firstIndex(where: { $0.id == errand.id }) {
            errands[index] = errand
        } else {
            errands.append(errand)
        }
    }

    /// Marks the errand done; a recurring errand moves to its next date instead.
    func toggle(_ id: Errand.ID) {
        guard let index = errands.firstIndex(where: { $0.id == id }) else { return }
        if !errands[index].isDone,
           let due = errands[index].due,
           let next = errands[index].recurrence.next(after: due) {
            errands[index].due = next
            for step in errands[index].steps.indices {
                errands[index].steps[step].isDone = false
            }
        } else {
            errands[index].isDone.toggle()
        }
    }

    func toggleStep(_ step: Errand.Step.ID, of id: Errand.ID) {
        guard let index = errands.firstIndex(where: { $0.id == id }),
              let position = errands[index].steps.firstIndex(where: { $0.id == step })
        else { return }
        errands[index].steps[position].isDone.toggle()
    }

    func postpone(_ id: Errand.ID, byDays days: Int, from date: Date, calendar: Calendar = .harbor) {
        guard let index = errands.firstIndex(where: { $0.id == id }) else { return }
        let start = max(errands[index].due ?? date, date)
        errands[index].due = calendar.date(byAdding: .day, value: days, to: start)
    }

    func delete(_ ids: Set<Errand.ID>) {
        errands.removeAll { ids.contains($0.id) }
    }

    func moveSomeday(from source: IndexSet, to destination: Int, on date: Date) {
        let positions = errands.indices.filter { errands[$0].bucket(on: date) == .someday }
        var members = positions.map { errands[$0] }
        members.move(fromOffsets: source, toOffset: destination)
        for (position, errand) in zip(positions, members) {
            errands[position] = errand
        }
    }
}
