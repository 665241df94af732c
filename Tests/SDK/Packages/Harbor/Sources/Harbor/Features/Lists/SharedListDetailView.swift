import SwiftUI

struct SharedListDetailView: View {
    let listID: SharedList.ID

    @Environment(HouseholdStore.self) private var household
    @Environment(\.editMode) private var editMode

    @State private var newEntry = ""
    @State private var selection: Set<SharedList.Entry.ID> = []
    @State private var isChoosingMembers = false
    @State private var isRenaming = false
    @State private var newTitle = ""
    @State private var showsChecked = true
    @FocusState private var isComposing: Bool
    @Namespace private var entryNamespace

    var body: some View {
        if let list = household.list(listID) {
            List(selection: $selection) {
                header(list)
                Section {
                    ForEach(list.openEntries) { entry in
                        row(entry, in: list)
                    }
                    .onDelete { offsets in
                        household.deleteEntries(Set(offsets.map { list.openEntries[$0].id }), from: listID)
                    }
                }
                if !list.checkedEntries.isEmpty {
                    checkedSection(list)
                }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            .background(list.tint.color.opacity(0.12).gradient)
            .animation(.spring(duration: 0.4), value: list)
            .navigationTitle(list.title)
            .toolbar { listToolbar(list) }
            .renameAction {
                newTitle = list.title
                isRenaming = true
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { composer(list) }
            .sheet(isPresented: $isChoosingMembers) {
                MemberPicker(listID: listID)
                    .presentationDetents([.height(420), .large])
            }
            .alert("Rename the list", isPresented: $isRenaming) {
                TextField("Title", text: $newTitle)
                Button("Rename") {
                    household.update(listID) { $0.title = newTitle }
                }
                .disabled(newTitle.isEmpty)
                Button("Cancel", role: .cancel) {}
            }
            .tint(list.tint.color)
        } else {
            ContentUnavailableView("No such list", systemImage: "list.bullet.rectangle")
        }
    }

    private func header(_ list: SharedList) -> some View {
        Section {
            Button {
                isChoosingMembers = true
            } label: {
                HStack {
                    AvatarStack(members: household.members(of: list), size: 36)
                    VStack(alignment: .leading) {
                        Text("Shared with", bundle: .module)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                        Text(household.members(of: list).map(\.givenName).asNaturalList)
                            .foregroundStyle(.primary)
                    }
                    Spacer()
                    ProgressView(value: list.progress) {
                        EmptyView()
                    } currentValueLabel: {
                        Text(list.openEntries.count, format: .number)
                    }
                    .progressViewStyle(.ring(lineWidth: 5))
                    .frame(width: 44, height: 44)
                }
            }
            .buttonStyle(.plain)
        }
        .selectionDisabled()
    }

    private func row(_ entry: SharedList.Entry, in list: SharedList) -> some View {
        Toggle(isOn: isChecked(entry)) {
            HStack {
                Text(entry.title)
                    .strikethrough(entry.isChecked)
                    .foregroundStyle(entry.isChecked ? .secondary : .primary)
                Spacer()
                if entry.amount > 1 {
                    Text("× \(entry.amount)")
                        .font(.callout.monospacedDigit())
                        .foregroundStyle(.secondary)
                }
                if let member = household.member(entry.addedBy) {
                    AvatarView(member: member, size: 22)
                }
            }
        }
        .toggleStyle(.check)
        .matchedGeometryEffect(id: entry.id, in: entryNamespace)
        .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) {
                household.deleteEntries([entry.id], from: listID)
            }
        }
    }

    private func checkedSection(_ list: SharedList) -> some View {
        Section {
            if showsChecked {
                ForEach(list.checkedEntries) { entry in
                    row(entry, in: list)
                }
            }
        } header: {
            HStack {
                Text("In the basket", bundle: .module)
                Spacer()
                Button(showsChecked ? "Hide" : "Show") {
                    withAnimation {
                        showsChecked.toggle()
                    }
                }
                .font(.footnote)
                Button("Clear", role: .destructive) {
                    household.clearChecked(in: listID)
                }
                .font(.footnote)
            }
        }
        .textCase(nil)
    }

    private func isChecked(_ entry: SharedList.Entry) -> Binding<Bool> {
        Binding(
            get: { entry.isChecked },
            set: { _ in household.toggleEntry(entry.id, in: listID) }
        )
    }

    private func composer(_ list: SharedList) -> some View {
        HStack {
            TextField("Add to \(list.title)", text: $newEntry)
                .focused($isComposing)
                .submitLabel(.send)
                .onSubmit {
                    add()
                    isComposing = true
                }
            Button("Add", systemImage: "plus.circle.fill", action: add)
                .labelStyle(.iconOnly)
                .font(.title2)
                .disabled(newEntry.isEmpty)
        }
        .padding()
        .background(.bar)
    }

    private func add() {
        household.addEntry(newEntry, to: listID)
        newEntry = ""
    }

    @ToolbarContentBuilder
    private func listToolbar(_ list: SharedList) -> some ToolbarContent {
        ToolbarTitleMenu {
            RenameButton()
            Button("Share with…", systemImage: "person.badge.plus") {
                isChoosingMembers = true
            }
        }
        ToolbarItemGroup(placement: .primaryAction) {
            ShareLink(item: list.shareText, preview: SharePreview(list.title))
            EditButton()
        }
        ToolbarItem(placement: .secondaryAction) {
            Button("Rename", systemImage: "pencil") {
                newTitle = list.title
                isRenaming = true
            }
        }
        ToolbarItem(placement: .bottomBar) {
            if editMode?.wrappedValue.isEditing == true {
                Button("Delete ^[\(selection.count) entry](inflect: true)", role: .destructive) {
                    household.deleteEntries(selection, from: listID)
                    selection.removeAll()
                }
                .disabled(selection.isEmpty)
            }
        }
    }
}

/// Chooses who sees a list. The members stand in a circle around the list.
struct MemberPicker: View {
    let listID: SharedList.ID

    @Environment(HouseholdStore.self) private var household
    @Environment(\.dismiss) private var dismiss
    @State private var rotation = Angle.degrees(-120)

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                if let list = household.list(listID) {
                    RadialLayout(startAngle: rotation) {
                        ForEach(household.members) { member in
                            memberButton(member, isIncluded: list.memberIDs.contains(member.id))
                        }
                    }
                    .frame(width: 260, height: 260)
                    .overlay {
                        Image(systemName: list.symbolName)
                            .font(.largeTitle)
                            .foregroundStyle(list.tint.color)
                            .padding(24)
                            .background(.thinMaterial, in: .circle)
                    }
                    Text(household.members(of: list).map(\.givenName).asNaturalList)
                        .foregroundStyle(.secondary)
                        .contentTransition(.interpolate)
                }
            }
            .padding()
            .navigationTitle(Text("Share with", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
        .onAppear {
            withAnimation(.spring(duration: 0.9, bounce: 0.25).delay(0.1)) {
                rotation = .zero
            }
        }
    }

    private func memberButton(_ member: Member, isIncluded: Bool) -> some View {
        Button {
            withAnimation(.bouncy) {
                household.toggleMember(member.id, in: listID)
            }
        } label: {
            AvatarView(member: member, size: isIncluded ? 68 : 52)
                .saturation(isIncluded ? 1 : 0)
                .opacity(isIncluded ? 1 : 0.6)
                .overlay(alignment: .topTrailing) {
                    if isIncluded {
                        Image(systemName: "checkmark.circle.fill")
                            .symbolRenderingMode(.palette)
                            .foregroundStyle(.white, Palette.moss)
                            .transition(.scale)
                    }
                }
        }
        .buttonStyle(.plain)
        .disabled(member.id == household.currentMemberID)
        .accessibilityAddTraits(isIncluded ? .isSelected : [])
    }
}

struct MemberDetailView: View {
    let memberID: Member.ID

    @Environment(HouseholdStore.self) private var household
    @Environment(ErrandStore.self) private var errands
    @Environment(\.referenceDate) private var referenceDate

    var body: some View {
        if let member = household.member(memberID) {
            List {
                Section {
                    VStack(spacing: 8) {
                        AvatarView(member: member, size: 96, showsRole: true)
                        Text(member.fullName)
                            .font(.harborTitle)
                        Text(member.role.title)
                            .foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity)
                    .listRowBackground(Color.clear)
                }
                Section {
                    LabeledContent("Errands done") {
                        Gauge(value: errands.completionRate(for: memberID)) {
                            EmptyView()
                        }
                        .gaugeStyle(.linearCapacity)
                        .frame(width: 120)
                        .tint(member.tint.color)
                    }
                    if let birthday = member.birthday {
                        LabeledContent("Birthday") {
                            Text(birthday, format: .dateTime.day().month(.wide))
                        }
                        LabeledContent("In") {
                            Text(birthday, format: .relative(presentation: .numeric))
                        }
                    }
                    if let url = URL(string: "mailto:\(member.email)") {
                        Link(destination: url) {
                            LabeledContent("E-mail", value: member.email)
                        }
                    }
                }
                Section("Shared lists") {
                    ForEach(household.lists.filter { $0.memberIDs.contains(memberID) }) { list in
                        NavigationLink(value: Route.sharedList(list.id)) {
                            Label(list.title, systemImage: list.symbolName)
                        }
                        .listItemTint(list.tint.color)
                    }
                }
            }
            .navigationTitle(member.givenName)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            ContentUnavailableView("No such member", systemImage: "person.slash")
        }
    }
}

#Preview("List detail") {
    PreviewStack {
        SharedListDetailView(listID: 1)
    }
}

#Preview("List detail, dark") {
    PreviewStack {
        SharedListDetailView(listID: 2)
    }
    .preferredColorScheme(.dark)
}

#Preview("Member picker") {
    MemberPicker(listID: 1)
        .harborEnvironment(.sample())
}

#Preview("Member") {
    PreviewStack {
        MemberDetailView(memberID: 1)
    }
}
