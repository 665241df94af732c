import SwiftUI

struct TagChip: View {
    let title: String
    var symbolName: String?
    var tint: Color = Palette.teal
    var onRemove: (() -> Void)?

    var body: some View {
        HStack(spacing: 4) {
            if let symbolName {
                Image(systemName: symbolName)
                    .imageScale(.small)
            }
            Text(title)
                .lineLimit(1)
            if let onRemove {
                Button(action: onRemove) {
                    Image(systemName: "xmark")
                        .font(.caption2.weight(.bold))
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Remove \(title)")
            }
        }
        .font(.footnote.weight(.medium))
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .foregroundStyle(tint)
        .background(tint.opacity(0.14), in: .capsule)
    }
}

/// Large symbol on a tinted tile; the picture that stands for an item.
struct ItemBadge: View {
    let category: ItemCategory
    var size: CGFloat = 44

    var body: some View {
        Image(systemName: category.symbolName)
            .font(.system(size: size * 0.45))
            .foregroundStyle(category.tint.color)
            .frame(width: size, height: size)
            .background(category.tint.color.opacity(0.15), in: .rect(cornerRadius: size * 0.28))
            .accessibilityHidden(true)
    }
}

/// Five stars that can be tapped, dragged over, or adjusted with VoiceOver.
struct RatingControl: View {
    @Binding var rating: Int
    var maximum = 5

    @ScaledMetric(relativeTo: .body) private var starSize = 24.0

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...maximum, id: \.self) { value in
                StarShape()
                    .fill(value <= rating ? AnyShapeStyle(Palette.sand.gradient) : AnyShapeStyle(.quaternary))
                    .frame(width: starSize, height: starSize)
                    .scaleEffect(value == rating ? 1.15 : 1)
                    .onTapGesture {
                        rating = value
                    }
            }
        }
        .animation(.bouncy(duration: 0.3), value: rating)
        .gesture(drag)
        .sensoryFeedback(.selection, trigger: rating)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of \(maximum)")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(maximum, rating + 1)
            case .decrement: rating = max(1, rating - 1)
            @unknown default: break
            }
        }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { value in
                let position = Int(value.location.x / (starSize + 4)) + 1
                rating = min(max(position, 1), maximum)
            }
    }
}

/// A segmented control whose selection slides from choice to choice.
struct PillPicker<Choice: Hashable & Identifiable, Content: View>: View {
    let choices: [Choice]
    @Binding var selection: Choice
    @ViewBuilder let content: (Choice) -> Content

    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 0) {
            ForEach(choices) { choice in
                Button {
                    withAnimation(.snappy) {
                        selection = choice
                    }
                } label: {
                    content(choice)
                        .font(.subheadline.weight(.medium))
                        .padding(.vertical, 8)
                        .frame(maxWidth: .infinity)
                        .foregroundStyle(choice == selection ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                        .contentShape(.rect)
                }
                .buttonStyle(.plain)
                .background {
                    if choice == selection {
                        Capsule()
                            .fill(.tint)
                            .matchedGeometryEffect(id: "selection", in: namespace)
                    }
                }
                .accessibilityAddTraits(choice == selection ? .isSelected : [])
            }
        }
        .padding(4)
        .background(.quaternary, in: .capsule)
    }
}

#Preview("Chips", traits: .sizeThatFitsLayout) {
    HStack {
        TagChip(title: "weekly")
        TagChip(title: "coffee", symbolName: "cup.and.saucer.fill", tint: Palette.coral)
        TagChip(title: "removable", tint: Palette.plum) {}
    }
    .padding()
}

#Preview("Rating", traits: .sizeThatFitsLayout) {
    @Previewable @State var rating = 3

    RatingControl(rating: $rating)
        .padding()
}

#Preview("Pill picker", traits: .sizeThatFitsLayout) {
    @Previewable @State var scope = InventoryScope.all

    PillPicker(choices: InventoryScope.allCases, selection: $scope) { choice in
        Text(choice.title)
    }
    .padding()
    .tint(Palette.teal)
}
