import SwiftUI

struct AboutView: View {
    @State private var page = 0
    @State private var contact = "Write to harbor@example.com or visit https://example.com."
    @State private var isFlipped = false
    @State private var tapCount = 0
    @Environment(\.openURL) private var openURL

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                logo
                Text(version)
                    .font(.footnote.monospaced())
                    .foregroundStyle(.secondary)
                    .textSelection(.enabled)

                PageCarousel(pages: highlights, currentPage: $page)
                    .frame(height: 180)
                Text("\(page + 1) / \(highlights.count)")
                    .font(.caption.monospacedDigit())
                    .contentTransition(.numericText())

                GroupBox {
                    LinkedTextView(text: .constant(contact)) { url in
                        openURL(url)
                    }
                } label: {
                    Text("Contact", bundle: .module)
                }
                .groupBoxStyle(.panel)

                Text(credits)
                    .font(.footnote)
                    .multilineTextAlignment(.center)
            }
            .padding()
            .animation(.snappy, value: page)
        }
        .screenBackground()
        .navigationTitle(Text("About", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
    }

    private var logo: some View {
        ZStack {
            if isFlipped {
                logoFace(symbol: "sailboat.fill", fill: AnyShapeStyle(Palette.sunrise))
                    .transition(.pageTurn)
            } else {
                logoFace(symbol: "house.lodge.fill", fill: AnyShapeStyle(Palette.dusk))
                    .transition(.pageTurn)
            }
        }
        .onTapGesture {
            withAnimation(.smooth(duration: 0.6)) {
                isFlipped.toggle()
            }
            tapCount += 1
        }
        .phaseAnimator([0.0, 1.0, 0.0], trigger: tapCount) { content, lift in
            content
                .offset(y: -lift * 12)
                .shadow(radius: 4 + lift * 12)
        } animation: { _ in
            .spring(duration: 0.3)
        }
        .accessibilityLabel("Harbor logo")
    }

    private func logoFace(symbol: String, fill: AnyShapeStyle) -> some View {
        RoundedRectangle(cornerRadius: 28, style: .continuous)
            .fill(fill)
            .frame(width: 120, height: 120)
            .overlay {
                Image(systemName: symbol)
                    .font(.system(size: 56))
                    .foregroundStyle(.white)
            }
    }

    private var highlights: [HighlightCard] {
        [
            HighlightCard(title: "Inventory", symbolName: "shippingbox.fill", tint: .teal),
            HighlightCard(title: "Errands", symbolName: "checklist", tint: .coral),
            HighlightCard(title: "Lists", symbolName: "list.bullet", tint: .plum)
        ]
    }

    private var version: String {
        let info = Bundle.main.infoDictionary
        let number = info?["CFBundleShortVersionString"] as? String ?? "1.0"
        return "Version \(number)"
    }

    private var credits: AttributedString {
        var text = AttributedString("Made with ")
        var heart = AttributedString("♥")
        heart.foregroundColor = Palette.rose
        heart.font = Font.title3
        var link = AttributedString("at the harbor")
        link.link = URL(string: "https://example.com")
        link.underlineStyle = Text.LineStyle.single
        text.append(heart)
        text.append(AttributedString(" "))
        text.append(link)
        return text
    }
}

private struct HighlightCard: View {
    let title: String
    let symbolName: String
    let tint: HarborTint

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: symbolName)
                .font(.largeTitle)
            Text(title)
                .font(.harborTitle)
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(tint.color.gradient, in: .rect(cornerRadius: 24, style: .continuous))
        .padding(.horizontal, 4)
    }
}

#Preview("About") {
    PreviewStack {
        AboutView()
    }
}

#Preview("About, dark") {
    PreviewStack {
        AboutView()
    }
    .preferredColorScheme(.dark)
}
