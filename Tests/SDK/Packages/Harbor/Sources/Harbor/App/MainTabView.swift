import SwiftUI

struct MainTabView: View {
    @Environment(Router.self) private var router
    @Environment(ErrandStore.self) private var errands
    @Environment(ActivityStore.self) private var activity
    @Environment(InventoryStore.self) private var inventory
    @Environment(\.referenceDate) private var referenceDate

    var body: some View {
        @Bindable var router = router

        TabView(selection: $router.selectedTab) {
            NavigationStack(path: $router.homePath) {
                HomeView()
                    .harborDestinations()
            }
            .tabItem { label(for: .home) }
            .tag(AppTab.home)

            NavigationStack(path: $router.inventoryPath) {
                InventoryView()
                    .harborDestinations()
            }
            .tabItem { label(for: .inventory) }
            .badge(inventory.lowStock.isEmpty ? nil : Text("!"))
            .tag(AppTab.inventory)

            NavigationStack(path: $router.errandsPath) {
                ErrandListView()
                    .harborDestinations()
            }
            .tabItem { label(for: .errands) }
            .badge(errands.dueCount(on: referenceDate))
            .tag(AppTab.errands)

            NavigationStack(path: $router.activityPath) {
                ActivityFeedView()
                    .harborDestinations()
            }
            .tabItem { label(for: .activity) }
            .badge(activity.unreadCount)
            .tag(AppTab.activity)

            SettingsView()
                .tabItem { label(for: .settings) }
                .tag(AppTab.settings)
        }
        .sensoryFeedback(.selection, trigger: router.selectedTab)
    }

    private func label(for tab: AppTab) -> some View {
        Label(tab.title, systemImage: tab.symbolName)
    }
}

#Preview("Tabs") {
    MainTabView()
        .harborEnvironment(.sample())
}

#Preview("Tabs, dark") {
    MainTabView()
        .harborEnvironment(.sample())
        .preferredColorScheme(.dark)
}

#Preview("Tabs, right to left") {
    MainTabView()
        .harborEnvironment(.sample())
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar"))
}
