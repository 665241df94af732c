import SwiftUI

/// Three columns for regular widths: the sections, the list of the section, and the detail.
struct MainSplitView: View {
    private enum SidebarItem: Hashable {
        case tab(AppTab)
        case room(Room.ID)
        case list(SharedList.ID)
    }

    @Environment(InventoryStore.self) private var inventory
    @Environment(HouseholdStore.self) private var household
    @Environment(ErrandStore.self) private var errands
    @Environment(ActivityStore.self) private var activity
    @Environment(Router.self) private var router
    @Environment(\.referenceDate) private var referenceDate

    @State private var columnVisibility: NavigationSplitViewVisibility = .automatic
    @State private var sidebarSelection: SidebarItem? = .tab(.inventory)
    @State private var itemSelection: Item.ID?
    @State private var errandSelection: Errand.ID?
    @State private var showsRooms = true
    @State private var showsLists = true

    var body: some View {
        NavigationSplitView(columnVisibility: $columnVisibility) {
            sidebar
                .navigationSplitViewColumnWidth(min: 220, ideal: 260, max: 320)
        } content: {
            content
                .navigationSplitViewColumnWidth(min: 280, ideal: 340)
        } detail: {
            NavigationStack {
                detail
                    .harborDestinations()
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: router.selectedTab) { _, tab in
            sidebarSelection = .tab(tab)
        }
    }

    private var sidebar: some View {
        List(selection: $sidebarSelection) {
            Section {
                ForEach(AppTab.allCases) { tab in
                    Label(tab.title, systemImage: tab.symbolName)
                        .badge(badge(for: tab))
                        .tag(SidebarItem.tab(tab))
                }
            }
            Section("Rooms", isExpanded: $showsRooms) {
                ForEach(inventory.rooms) { room in
                    Label(room.name, systemImage: room.symbolName)
                        .badge(inventory.items(in: room.id).count)
                        .tag(SidebarItem.room(room.id))
                }
            }
            Section("Lists", isExpanded: $showsLists) {
                ForEach(household.lists) { list in
                    Label(list.title, systemImage: list.symbolName)
                        .listItemTint(list.tint.color)
                        .tag(SidebarItem.list(list.id))
                }
            }
        }
        .listStyle(.sidebar)
        .navigationTitle(Text(verbatim: "Harbor"))
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Button("New item", systemImage: "plus.circle.fill") {
                    router.sheet = .newItem
                }
                .labelStyle(.titleAndIcon)
            }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch sidebarSelection {
        case .tab(.home):
            HomeView()
        case .tab(.inventory):
            itemColumn(inventory.items, title: AppTab.inventory.title)
        case .tab(.errands):
            List(errands.errands, selection: $errandSelection) { errand in
                ErrandRow(errand: errand)
            }
            .navigationTitle(AppTab.errands.title)
        case .tab(.activity):
            ActivityFeedView()
        case .tab(.settings):
            SettingsView()
        case .room(let id):
            itemColumn(inventory.items(in: id), title: inventory.room(id)?.name ?? "")
        case .list(let id):
            SharedListDetailView(listID: id)
        case nil:
            ContentUnavailableView("Nothing selected", systemImage: "sidebar.left")
        }
    }

    private func itemColumn(_ items: [Item], title: String) -> some View {
        List(items, selection: $itemSelection) { item in
            ItemRow(item: item)
        }
        .listStyle(.plain)
        .navigationTitle(title)
        .overlay {
            if items.isEmpty {
                ContentUnavailableView("No items here", systemImage: "shippingbox")
            }
        }
    }

    @ViewBuilder
    private var detail: some View {
        switch sidebarSelection {
        case .tab(.errands):
            if let errandSelection {
                ErrandDetailView(errandID: errandSelection)
                    .id(errandSelection)
            } else {
                ContentUnavailableView("Choose an errand", systemImage: "checklist")
            }
        case .tab(.home), .tab(.activity), .tab(.settings):
            StatisticsView()
        default:
            if let itemSelection {
                ItemDetailView(itemID: itemSelection)
                    .id(itemSelection)
            } else {
                ContentUnavailableView {
                    Label("Choose an item", systemImage: "shippingbox")
                } description: {
                    Text("Its details show up here.")
                }
            }
        }
    }

    private func badge(for tab: AppTab) -> Int {
        switch tab {
        case .errands: errands.dueCount(on: referenceDate)
        case .activity: activity.unreadCount
        case .inventory: inventory.lowStock.count
        case .home, .settings: 0
        }
    }
}

#Preview("Split view", traits: .landscapeLeft) {
    MainSplitView()
        .harborEnvironment(.sample())
}
