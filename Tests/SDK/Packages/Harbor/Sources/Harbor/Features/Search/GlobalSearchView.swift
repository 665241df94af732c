import SwiftUI

struct SearchToken: Identifiable, Hashable, Sendable {
    var category: ItemCategory

    var id: ItemCategory { category }
}

/// Searches items, errands, lists and people at once; categories can become tokens.
struct GlobalSearchView: View {
    @Environment(InventoryStore.self) private var inventory
    @Environment(ErrandStore.self) private var errands
    @Environment(HouseholdStore.self) private var household

    @State private var query = ""
    @State private var tokens: [SearchToken] = []
    @State private var isPresented = true
    @AppStorage("search.recent") private var recent = ""

    var body: some View {
        List {
            if query.isEmpty && tokens.isEmpty {
                recentSection
                categorySection
            } else {
                results
            }
        }
        .listStyle(.grouped)
        .navigationTitle(Text("Search", bundle: .module))
        .searchable(
            text: $query,
            tokens: $tokens,
            isPresented: $isPresented,
            placement: .navigationBarDrawer(displayMode: .always),
            prompt: Text("Items, errands, people", bundle: .module)
        ) { token in
            Label(token.category.title, systemImage: token.category.symbolName)
        }
        .onSubmit(of: .search) {
            remember(query)
        }
        .overlay {
            if hasNoResults {
                ContentUnavailableView.search(text: query)
            }
        }
    }

    // MARK: Start

    @ViewBuilder
    private var recentSection: some View {
        if !recentQueries.isEmpty {
            Section {
                ForEach(recentQueries, id: \.self) { text in
                    Button {
                        query = text
                    } label: {
                        Label(text, systemImage: "clock")
                    }
                    .foregroundStyle(.primary)
                }
            } header: {
                HStack {
                    Text("Recent", bundle: .module)
                    Spacer()
                    Button("Clear") { recent = "" }
                        .font(.footnote)
                }
            }
        }
    }

    private var categorySection: some View {
        Section {
            FlowLayout {
                ForEach(ItemCategory.allCases) { category in
                    Button {
                        withAnimation {
                            tokens = [SearchToken(category: category)]
                        }
                    } label: {
                        TagChip(
                            title: category.title,
                            symbolName: category.symbolName,
                            tint: category.tint.color
                        )
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(.vertical, 4)
        } header: {
            Text("Browse", bundle: .module)
        }
    }

    // MARK: Results

    private var foundItems: [Item] {
        inventory.items(matching: query).filter { item in
            tokens.isEmpty || tokens.contains { $0.category == item.category }
        }
    }

    private var foundErrands: [Errand] {
        guard tokens.isEmpty else { return [] }
        return errands.errands.filter { $0.title.localizedStandardContains(query) }
    }

    private var foundLists: [SharedList] {
        guard tokens.isEmpty else { return [] }
        return household.lists.filter { list in
            list.title.localizedStandardContains(query)
                || list.entries.contains { $0.title.localizedStandardContains(query) }
        }
    }

    private var foundMembers: [Member] {
        guard tokens.isEmpty else { return [] }
        return household.members.filter { $0.fullName.localizedStandardContains(query) }
    }

    private var hasNoResults: Bool {
        !(query.isEmpty && tokens.isEmpty)
            && foundItems.isEmpty && foundErrands.isEmpty && foundLists.isEmpty && foundMembers.isEmpty
    }

    @ViewBuilder
    private var results: some View {
        ResultSection(title: AppTab.inventory.title, results: foundItems) { item in
            NavigationLink(value: Route.item(item.id)) {
                ItemRow(item: item, query: query)
            }
        }
        ResultSection(title: AppTab.errands.title, results: foundErrands) { errand in
            NavigationLink(value: Route.errand(errand.id)) {
                ErrandRow(errand: errand)
            }
        }
        ResultSection(title: String(localized: "Lists", bundle: .module), results: foundLists) { list in
            NavigationLink(value: Route.sharedList(list.id)) {
                Label(list.title, systemImage: list.symbolName)
            }
            .badge(list.openEntries.count)
        }
        ResultSection(title: String(localized: "People", bundle: .module), results: foundMembers) { member in
            NavigationLink(value: Route.member(member.id)) {
                Label {
                    Text(AttributedString(member.fullName).highlighting(query, color: Palette.coral))
                } icon: {
                    AvatarView(member: member, size: 28)
                }
            }
        }
    }

    // MARK: Recent queries

    private var recentQueries: [String] {
        recent.split(separator: "\n").map(String.init)
    }

    private func remember(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else { return }
        let others = recentQueries.filter { $0 != trimmed }
        recent = ([trimmed] + others).prefix(5).joined(separator: "\n")
    }
}

/// A section that disappears with its last result.
private struct ResultSection<Value: Identifiable, Row: View>: View {
    let title: String
    let results: [Value]
    @ViewBuilder let row: (Value) -> Row

    var body: some View {
        if !results.isEmpty {
            Section {
                ForEach(results) { value in
                    row(value)
                }
            } header: {
                HStack {
                    Text(title)
                    Spacer()
                    Text(results.count, format: .number)
                }
            }
        }
    }
}

#Preview("Search") {
    PreviewStack {
        GlobalSearchView()
    }
    .defaultAppStorage(.previewStore(onboarded: true))
}

#Preview("Search, dark") {
    PreviewStack {
        GlobalSearchView()
    }
    .preferredColorScheme(.dark)
}
