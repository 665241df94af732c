import SwiftUI

struct HomeView: View {
    @Environment(InventoryStore.self) private var inventory
    @Environment(ErrandStore.self) private var errands
    @Environment(HouseholdStore.self) private var household
    @Environment(ActivityStore.self) private var activity
    @Environment(Router.self) private var router
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.currencyCode) private var currencyCode
    @Environment(\.openRoute) private var openRoute
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @AppStorage(SettingsKey.householdName) private var householdName = ""
    @Namespace private var cardNamespace
    @State private var isValueExpanded = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                greeting
                tiles
                valueCard
                shortcuts
                lists
                lowStock
            }
            .padding()
        }
        .screenBackground()
        .navigationTitle(Text("Home", bundle: .module))
        .toolbar { homeToolbar }
        .refreshable {
            await inventory.refresh(at: referenceDate)
        }
    }

    // MARK: Greeting

    private var greeting: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(greetingText)
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
            Text(referenceDate, format: .dateTime.weekday(.wide).day().month(.wide))
                .font(.subheadline)
                .foregroundStyle(.secondary)
            if let entry = activity.latest, let author = household.member(entry.authorID) {
                HStack(alignment: .top) {
                    AvatarView(member: author, size: 24)
                    Text(AttributedString(inlineMarkdown: entry.markdown(currencyCode: currencyCode)))
                        .font(.footnote)
                        .lineLimit(2)
                }
                .padding(.top, 8)
                .transition(.blurLift)
            }
        }
    }

    private var greetingText: AttributedString {
        var hello = AttributedString(String(localized: "Good morning", bundle: .module))
        var name = AttributedString(household.currentMember?.givenName ?? householdName)
        name.foregroundColor = Palette.teal
        hello.append(AttributedString(", "))
        hello.append(name)
        return hello
    }

    // MARK: Tiles

    private var tiles: some View {
        let columns = dynamicTypeSize.isAccessibilitySize ? 1 : 2
        return LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: columns),
            spacing: 12
        ) {
            StatTile(
                title: String(localized: "Errands due", bundle: .module),
                value: errands.dueCount(on: referenceDate),
                symbolName: "checklist"
            )
            StatTile(
                title: String(localized: "Running low", bundle: .module),
                value: inventory.lowStock.count,
                symbolName: "exclamationmark.arrow.triangle.2.circlepath",
                tint: Palette.coral
            )
            StatTile(
                title: String(localized: "Things at home", bundle: .module),
                value: inventory.items.count,
                symbolName: "shippingbox",
                tint: Palette.plum
            )
            StatTile(
                title: String(localized: "Unread", bundle: .module),
                value: activity.unreadCount,
                symbolName: "bubble.left",
                tint: Palette.sky
            )
        }
    }

    // MARK: Value card

    private var valueCard: some View {
        VStack(alignment: .leading, spacing: 12) {
            if isValueExpanded {
                VStack(alignment: .leading, spacing: 12) {
                    valueTitle
                    valueAmount(font: .system(.largeTitle, design: .rounded, weight: .bold))
                    ForEach(inventory.valueByCategory.prefix(4)) { entry in
                        LabeledContent {
                            Text(entry.value, format: .currency(code: currencyCode))
                        } label: {
                            Label(entry.category.title, systemImage: entry.category.symbolName)
                        }
                        .font(.subheadline)
                    }
                    .transition(.move(edge: .top).combined(with: .opacity))
                }
            } else {
                ViewThatFits(in: .horizontal) {
                    HStack {
                        valueTitle
                        Spacer()
                        valueAmount(font: .harborNumber)
                    }
                    VStack(alignment: .leading) {
                        valueTitle
                        valueAmount(font: .harborNumber)
                    }
                }
            }
        }
        .card()
        .shimmering(inventory.isRefreshing)
        .contentShape(.rect)
        .onTapGesture {
            withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
                isValueExpanded.toggle()
            }
        }
        .accessibilityAddTraits(.isButton)
        .accessibilityHint(isValueExpanded ? "Collapses the card" : "Expands the card")
    }

    private var valueTitle: some View {
        Text("Household value", bundle: .module)
            .font(.headline)
            .matchedGeometryEffect(id: "title", in: cardNamespace)
    }

    private func valueAmount(font: Font) -> some View {
        Text(inventory.totalValue, format: .currency(code: currencyCode).precision(.fractionLength(0)))
            .font(font)
            .foregroundStyle(.tint)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .matchedGeometryEffect(id: "amount", in: cardNamespace)
    }

    // MARK: Shortcuts

    private var shortcuts: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(HomeShortcut.allCases) { shortcut in
                    NavigationLink(value: shortcut.route) {
                        ShortcutCard(shortcut: shortcut)
                    }
                    .buttonStyle(.plain)
                    .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 12)
                    .scrollTransition { content, phase in
                        content
                            .scaleEffect(phase.isIdentity ? 1 : 0.9)
                            .opacity(phase.isIdentity ? 1 : 0.6)
                    }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .scrollClipDisabled()
        .frame(height: 110)
    }

    // MARK: Lists

    private var lists: some View {
        VStack(alignment: .leading, spacing: 12) {
            SectionHeader(
                title: String(localized: "Lists", bundle: .module),
                actionTitle: String(localized: "Show all", bundle: .module)
            ) {
                openRoute(.sharedLists)
            }
            ForEach(household.lists.prefix(2)) { list in
                NavigationLink(value: Route.sharedList(list.id)) {
                    HStack {
                        Label(list.title, systemImage: list.symbolName)
                            .labelStyle(.tile(list.tint.color))
                        Spacer()
                        AvatarStack(members: household.members(of: list))
                        ProgressView(value: list.progress)
                            .progressViewStyle(.ring(lineWidth: 4))
                            .frame(width: 28, height: 28)
                    }
                }
                .buttonStyle(.pressableCard)
                .tint(list.tint.color)
            }
        }
    }

    // MARK: Low stock

    @ViewBuilder
    private var lowStock: some View {
        if !inventory.lowStock.isEmpty {
            GroupBox {
                ForEach(inventory.lowStock) { item in
                    HStack {
                        ItemBadge(category: item.category, size: 36)
                        VStack(alignment: .leading) {
                            Text(item.name)
                            Text(item.packaging.formatted(item.quantity))
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                        Spacer()
                        Gauge(value: item.stockLevel) {
                            Text(item.name)
                        }
                        .gaugeStyle(.accessoryLinearCapacity)
                        .labelsHidden()
                        .frame(width: 64)
                        .tint(Gradient(colors: [Palette.coral, Palette.sand]))
                        Button("Restock", systemImage: "plus.circle.fill") {
                            withAnimation {
                                inventory.adjustQuantity(of: item.id, by: 1)
                            }
                        }
                        .labelStyle(.iconOnly)
                        .buttonStyle(.borderless)
                    }
                }
            } label: {
                Text("Running low", bundle: .module)
            }
            .groupBoxStyle(.panel)
        }
    }

    // MARK: Toolbar

    @ToolbarContentBuilder
    private var homeToolbar: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            NavigationLink(value: Route.search) {
                Label("Search", systemImage: "magnifyingglass")
            }
        }
        ToolbarItem(placement: .primaryAction) {
            Menu {
                Button("New item", systemImage: "shippingbox") {
                    router.sheet = .newItem
                }
                Button("New errand", systemImage: "checklist") {
                    router.sheet = .newErrand
                }
                Divider()
                Button("New list", systemImage: "list.bullet.rectangle") {
                    router.sheet = .newList
                }
            } label: {
                Label("Add", systemImage: "plus")
            } primaryAction: {
                router.sheet = .newItem
            }
        }
    }
}

enum HomeShortcut: String, CaseIterable, Identifiable {
    case calendar, timer, order, statistics, lists

    var id: Self { self }

    var title: String {
        switch self {
        case .calendar: String(localized: "Calendar", bundle: .module)
        case .timer: String(localized: "Timer", bundle: .module)
        case .order: String(localized: "Order", bundle: .module)
        case .statistics: String(localized: "Statistics", bundle: .module)
        case .lists: String(localized: "Lists", bundle: .module)
        }
    }

    var symbolName: String {
        switch self {
        case .calendar: "calendar"
        case .timer: "timer"
        case .order: "cart"
        case .statistics: "chart.bar.xaxis"
        case .lists: "list.bullet.rectangle"
        }
    }

    var tint: HarborTint {
        switch self {
        case .calendar: .rose
        case .timer: .sand
        case .order: .coral
        case .statistics: .sky
        case .lists: .moss
        }
    }

    var route: Route {
        switch self {
        case .calendar: .calendar
        case .timer: .timer
        case .order: .order
        case .statistics: .statistics
        case .lists: .sharedLists
        }
    }
}

private struct ShortcutCard: View {
    let shortcut: HomeShortcut

    var body: some View {
        VStack(alignment: .leading) {
            Image(systemName: shortcut.symbolName)
                .font(.title2)
            Spacer()
            Text(shortcut.title)
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
        }
        .foregroundStyle(.white)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(shortcut.tint.color.gradient, in: .rect(cornerRadius: 20, style: .continuous))
    }
}

#Preview("Home") {
    PreviewStack {
        HomeView()
    }
}

#Preview("Home, dark") {
    PreviewStack {
        HomeView()
    }
    .preferredColorScheme(.dark)
}

#Preview("Home, accessibility type") {
    PreviewStack {
        HomeView()
    }
    .dynamicTypeSize(.accessibility2)
}

#Preview("Home, Arabic") {
    PreviewStack {
        HomeView()
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar"))
}

#Preview("Home, empty") {
    PreviewStack(model: .empty()) {
        HomeView()
    }
}
