import SwiftUI

struct InventoryView: View {
    @Environment(InventoryStore.self) private var inventory
    @Environment(Router.self) private var router
    @Environment(\.referenceDate) private var referenceDate

    @AppStorage(SettingsKey.inventoryLayout) private var layout = InventoryLayout.list
    @State private var query = ""
    @State private var scope: InventoryScope = .all
    @State private var selection: Set<Item.ID> = []
    @State private var editMode: EditMode = .inactive
    @State private var isConfirmingDeletion = false

    var body: some View {
        content
            .navigationTitle(Text("Inventory", bundle: .module))
            .searchable(
                text: $query,
                placement: .navigationBarDrawer(displayMode: .automatic),
                prompt: Text("Search items", bundle: .module)
            )
            .searchScopes($scope, activation: .onSearchPresentation) {
                ForEach(InventoryScope.allCases) { scope in
                    Text(scope.title).tag(scope)
                }
            }
            .searchSuggestions {
                if query.count < 3 {
                    ForEach(inventory.suggestions(for: query), id: \.self) { suggestion in
                        Label(suggestion, systemImage: "magnifyingglass")
                            .searchCompletion(suggestion)
                    }
                }
            }
            .toolbar { inventoryToolbar }
            .environment(\.editMode, $editMode)
            .refreshable {
                await inventory.refresh(at: referenceDate)
            }
            .confirmationDialog(
                Text("Delete ^[\(selection.count) item](inflect: true)?"),
                isPresented: $isConfirmingDeletion,
                titleVisibility: .visible
            ) {
                Button("Delete", role: .destructive) {
                    withAnimation {
                        inventory.delete(selection)
                        selection.removeAll()
                        editMode = .inactive
                    }
                }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("You can't undo this.")
            }
    }

    @ViewBuilder
    private var content: some View {
        let sections = inventory.sections(matching: query, scope: scope)
        if sections.isEmpty {
            emptyState
        } else {
            switch layout {
            case .list:
                InventoryList(sections: sections, query: query, selection: $selection)
            case .grid:
                InventoryGrid(sections: sections)
            }
        }
    }

    @ViewBuilder
    private var emptyState: some View {
        if !query.isEmpty {
            ContentUnavailableView.search(text: query)
        } else {
            ContentUnavailableView {
                Label("Nothing here yet", systemImage: "shippingbox")
            } description: {
                Text("Add what you own, and Harbor keeps count.")
            } actions: {
                Button("Add an item") {
                    router.sheet = .newItem
                }
                .buttonStyle(.borderedProminent)
            }
        }
    }

    @ToolbarContentBuilder
    private var inventoryToolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            if layout == .list {
                EditButton()
            }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
            viewMenu
            Button("New item", systemImage: "plus") {
                router.sheet = .newItem
            }
        }
        ToolbarItemGroup(placement: .bottomBar) {
            if editMode.isEditing {
                Button("Favorite", systemImage: "star") {
                    for id in selection {
                        inventory.toggleFavorite(id)
                    }
                }
                Spacer()
                Text("\(selection.count) selected")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                Spacer()
                Button("Delete", systemImage: "trash", role: .destructive) {
                    isConfirmingDeletion = true
                }
            }
        }
    }

    private var viewMenu: some View {
        @Bindable var inventory = inventory

        return Menu {
            Picker("Layout", selection: $layout.animation()) {
                ForEach(InventoryLayout.allCases) { layout in
                    Label(layout.title, systemImage: layout.symbolName)
                        .tag(layout)
                }
            }
            .pickerStyle(.inline)

            Picker("Sort by", selection: $inventory.sort.animation()) {
                ForEach(InventorySort.allCases) { sort in
                    Text(sort.title).tag(sort)
                }
            }
            .pickerStyle(.menu)

            Menu("Rooms") {
                ForEach(inventory.rooms) { room in
                    Button(room.name, systemImage: room.symbolName) {
                        router.open(.room(room.id))
                    }
                }
            }
        } label: {
            Label("View options", systemImage: "ellipsis.circle")
        }
        .menuOrder(.fixed)
    }
}

private struct InventoryList: View {
    let sections: [InventorySection]
    let query: String
    @Binding var selection: Set<Item.ID>

    @Environment(InventoryStore.self) private var inventory
    @Environment(\.isSearching) private var isSearching

    var body: some View {
        List(selection: $selection) {
            if isSearching, !query.isEmpty {
                Text("^[\(resultCount) result](inflect: true)")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .listRowBackground(Color.clear)
                    .listRowSeparator(.hidden)
            }
            ForEach(sections) { section in
                Section {
                    ForEach(section.items) { item in
                        NavigationLink(value: Route.item(item.id)) {
                            ItemRow(item: item, query: query)
                        }
                        .itemActions(item)
                    }
                    .onDelete { offsets in
                        inventory.delete(Set(offsets.map { section.items[$0].id }))
                    }
                    .onMove { source, destination in
                        inventory.move(in: section.category, from: source, to: destination)
                    }
                } header: {
                    Label(section.category.title, systemImage: section.category.symbolName)
                } footer: {
                    if section.category == .pantry {
                        Text("The minimum counts for the whole household.")
                    }
                }
                .headerProminence(.increased)
            }
        }
        .listStyle(.insetGrouped)
        .listSectionSpacing(.compact)
    }

    private var resultCount: Int {
        sections.reduce(0) { $0 + $1.items.count }
    }
}

private struct InventoryGrid: View {
    let sections: [InventorySection]

    private let columns = [GridItem(.adaptive(minimum: 150, maximum: 240), spacing: 12)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 12, pinnedViews: .sectionHeaders) {
                ForEach(sections) { section in
                    Section {
                        ForEach(section.items) { item in
                            NavigationLink(value: Route.item(item.id)) {
                                ItemCard(item: item)
                            }
                            .buttonStyle(.plain)
                            .itemMenu(item)
                        }
                    } header: {
                        Text(section.category.title)
                            .font(.headline)
                            .padding(.vertical, 8)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(.bar)
                    }
                }
            }
            .padding(.horizontal)
        }
        .background(Palette.pageBackground)
    }
}

#Preview("Inventory") {
    PreviewStack {
        InventoryView()
    }
    .defaultAppStorage(.previewStore(onboarded: true))
}

#Preview("Inventory, dark, large type") {
    PreviewStack {
        InventoryView()
    }
    .dynamicTypeSize(.xxLarge)
    .preferredColorScheme(.dark)
}

#Preview("Inventory, empty") {
    PreviewStack(model: .empty()) {
        InventoryView()
    }
}

#Preview("Inventory grid") {
    PreviewStack {
        InventoryGrid(sections: InventoryStore().sections(matching: "", scope: .all))
    }
}
