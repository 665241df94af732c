import SwiftUI

struct ItemDetailView: View {
    let itemID: Item.ID

    @Environment(InventoryStore.self) private var inventory
    @Environment(Router.self) private var router
    @Environment(\.dismiss) private var dismiss
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.currencyCode) private var currencyCode

    @State private var isShowingPicture = false
    @State private var isShowingWarranty = false
    @State private var isConfirmingDeletion = false
    @State private var areNotesExpanded = true
    @State private var favoriteCount = 0

    var body: some View {
        if let item = inventory[itemID] {
            ScrollView {
                VStack(spacing: 20) {
                    header(item)
                    quantityPanel(item)
                    facts(item)
                    if !item.tags.isEmpty {
                        tags(item)
                    }
                    notes(item)
                }
                .padding()
            }
            .background(Palette.pageBackground)
            .navigationTitle(item.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { detailToolbar(item) }
            .fullScreenCover(isPresented: $isShowingPicture) {
                ItemPictureView(item: item)
            }
            .confirmationDialog("Delete this item?", isPresented: $isConfirmingDeletion) {
                Button("Delete \(item.name)", role: .destructive) {
                    inventory.delete([item.id])
                    dismiss()
                }
            }
            .userActivity("com.example.harbor.item") { activity in
                activity.title = item.name
                activity.isEligibleForHandoff = true
            }
        } else {
            ContentUnavailableView(
                "This item is gone",
                systemImage: "questionmark.folder",
                description: Text("Someone in your household deleted it.")
            )
        }
    }

    // MARK: Header

    private func header(_ item: Item) -> some View {
        VStack(spacing: 12) {
            Button {
                isShowingPicture = true
            } label: {
                ItemBadge(category: item.category, size: 140)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Show the picture")

            Text(item.name)
                .font(.harborTitle)
                .multilineTextAlignment(.center)

            RatingControl(
                rating: Binding(
                    get: { item.rating },
                    set: { newValue in inventory.update(itemID) { $0.rating = newValue } }
                )
            )

            warrantyBadge(item)
        }
        .frame(maxWidth: .infinity)
    }

    @ViewBuilder
    private func warrantyBadge(_ item: Item) -> some View {
        let status = item.warrantyStatus(on: referenceDate)
        if status != .none {
            Button {
                isShowingWarranty = true
            } label: {
                Label(status.title, systemImage: status.symbolName)
                    .font(.footnote.weight(.medium))
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(status.color.opacity(0.15), in: .capsule)
                    .foregroundStyle(status.color)
            }
            .buttonStyle(.plain)
            .popover(isPresented: $isShowingWarranty, arrowEdge: .top) {
                WarrantyPopover(item: item)
                    .presentationCompactAdaptation(.popover)
            }
        }
    }

    // MARK: Quantity

    private func quantityPanel(_ item: Item) -> some View {
        GroupBox {
            ViewThatFits {
                HStack {
                    stockGauge(item)
                    Spacer()
                    quantityStepper(item)
                }
                VStack {
                    stockGauge(item)
                    quantityStepper(item)
                }
            }
        } label: {
            Text("Stock", bundle: .module)
        }
        .groupBoxStyle(.panel)
    }

    private func stockGauge(_ item: Item) -> some View {
        Gauge(value: item.stockLevel) {
            Text("Stock")
        } currentValueLabel: {
            Text(item.quantity, format: .number)
                .contentTransition(.numericText(value: Double(item.quantity)))
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text(item.minimumQuantity * 2, format: .number)
        }
        .gaugeStyle(.accessoryCircular)
        .tint(item.isLow ? Palette.coral : Palette.moss)
        .animation(.spring, value: item.quantity)
    }

    private func quantityStepper(_ item: Item) -> some View {
        QuantityStepper(
            quantity: Binding(
                get: { item.quantity },
                set: { newValue in inventory.update(itemID) { $0.quantity = newValue } }
            )
        )
    }

    // MARK: Facts

    private func facts(_ item: Item) -> some View {
        GroupBox {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 10) {
                factRow("Category") {
                    Label(item.category.title, systemImage: item.category.symbolName)
                }
                Divider()
                factRow("Room") {
                    if let room = inventory.room(item.roomID) {
                        NavigationLink(room.name, value: Route.room(room.id))
                    }
                }
                Divider()
                factRow("Price") {
                    Text(item.unitPrice, format: .currency(code: currencyCode))
                }
                factRow("Value") {
                    Text(item.totalValue, format: .currency(code: currencyCode))
                        .bold()
                }
                Divider()
                factRow("Bought") {
                    Text(item.purchaseDate, format: .dateTime.day().month().year())
                }
                factRow("Condition") {
                    Text(item.condition.title)
                }
            }
        } label: {
            Text("Details", bundle: .module)
        }
        .groupBoxStyle(.panel)
    }

    private func factRow(_ title: LocalizedStringKey, @ViewBuilder value: () -> some View) -> some View {
        GridRow {
            Text(title, bundle: .module)
                .foregroundStyle(.secondary)
                .gridColumnAlignment(.leading)
            value()
                .frame(maxWidth: .infinity, alignment: .trailing)
                .gridColumnAlignment(.trailing)
        }
        .font(.subheadline)
    }

    // MARK: Tags and notes

    private func tags(_ item: Item) -> some View {
        FlowLayout {
            ForEach(item.tags, id: \.self) { tag in
                TagChip(title: tag, symbolName: "number") {
                    withAnimation(.snappy) {
                        inventory.update(itemID) { $0.tags.removeAll { $0 == tag } }
                    }
                }
                .transition(.popIn)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func notes(_ item: Item) -> some View {
        DisclosureGroup(isExpanded: $areNotesExpanded) {
            Group {
                if item.notes.isEmpty {
                    Text("No notes yet.")
                        .foregroundStyle(.secondary)
                        .italic()
                } else {
                    Text(AttributedString(inlineMarkdown: item.notes))
                        .textSelection(.enabled)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 8)
        } label: {
            Label("Notes", systemImage: "note.text")
                .font(.headline)
        }
        .card()
    }

    // MARK: Toolbar

    @ToolbarContentBuilder
    private func detailToolbar(_ item: Item) -> some ToolbarContent {
        ToolbarItem(placement: .principal) {
            VStack(spacing: 0) {
                Text(item.name)
                    .font(.headline)
                Text(item.category.title)
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
        }
        ToolbarItem(placement: .primaryAction) {
            Button {
                inventory.toggleFavorite(item.id)
                favoriteCount += 1
            } label: {
                Label("Favorite", systemImage: item.isFavorite ? "star.fill" : "star")
                    .contentTransition(.symbolEffect(.replace.downUp))
                    .symbolEffect(.bounce, value: favoriteCount)
            }
        }
        ToolbarItem(placement: .secondaryAction) {
            Button("Edit", systemImage: "pencil") {
                router.sheet = .editItem(item.id)
            }
        }
        ToolbarItem(placement: .secondaryAction) {
            ShareLink(
                item: "\(item.name): \(item.packaging.formatted(item.quantity))",
                subject: Text(item.name),
                message: Text("From our household"),
                preview: SharePreview(item.name, image: Image(systemName: item.category.symbolName))
            )
        }
        ToolbarItem(placement: .secondaryAction) {
            Button("Delete", systemImage: "trash", role: .destructive) {
                isConfirmingDeletion = true
            }
        }
    }
}

// MARK: Warranty

extension Item.WarrantyStatus {
    var title: String {
        switch self {
        case .none: "No warranty"
        case .active(let days): "Warranty for \(days.formatted()) days"
        case .expiringSoon(let days): "Warranty ends in \(days.formatted()) days"
        case .expired(let days): "Warranty ended \(days.formatted()) days ago"
        }
    }

    var symbolName: String {
        switch self {
        case .none: "shield"
        case .active: "checkmark.shield.fill"
        case .expiringSoon: "exclamationmark.shield.fill"
        case .expired: "xmark.shield.fill"
        }
    }

    var color: Color {
        switch self {
        case .none: .secondary
        case .active: Palette.moss
        case .expiringSoon: Palette.sand
        case .expired: Palette.coral
        }
    }
}

private struct WarrantyPopover: View {
    let item: Item

    @Environment(\.referenceDate) private var referenceDate

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let end = item.warrantyEnds {
                Text("Warranty", bundle: .module)
                    .font(.headline)
                Text(item.purchaseDate...max(end, item.purchaseDate))
                    .font(.subheadline)
                ProgressView(
                    value: min(max(referenceDate.timeIntervalSince(item.purchaseDate), 0), span(to: end)),
                    total: span(to: end)
                )
                .progressViewStyle(.segmented(12))
                .frame(width: 220)
            }
        }
        .padding()
    }

    private func span(to end: Date) -> TimeInterval {
        max(end.timeIntervalSince(item.purchaseDate), 1)
    }
}

// MARK: Picture

/// The picture, full screen: pinch, turn and drag it, or hold the pin and move it.
struct ItemPictureView: View {
    let item: Item

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ZoomableCanvas {
                ItemBadge(category: item.category, size: 280)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .ignoresSafeArea()
            .overlay {
                DraggableSticker(symbolName: "mappin", tint: item.category.tint.color)
            }
            .overlay(alignment: .bottom) {
                Text(item.name)
                    .font(.headline)
                    .padding()
                    .background {
                        VisualEffectView(style: .systemChromeMaterialDark)
                            .clipShape(.capsule)
                    }
                    .padding()
            }
            .foregroundStyle(.white)
            .background(Color.black.gradient)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", systemImage: "xmark") {
                        dismiss()
                    }
                }
            }
            .toolbarBackground(.hidden, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
        .statusBarHidden()
        .presentationBackground(.black)
    }
}

#Preview("Item detail") {
    PreviewStack {
        ItemDetailView(itemID: 6)
    }
}

#Preview("Item detail, low stock, dark") {
    PreviewStack {
        ItemDetailView(itemID: 1)
    }
    .preferredColorScheme(.dark)
}

#Preview("Item detail, missing") {
    PreviewStack {
        ItemDetailView(itemID: 999)
    }
}

#Preview("Item picture") {
    ItemPictureView(item: SampleData.item(8))
}
