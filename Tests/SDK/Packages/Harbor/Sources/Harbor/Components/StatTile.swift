import SwiftUI

/// A number with a title and a symbol; the number rolls when it changes.
struct StatTile: View {
    let title: String
    let value: Int
    let symbolName: String
    var tint: Color = Palette.teal

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: symbolName)
                    .font(.title3)
                    .foregroundStyle(tint)
                    .symbolEffect(.pulse, isActive: value > 0)
                Spacer()
                Text(value, format: .number)
                    .font(.harborNumber)
                    .contentTransition(.numericText(value: Double(value)))
            }
            Text(title)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .lineLimit(2, reservesSpace: true)
        }
        .card()
        .animation(.snappy, value: value)
        .accessibilityElement(children: .combine)
    }
}

/// A headline with an optional button after it.
struct SectionHeader: View {
    let title: String
    var actionTitle: String?
    var action: () -> Void = {}

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(title)
                .font(.title3.bold())
                .accessibilityAddTraits(.isHeader)
            Spacer()
            if let actionTitle {
                Button(actionTitle, action: action)
                    .font(.subheadline)
            }
        }
    }
}

/// A bordered stepper with a number between two round buttons.
struct QuantityStepper: View {
    @Binding var quantity: Int
    var range: ClosedRange<Int> = 0...99

    var body: some View {
        HStack(spacing: 12) {
            Button("Less", systemImage: "minus") {
                quantity -= 1
            }
            .disabled(quantity <= range.lowerBound)

            Text(quantity, format: .number)
                .font(.harborNumber)
                .frame(minWidth: 32)
                .contentTransition(.numericText(value: Double(quantity)))

            Button("More", systemImage: "plus") {
                quantity += 1
            }
            .disabled(quantity >= range.upperBound)
        }
        .buttonStyle(.circleIcon(diameter: 32))
        .buttonRepeatBehavior(.enabled)
        .animation(.snappy(duration: 0.2), value: quantity)
        .sensoryFeedback(.increase, trigger: quantity)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Quantity")
    }
}

#Preview("Stat tiles") {
    @Previewable @State var count = 3

    VStack {
        HStack {
            StatTile(title: "Errands due", value: count, symbolName: "checklist")
            StatTile(title: "Running low", value: count * 2, symbolName: "shippingbox", tint: Palette.coral)
        }
        QuantityStepper(quantity: $count, range: 0...10)
        SectionHeader(title: "Lists", actionTitle: "Show all")
    }
    .padding()
    .background(Palette.pageBackground)
}

#Preview("Stat tiles, accessibility size") {
    StatTile(title: "Errands due", value: 12, symbolName: "checklist")
        .padding()
        .dynamicTypeSize(.accessibility3)
}
