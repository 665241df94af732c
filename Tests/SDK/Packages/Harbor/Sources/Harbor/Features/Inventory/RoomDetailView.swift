import SwiftUI

/// A room, with a header that shrinks while the list scrolls.
struct RoomDetailView: View {
    let roomID: Room.ID

    @Environment(InventoryStore.self) private var inventory
    @Environment(\.currencyCode) private var currencyCode

    var body: some View {
        if let room = inventory.room(roomID) {
            let items = inventory.items(in: roomID)
            ScrollView {
                LazyVStack(spacing: 12) {
                    header(room, items: items)
                    ForEach(items) { item in
                        NavigationLink(value: Route.item(item.id)) {
                            ItemRow(item: item)
                                .card()
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(.horizontal)
            }
            .background(Palette.pageBackground)
            .navigationTitle(room.name)
            .navigationBarTitleDisplayMode(.inline)
            .overlay {
                if items.isEmpty {
                    ContentUnavailableView("An empty room", systemImage: room.symbolName)
                }
            }
        } else {
            ContentUnavailableView("No such room", systemImage: "door.left.hand.closed")
        }
    }

    private func header(_ room: Room, items: [Item]) -> some View {
        RoundedRectangle(cornerRadius: 28, style: .continuous)
            .fill(room.tint.color.gradient)
            .frame(height: 200)
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 4) {
                    Image(systemName: room.symbolName)
                        .font(.largeTitle)
                    Text(room.floor.title)
                        .font(.caption)
                    Text(total(of: items), format: .currency(code: currencyCode))
                        .font(.harborNumber)
                }
                .foregroundStyle(.white)
                .padding(24)
            }
            .visualEffect { content, proxy in
                let pull = max(proxy.frame(in: .scrollView).minY, 0)
                return content
                    .scaleEffect(1 + pull / 600, anchor: .bottom)
                    .offset(y: -pull / 3)
            }
            .zIndex(-1)
    }

    private func total(of items: [Item]) -> Decimal {
        items.reduce(0) { $0 + $1.totalValue }
    }
}

#Preview("Room") {
    PreviewStack {
        RoomDetailView(roomID: 1)
    }
}

#Preview("Room, dark") {
    PreviewStack {
        RoomDetailView(roomID: 5)
    }
    .preferredColorScheme(.dark)
}
