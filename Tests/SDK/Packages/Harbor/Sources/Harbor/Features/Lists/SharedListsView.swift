import SwiftUI

struct SharedListsView: View {
    @Environment(HouseholdStore.self) private var household
    @Environment(Router.self) private var router

    @State private var listToDelete: SharedList?
    @State private var isConfirmingDeletion = false
    @State private var showsMembers = false

    var body: some View {
        List {
            membersSection
            if !household.pinnedLists.isEmpty {
                Section("Pinned") {
                    ForEach(household.pinnedLists) { list in
                        row(list)
                    }
                }
            }
            Section("All lists") {
                ForEach(household.otherLists) { list in
                    row(list)
                }
            }
        }
        .listStyle(.insetGrouped)
        .animation(.default, value: household.lists)
        .navigationTitle(Text("Lists", bundle: .module))
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("New list", systemImage: "plus") {
                    router.sheet = .newList
                }
            }
        }
        .alert(
            "Delete this list?",
            isPresented: $isConfirmingDeletion,
            presenting: listToDelete
        ) { list in
            Button("Delete “\(list.title)”", role: .destructive) {
                household.deleteLists([list.id])
            }
            Button("Keep it", role: .cancel) {}
        } message: { list in
            Text("^[\(list.entries.count) entry](inflect: true) will be deleted for everyone.")
        }
    }

    private var membersSection: some View {
        Section {
            DisclosureGroup(isExpanded: $showsMembers) {
                ForEach(household.members) { member in
                    NavigationLink(value: Route.member(member.id)) {
                        Label {
                            VStack(alignment: .leading) {
                                Text(member.fullName)
                                Text(member.role.title)
                                    .font(.caption)
                                    .foregroundStyle(.secondary)
                            }
                        } icon: {
                            AvatarView(member: member, size: 32, showsRole: true)
                        }
                    }
                }
            } label: {
                HStack {
                    Text("Household", bundle: .module)
                    Spacer()
                    if !showsMembers {
                        AvatarStack(members: household.members)
                            .transition(.opacity)
                    }
                }
            }
        }
    }

    private func row(_ list: SharedList) -> some View {
        NavigationLink(value: Route.sharedList(list.id)) {
            Label {
                VStack(alignment: .leading, spacing: 4) {
                    Text(list.title)
                    if list.entries.isEmpty {
                        Text("Empty", bundle: .module)
                            .font(.caption)
                            .foregroundStyle(.tertiary)
                    } else {
                        ProgressView(value: list.progress)
                            .tint(list.tint.color)
                    }
                }
            } icon: {
                Image(systemName: list.symbolName)
            }
            .labelStyle(.tile(list.tint.color))
        }
        .badge(list.openEntries.count)
        .swipeActions(edge: .leading) {
            Button(list.isPinned ? "Unpin" : "Pin", systemImage: list.isPinned ? "pin.slash" : "pin") {
                withAnimation {
                    household.togglePin(list.id)
                }
            }
            .tint(Palette.sand)
        }
        .swipeActions {
            Button("Delete", systemImage: "trash") {
                listToDelete = list
                isConfirmingDeletion = true
            }
            .tint(.red)
        }
    }
}

/// A short form in a sheet.
struct NewListView: View {
    @Environment(HouseholdStore.self) private var household
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openRoute) private var openRoute

    @State private var title = ""
    @State private var symbolName = "list.bullet"
    @State private var tint: HarborTint = .teal
    @State private var attempts = 0
    @FocusState private var isTitleFocused: Bool

    private static let symbolNames = [
        "list.bullet", "cart.fill", "suitcase.fill", "gift.fill", "hammer.fill",
        "book.fill", "pawprint.fill", "leaf.fill", "balloon.2.fill", "wineglass.fill"
    ]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $title)
                        .focused($isTitleFocused)
                        .onSubmit(create)
                        .shake(attempts)
                }
                Section("Symbol") {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 12) {
                        ForEach(Self.symbolNames, id: \.self) { name in
                            Button {
                                symbolName = name
                            } label: {
                                Image(systemName: name)
                                    .frame(width: 44, height: 44)
                                    .foregroundStyle(name == symbolName ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
                                    .background(
                                        name == symbolName ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
                                        in: .circle
                                    )
                            }
                            .buttonStyle(.plain)
                        }
                    }
                }
                Section("Color") {
                    Picker("Color", selection: $tint) {
                        ForEach(HarborTint.allCases) { tint in
                            Label(tint.title, systemImage: "circle.fill")
                                .foregroundStyle(tint.color)
                                .tag(tint)
                        }
                    }
                    .pickerStyle(.wheel)
                    .labelsHidden()
                    .frame(height: 120)
                }
            }
            .tint(tint.color)
            .navigationTitle(Text("New list", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Create", action: create)
                }
            }
        }
        .onAppear { isTitleFocused = true }
        .sensoryFeedback(.error, trigger: attempts)
    }

    private func create() {
        let trimmed = title.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else {
            withAnimation(.linear(duration: 0.4)) {
                attempts += 1
            }
            return
        }
        let id = household.createList(title: trimmed, symbolName: symbolName, tint: tint)
        dismiss()
        openRoute(.sharedList(id))
    }
}

#Preview("Lists") {
    PreviewStack {
        SharedListsView()
    }
}

#Preview("Lists, dark, right to left") {
    PreviewStack {
        SharedListsView()
    }
    .environment(\.layoutDirection, .rightToLeft)
    .preferredColorScheme(.dark)
}

#Preview("New list") {
    NewListView()
        .harborEnvironment(.sample())
}
