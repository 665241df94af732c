import SwiftUI

/// Picks the tab bar or the split view, and shows the onboarding on the first launch.
struct RootView: View {
    @Environment(Router.self) private var router
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    @AppStorage(SettingsKey.hasCompletedOnboarding) private var hasCompletedOnboarding = false
    @AppStorage(SettingsKey.appearance) private var appearance = Appearance.system
    @AppStorage(SettingsKey.accent) private var accent = HarborTint.teal
    @AppStorage(SettingsKey.currency) private var currency = HouseholdCurrency.euro
    @AppStorage(SettingsKey.usesCompactRows) private var usesCompactRows = false

    var body: some View {
        @Bindable var router = router

        Group {
            if horizontalSizeClass == .regular {
                MainSplitView()
            } else {
                MainTabView()
            }
        }
        .sheet(item: $router.sheet) { destination in
            SheetContent(destination: destination)
        }
        .fullScreenCover(isPresented: isOnboarding) {
            OnboardingView {
                hasCompletedOnboarding = true
            }
            .interactiveDismissDisabled()
        }
        .tint(accent.color)
        .preferredColorScheme(appearance.colorScheme)
        .environment(\.currencyCode, currency.rawValue)
        .environment(\.usesCompactRows, usesCompactRows)
    }

    private var isOnboarding: Binding<Bool> {
        Binding(
            get: { !hasCompletedOnboarding },
            set: { hasCompletedOnboarding = !$0 }
        )
    }
}

#Preview("Root") {
    RootView()
        .harborEnvironment(.sample())
        .defaultAppStorage(.previewStore(onboarded: true))
}

#Preview("Root, first launch") {
    RootView()
        .harborEnvironment(.empty())
        .defaultAppStorage(.previewStore(onboarded: false))
}
