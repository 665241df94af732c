import SwiftUI

extension UserDefaults {
    /// A fresh suite, so that previews neither read nor change the settings of the app.
    static func previewStore(onboarded: Bool) -> UserDefaults {
        let name = "harbor.preview.\(onboarded)"
        guard let defaults = UserDefaults(suiteName: name) else { return .standard }
        defaults.removePersistentDomain(forName: name)
        defaults.set(onboarded, forKey: SettingsKey.hasCompletedOnboarding)
        defaults.set("Haddad & Lindqvist", forKey: SettingsKey.householdName)
        return defaults
    }
}

/// A navigation stack with every destination and all stores, for previews of single screens.
struct PreviewStack<Content: View>: View {
    private let model: AppModel
    private let content: Content

    init(model: AppModel = .sample(), @ViewBuilder content: () -> Content) {
        self.model = model
        self.content = content()
    }

    var body: some View {
        NavigationStack {
            content
                .harborDestinations()
        }
        .harborEnvironment(model)
        .tint(Palette.teal)
    }
}

/// Loads the sample stores once and shares them between all previews that ask for the trait.
@available(iOS 18.0, *)
struct SampleStores: PreviewModifier {
    static func makeSharedContext() async throws -> AppModel {
        await AppModel.sample()
    }

    func body(content: Content, context: AppModel) -> some View {
        content
            .harborEnvironment(context)
            .tint(Palette.teal)
    }
}

@available(iOS 18.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor
    static var sampleStores: PreviewTrait<Preview.ViewTraits> { .modifier(SampleStores()) }
}

extension SampleData {
    static func item(_ id: Item.ID) -> Item {
        items.first { $0.id == id } ?? items[0]
    }

    static func errand(_ id: Errand.ID) -> Errand {
        errands.first { $0.id == id } ?? errands[0]
    }
}
