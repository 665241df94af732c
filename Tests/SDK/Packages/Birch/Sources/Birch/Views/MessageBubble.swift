// SPDX-License-Identifier: MIT

import SwiftUI

struct Message: Identifiable {
    let id: Int
    let text: String
    let isOutgoing: Bool
    let date: Date
    var isRead = true

    static let samples = [
        Message(id: 1, text: "Did the saplings arrive?", isOutgoing: false, date: .birch(2024, 5, 18, hour: 9, minute: 12)),
        Message(id: 2, text: "Yes, all three of them, and they look great.", isOutgoing: true, date: .birch(2024, 5, 18, hour: 9, minute: 15)),
        Message(id: 3, text: "Wonderful! Water them well tonight 🌱", isOutgoing: false, date: .birch(2024, 5, 18, hour: 9, minute: 16)),
        Message(id: 4, text: "Will do.", isOutgoing: true, date: .birch(2024, 5, 18, hour: 9, minute: 20), isRead: false),
    ]
}

struct MessageBubble: View {
    let message: Message
    @Environment(\.birchTheme) private var theme

    private var corners: UIRectCorner {
        message.isOutgoing ? [.topLeft, .topRight, .bottomLeft] : [.topLeft, .topRight, .bottomRight]
    }

    var body: some View {
        HStack {
            if message.isOutgoing { Spacer(minLength: 60) }
            VStack(alignment: message.isOutgoing ? .trailing : .leading, spacing: 3) {
                Text(message.text)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 9)
                    .foregroundColor(message.isOutgoing ? .white : .primary)
                    .background(message.isOutgoing ? theme.primary : Color(UIColor.systemGray5))
                    .cornerRadius(16, corners: corners)
                footer
                    .font(.caption2)
                    .foregroundColor(.secondary)
            }
            if !message.isOutgoing { Spacer(minLength: 60) }
        }
    }

    private var footer: Text {
        let time = Text(message.date, formatter: Formatters.time)
        guard message.isOutgoing else { return time }
        return time + Text(" ") + Text(Image(systemName: message.isRead ? "checkmark.circle.fill" : "checkmark.circle"))
    }
}

struct MessageBubble_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            ForEach(Message.samples) { MessageBubble(message: $0) }
        }
        .padding()
    }
}
