import SwiftUI

struct ItemRow: View {
    let item: Item
    var query = ""

    @Environment(InventoryStore.self) private var inventory
    @Environment(\.usesCompactRows) private var usesCompactRows
    @Environment(\.currencyCode) private var currencyCode
    @ScaledMetric(relativeTo: .body) private var badgeSize = 44.0

    var body: some View {
        HStack(spacing: 12) {
            ItemBadge(category: item.category, size: usesCompactRows ? badgeSize * 0.7 : badgeSize)
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 4) {
                    Text(AttributedString(item.name).highlighting(query, color: Palette.coral))
                    if item.isFavorite {
                        Image(systemName: "star.fill")
                            .imageScale(.small)
                            .foregroundStyle(Palette.sand)
                            .transition(.scale.combined(with: .opacity))
                            .accessibilityLabel("Favorite")
                    }
                }
                if !usesCompactRows {
                    Text(subtitle)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            Spacer(minLength: 8)
            VStack(alignment: .trailing, spacing: 2) {
                Text(item.packaging.formatted(item.quantity))
                    .monospacedDigit()
                    .foregroundStyle(item.isLow ? AnyShapeStyle(.harborWarning) : AnyShapeStyle(.primary))
                    .contentTransition(.numericText())
                if !usesCompactRows {
                    Text(item.totalValue, format: .currency(code: currencyCode))
                        .font(.caption)
                        .foregroundStyle(.tertiary)
                }
            }
        }
        .animation(.snappy, value: item)
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Add one") {
            inventory.adjustQuantity(of: item.id, by: 1)
        }
        .accessibilityAction(named: "Use one") {
            inventory.adjustQuantity(of: item.id, by: -1)
        }
    }

    private var subtitle: String {
        let room = inventory.room(item.roomID)?.name
        return ([room] + item.tags.prefix(2).map { Optional($0) })
            .compactMap { $0 }
            .joined(separator: " · ")
    }
}

struct ItemCard: View {
    let item: Item

    @Environment(\.currencyCode) private var currencyCode

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .top) {
                ItemBadge(category: item.category, size: 56)
                Spacer()
                if item.isFavorite {
                    Image(systemName: "star.fill")
                        .foregroundStyle(Palette.sand)
                }
            }
            Text(item.name)
                .font(.headline)
                .lineLimit(2, reservesSpace: true)
                .multilineTextAlignment(.leading)
            HStack {
                Text(item.packaging.formatted(item.quantity))
                Spacer()
                Text(item.unitPrice, format: .currency(code: currencyCode))
                    .foregroundStyle(.secondary)
            }
            .font(.caption)
            if item.minimumQuantity > 0 {
                ProgressView(value: item.stockLevel)
                    .tint(item.isLow ? Palette.coral : Palette.moss)
            }
        }
        .card(isHighlighted: item.isLow)
        .tint(item.isLow ? Palette.coral : Palette.teal)
        .accessibilityElement(children: .combine)
    }
}

// MARK: Actions

private struct ItemActionsModifier: ViewModifier {
    let item: Item

    @Environment(InventoryStore.self) private var inventory
    @Environment(Router.self) private var router
    @Environment(\.currencyCode) private var currencyCode
    @State private var isConfirmingDeletion = false

    func body(content: Content) -> some View {
        content
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button {
                    inventory.toggleFavorite(item.id)
                } label: {
                    Label(item.isFavorite ? "Unfavorite" : "Favorite", systemImage: item.isFavorite ? "star.slash" : "star")
                }
                .tint(Palette.sand)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button("Delete", systemImage: "trash") {
                    isConfirmingDeletion = true
                }
                .tint(.red)
                Button("Edit", systemImage: "pencil") {
                    router.sheet = .editItem(item.id)
                }
                .tint(Palette.sky)
            }
            .itemMenu(item)
            .alert("Delete “\(item.name)”?", isPresented: $isConfirmingDeletion) {
                Button("Delete", role: .destructive) {
                    withAnimation {
                        inventory.delete([item.id])
                    }
                }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It is worth \(item.totalValue.currency(currencyCode)).")
            }
    }
}

private struct ItemMenuModifier: ViewModifier {
    let item: Item

    @Environment(InventoryStore.self) private var inventory
    @Environment(Router.self) private var router

    func body(content: Content) -> some View {
        content.contextMenu {
            ControlGroup {
                Button("Use one", systemImage: "minus") {
                    inventory.adjustQuantity(of: item.id, by: -1)
                }
                .disabled(item.quantity == 0)
                Button("Add one", systemImage: "plus") {
                    inventory.adjustQuantity(of: item.id, by: 1)
                }
            }
            Button("Edit", systemImage: "pencil") {
                router.sheet = .editItem(item.id)
            }
            ShareLink(item: item.name)
            Menu("Move to", systemImage: "arrow.turn.up.right") {
                ForEach(inventory.rooms.filter { $0.id != item.roomID }) { room in
                    Button(room.name, systemImage: room.symbolName) {
                        inventory.update(item.id) { $0.roomID = room.id }
                    }
                }
            }
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {
                inventory.delete([item.id])
            }
        } preview: {
            ItemCard(item: item)
                .frame(width: 260)
                .padding()
        }
    }
}

extension View {
    func itemActions(_ item: Item) -> some View {
        modifier(ItemActionsModifier(item: item))
    }

    func itemMenu(_ item: Item) -> some View {
        modifier(ItemMenuModifier(item: item))
    }
}

#Preview("Item rows") {
    List(SampleData.items.prefix(5)) { item in
        ItemRow(item: item)
    }
    .harborEnvironment(.sample())
}

#Preview("Item rows, compact, right to left") {
    List(SampleData.items.prefix(5)) { item in
        ItemRow(item: item, query: "oil")
    }
    .listStyle(.plain)
    .harborEnvironment(.sample())
    .environment(\.usesCompactRows, true)
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Item card", traits: .fixedLayout(width: 220, height: 260)) {
    ItemCard(item: SampleData.item(1))
        .padding()
}
