// SPDX-License-Identifier: MIT

import SwiftUI

struct Receipt {
    struct Item: Identifiable {
        let id: Int
        let name: String
        let quantity: Int
        let unitPrice: Double

        var total: Double { Double(quantity) * unitPrice }
    }

    let number: String
    let date: Date
    let items: [Item]
    var taxRate = 0.08

    var subtotal: Double { items.reduce(0) { $0 + $1.total } }
    var tax: Double { subtotal * taxRate }

    static let sample = Receipt(number: "B-20417", date: .birch(2024, 5, 18, hour: 14, minute: 32), items: [
        Item(id: 1, name: "Birch sapling", quantity: 3, unitPrice: 18.5),
        Item(id: 2, name: "Potting soil, 40 l", quantity: 2, unitPrice: 11.25),
        Item(id: 3, name: "Pruning shears", quantity: 1, unitPrice: 34),
    ])
}

struct ReceiptView: View {
    let receipt: Receipt

    var body: some View {
        VStack(spacing: 10) {
            Text("BIRCH & SONS")
                .font(.system(.headline, design: .monospaced))
            Text("No. \(receipt.number) · \(receipt.date, formatter: Formatters.shortDate)")
                .font(.system(.caption, design: .monospaced))
                .foregroundColor(.secondary)
            separator
            ForEach(receipt.items) { item in
                row("\(item.quantity) × \(item.name)", item.total.asCurrency)
            }
            separator
            row("Subtotal", receipt.subtotal.asCurrency)
            row("Tax", receipt.tax.asCurrency)
            row("Total", (receipt.subtotal + receipt.tax).asCurrency)
                .font(.system(.body, design: .monospaced).bold())
        }
        .font(.system(.footnote, design: .monospaced))
        .padding(.horizontal, 24)
        .padding(.top, 20)
        .padding(.bottom, 28)
        .background(
            TicketShape(notchPosition: 0.68)
                .fill(Color(UIColor.secondarySystemGroupedBackground))
                .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
        )
    }

    private var separator: some View {
        DashedLine()
            .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
            .frame(height: 1)
    }

    private func row(_ title: String, _ value: String) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(title)
            Spacer()
            Text(value)
        }
    }
}

struct ReceiptView_Previews: PreviewProvider {
    static var previews: some View {
        ReceiptView(receipt: .sample)
            .padding()
            .background(Color(UIColor.systemGroupedBackground))
    }
}
