import SwiftUI

struct ErrandListView: View {
    @Environment(ErrandStore.self) private var errands
    @Environment(HouseholdStore.self) private var household
    @Environment(ActivityStore.self) private var activity
    @Environment(Router.self) private var router
    @Environment(\.referenceDate) private var referenceDate

    @State private var assignee: Member.ID?
    @State private var showsDone = false
    @State private var celebration = 0
    @State private var undoErrand: Errand?

    var body: some View {
        List {
            progressHeader
            ForEach(visibleBuckets) { bucket in
                section(for: bucket)
            }
            Section("Done", isExpanded: $showsDone) {
                ForEach(errands.errands(in: .done, on: referenceDate, assignee: assignee)) { errand in
                    row(errand)
                }
            }
        }
        .listStyle(.sidebar)
        .animation(.default, value: errands.errands)
        .navigationTitle(Text("Errands", bundle: .module))
        .toolbar { errandToolbar }
        .overlay {
            if errands.errands.isEmpty {
                ContentUnavailableView(
                    "All done",
                    systemImage: "checkmark.seal",
                    description: Text("Nothing is waiting for you.")
                )
            }
        }
        .overlay(alignment: .bottom) { undoBanner }
        .overlay {
            if celebration > 0 {
                ConfettiView()
                    .id(celebration)
            }
        }
        .sensoryFeedback(.success, trigger: celebration)
    }

    private var visibleBuckets: [Errand.Bucket] {
        [.overdue, .today, .upcoming, .someday].filter {
            !errands.errands(in: $0, on: referenceDate, assignee: assignee).isEmpty
        }
    }

    // MARK: Header

    private var progressHeader: some View {
        Section {
            VStack(alignment: .leading, spacing: 12) {
                ProgressView(value: doneFraction) {
                    Text("This week", bundle: .module)
                } currentValueLabel: {
                    Text(doneFraction, format: .percent.precision(.fractionLength(0)))
                        .contentTransition(.numericText())
                }
                .progressViewStyle(.segmented(max(errands.errands.count, 1)))

                ScrollView(.horizontal) {
                    HStack {
                        ForEach(household.members) { member in
                            Toggle(isOn: isFiltered(by: member.id)) {
                                HStack(spacing: 6) {
                                    AvatarView(member: member, size: 20)
                                    Text(member.givenName)
                                }
                            }
                            .toggleStyle(.chip)
                            .tint(member.tint.color)
                        }
                    }
                }
                .scrollIndicators(.hidden)
            }
            .padding(.vertical, 4)
        }
    }

    private var doneFraction: Double {
        guard !errands.errands.isEmpty else { return 1 }
        return Double(errands.errands.filter(\.isDone).count) / Double(errands.errands.count)
    }

    private func isFiltered(by id: Member.ID) -> Binding<Bool> {
        Binding(
            get: { assignee == id },
            set: { assignee = $0 ? id : nil }
        )
    }

    // MARK: Sections

    private func section(for bucket: Errand.Bucket) -> some View {
        let members = errands.errands(in: bucket, on: referenceDate, assignee: assignee)
        return Section {
            ForEach(members) { errand in
                row(errand)
                    .moveDisabled(bucket != .someday)
            }
            .onDelete { offsets in
                errands.delete(Set(offsets.map { members[$0].id }))
            }
            .onMove { source, destination in
                errands.moveSomeday(from: source, to: destination, on: referenceDate)
            }
        } header: {
            Label(bucket.title, systemImage: bucket.symbolName)
                .foregroundStyle(bucket == .overdue ? AnyShapeStyle(.harborWarning) : AnyShapeStyle(.secondary))
        }
    }

    private func row(_ errand: Errand) -> some View {
        NavigationLink(value: Route.errand(errand.id)) {
            ErrandRow(errand: errand) {
                complete(errand)
            }
        }
        .swipeActions(edge: .leading) {
            Button(errand.isDone ? "Reopen" : "Done", systemImage: errand.isDone ? "arrow.uturn.left" : "checkmark") {
                complete(errand)
            }
            .tint(Palette.moss)
        }
        .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) {
                delete(errand)
            }
            Button("Tomorrow", systemImage: "clock.arrow.circlepath") {
                errands.postpone(errand.id, byDays: 1, from: referenceDate)
            }
            .tint(Palette.sand)
        }
    }

    // MARK: Actions

    private func complete(_ errand: Errand) {
        let wasDone = errand.isDone
        withAnimation(.snappy) {
            errands.toggle(errand.id)
        }
        if !wasDone {
            activity.post(.completedErrand(errand.title), by: household.currentMemberID, at: referenceDate)
            if errands.dueCount(on: referenceDate) == 0 {
                celebration += 1
            }
        }
    }

    private func delete(_ errand: Errand) {
        withAnimation {
            undoErrand = errand
            errands.delete([errand.id])
        }
    }

    @ViewBuilder
    private var undoBanner: some View {
        if let errand = undoErrand {
            HStack {
                Text("Deleted “\(errand.title)”")
                    .lineLimit(1)
                Spacer()
                Button("Undo") {
                    withAnimation {
                        errands.save(errand)
                        undoErrand = nil
                    }
                }
                .bold()
            }
            .font(.subheadline)
            .padding()
            .background(.regularMaterial, in: .capsule)
            .padding()
            .transition(.move(edge: .bottom).combined(with: .opacity))
            .task(id: errand.id) {
                try? await Task.sleep(for: .seconds(4))
                withAnimation {
                    undoErrand = nil
                }
            }
        }
    }

    @ToolbarContentBuilder
    private var errandToolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            EditButton()
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("New errand", systemImage: "plus") {
                router.sheet = .newErrand
            }
        }
        ToolbarItem(placement: .status) {
            Text("^[\(errands.dueCount(on: referenceDate)) errand](inflect: true) due")
                .font(.footnote)
        }
    }
}

struct ErrandRow: View {
    let errand: Errand
    var onToggle: (() -> Void)?

    @Environment(HouseholdStore.self) private var household
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        let layout = dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
            : AnyLayout(HStackLayout(spacing: 12))

        layout {
            if let onToggle {
                Toggle(isOn: Binding(get: { errand.isDone }, set: { _ in onToggle() })) {
                    EmptyView()
                }
                .toggleStyle(.check)
                .labelsHidden()
                .tint(errand.priority.color)
                .accessibilityLabel(errand.title)
            }
            VStack(alignment: .leading, spacing: 4) {
                Text(errand.title)
                    .strikethrough(errand.isDone)
                    .foregroundStyle(errand.isDone ? .secondary : .primary)
                details
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if let member = household.member(errand.assigneeID) {
                AvatarView(member: member, size: 28)
            }
        }
    }

    private var details: some View {
        HStack(spacing: 8) {
            if let due = errand.due {
                Label {
                    Text(due, format: .relative(presentation: .named))
                } icon: {
                    Image(systemName: errand.recurrence == .never ? "calendar" : "repeat")
                }
                .foregroundStyle(isOverdue ? AnyShapeStyle(.harborWarning) : AnyShapeStyle(.secondary))
            }
            if !errand.place.isEmpty {
                Label(errand.place, systemImage: "mappin")
            }
            if !errand.steps.isEmpty {
                Label("\(errand.steps.filter(\.isDone).count)/\(errand.steps.count)", systemImage: "list.bullet")
            }
            if errand.priority == .high {
                Image(systemName: errand.priority.symbolName)
                    .fontWeight(.heavy)
                    .foregroundStyle(errand.priority.color)
                    .accessibilityLabel("High priority")
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .labelStyle(.titleAndIcon)
        .lineLimit(1)
    }

    private var isOverdue: Bool {
        errand.bucket(on: referenceDate) == .overdue
    }
}

#Preview("Errands") {
    PreviewStack {
        ErrandListView()
    }
}

#Preview("Errands, dark") {
    PreviewStack {
        ErrandListView()
    }
    .preferredColorScheme(.dark)
}

#Preview("Errands, accessibility type") {
    PreviewStack {
        ErrandListView()
    }
    .dynamicTypeSize(.accessibility1)
}

#Preview("Errands, empty") {
    PreviewStack(model: .empty()) {
        ErrandListView()
    }
}
