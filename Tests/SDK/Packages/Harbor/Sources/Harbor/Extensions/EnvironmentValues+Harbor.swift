import SwiftUI

extension EnvironmentValues {
    /// "Now" for the whole interface. The app sets it once; previews keep it fixed.
    @Entry var referenceDate: Date = SampleData.now

    @Entry var currencyCode: String = "EUR"

    @Entry var usesCompactRows: Bool = false

    /// Opens a route from anywhere, without knowing which tab shows it.
    @Entry var openRoute: OpenRouteAction = OpenRouteAction()
}

struct OpenRouteAction: Sendable {
    private let handler: @MainActor @Sendable (Route) -> Void

    init(handler: @escaping @MainActor @Sendable (Route) -> Void = { _ in }) {
        self.handler = handler
    }

    @MainActor
    func callAsFunction(_ route: Route) {
        handler(route)
    }
}

extension View {
    /// Injects the stores of the model, one by one, so that views depend only on what they read.
    func harborEnvironment(_ model: AppModel) -> some View {
        self
            .environment(model)
            .environment(model.inventory)
            .environment(model.errands)
            .environment(model.household)
            .environment(model.activity)
            .environment(model.orders)
            .environment(model.timer)
            .environment(model.router)
            .environment(\.openRoute, OpenRouteAction { model.router.open($0) })
            .environment(\.calendar, .harbor)
            .environment(\.timeZone, .gmt)
    }
}
