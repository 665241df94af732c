import SwiftUI

/// The feed of the household: messages as bubbles, events as notes between them.
struct ActivityFeedView: View {
    @Environment(ActivityStore.self) private var activity
    @Environment(HouseholdStore.self) private var household
    @Environment(\.referenceDate) private var referenceDate

    @State private var draft = ""
    @State private var showsOnlyMessages = false
    @State private var highlightedID: ActivityEntry.ID?

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 12, pinnedViews: .sectionHeaders) {
                    ForEach(days) { day in
                        Section {
                            ForEach(day.entries) { entry in
                                row(entry)
                                    .id(entry.id)
                            }
                        } header: {
                            DayHeader(date: day.day)
                        }
                    }
                }
                .padding(.horizontal)
                .padding(.bottom, 8)
            }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .overlay {
                if activity.entries.isEmpty {
                    ContentUnavailableView(
                        "It's quiet here",
                        systemImage: "bubble.left.and.bubble.right",
                        description: Text("Say hello to your household.")
                    )
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                MessageComposer(text: $draft) {
                    send(using: proxy)
                }
            }
            .toolbar { feedToolbar(proxy) }
        }
        .screenBackground()
        .navigationTitle(Text("Activity", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.visible, for: .navigationBar)
        .onDisappear {
            activity.markAllRead()
        }
    }

    private var days: [ActivityDay] {
        guard showsOnlyMessages else { return activity.days() }
        return activity.days().compactMap { day in
            let messages = day.entries.filter(\.isMessage)
            return messages.isEmpty ? nil : ActivityDay(day: day.day, entries: messages)
        }
    }

    @ViewBuilder
    private func row(_ entry: ActivityEntry) -> some View {
        if let author = household.member(entry.authorID) {
            Group {
                if entry.isMessage {
                    MessageBubble(
                        entry: entry,
                        author: author,
                        isOutgoing: author.id == household.currentMemberID
                    )
                } else {
                    EventNote(entry: entry, author: author)
                }
            }
            .padding(4)
            .background {
                if highlightedID == entry.id {
                    RoundedRectangle(cornerRadius: 20)
                        .fill(.yellow.opacity(0.25))
                        .transition(.opacity)
                }
            }
            .transition(
                .asymmetric(
                    insertion: .move(edge: .bottom).combined(with: .opacity),
                    removal: .scale(scale: 0.8).combined(with: .opacity)
                )
            )
        }
    }

    private func send(using proxy: ScrollViewProxy) {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        draft = ""
        withAnimation(.spring(duration: 0.4)) {
            let id = activity.post(.message(text), by: household.currentMemberID, at: referenceDate)
            proxy.scrollTo(id, anchor: .bottom)
        }
    }

    @ToolbarContentBuilder
    private func feedToolbar(_ proxy: ScrollViewProxy) -> some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Toggle(isOn: $showsOnlyMessages.animation()) {
                Label("Only messages", systemImage: "text.bubble")
            }
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("First unread", systemImage: "arrow.up.to.line") {
                guard let first = activity.entries.first(where: \.isUnread) else { return }
                withAnimation {
                    proxy.scrollTo(first.id, anchor: .top)
                    highlightedID = first.id
                } completion: {
                    withAnimation(.easeOut.delay(1)) {
                        highlightedID = nil
                    }
                }
            }
            .disabled(activity.unreadCount == 0)
        }
    }
}

private struct DayHeader: View {
    let date: Date

    @Environment(\.calendar) private var calendar
    @Environment(\.referenceDate) private var referenceDate

    var body: some View {
        Text(title)
            .font(.caption.weight(.semibold))
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .background(.ultraThinMaterial, in: .capsule)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 4)
            .accessibilityAddTraits(.isHeader)
    }

    private var title: String {
        if calendar.isDate(date, inSameDayAs: referenceDate) {
            String(localized: "Today", bundle: .module)
        } else if calendar.isDate(date, inSameDayAs: referenceDate.adding(days: -1)) {
            String(localized: "Yesterday", bundle: .module)
        } else {
            date.formatted(.dateTime.weekday(.wide).day().month())
        }
    }
}

struct MessageBubble: View {
    let entry: ActivityEntry
    let author: Member
    let isOutgoing: Bool

    @Environment(ActivityStore.self) private var activity
    @Environment(\.currencyCode) private var currencyCode
    @State private var isChoosingReaction = false

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            if isOutgoing {
                Spacer(minLength: 48)
            } else {
                AvatarView(member: author, size: 28)
            }
            VStack(alignment: isOutgoing ? .trailing : .leading, spacing: 4) {
                if !isOutgoing {
                    Text(author.givenName)
                        .font(.caption2)
                        .foregroundStyle(author.tint.color)
                }
                bubble
                HStack(spacing: 4) {
                    if entry.isUnread {
                        Circle()
                            .fill(.tint)
                            .frame(width: 6, height: 6)
                    }
                    Text(entry.date, format: .dateTime.hour().minute())
                }
                .font(.caption2)
                .foregroundStyle(.tertiary)
            }
            if !isOutgoing {
                Spacer(minLength: 48)
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var bubble: some View {
        Text(AttributedString(inlineMarkdown: entry.markdown(currencyCode: currencyCode)))
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .foregroundStyle(isOutgoing ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .background(
                isOutgoing ? AnyShapeStyle(.tint) : AnyShapeStyle(Palette.cardBackground),
                in: BubbleShape(isOutgoing: isOutgoing)
            )
            .overlay(alignment: isOutgoing ? .topLeading : .topTrailing) {
                ReactionBadges(reactions: entry.reactions)
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            }
            .onLongPressGesture(minimumDuration: 0.3) {
                isChoosingReaction = true
            }
            .sensoryFeedback(.impact(weight: .light), trigger: isChoosingReaction)
            .popover(isPresented: $isChoosingReaction) {
                ReactionPicker { reaction in
                    withAnimation(.bouncy) {
                        activity.react(reaction, to: entry.id)
                    }
                    isChoosingReaction = false
                }
                .presentationCompactAdaptation(.popover)
            }
    }
}

private struct ReactionBadges: View {
    let reactions: [ActivityEntry.Reaction: Int]

    var body: some View {
        HStack(spacing: -4) {
            ForEach(ActivityEntry.Reaction.allCases.filter { reactions[$0] != nil }) { reaction in
                HStack(spacing: 2) {
                    Image(systemName: reaction.symbolName)
                    if let count = reactions[reaction], count > 1 {
                        Text(count, format: .number)
                            .contentTransition(.numericText(value: Double(count)))
                    }
                }
                .font(.caption2)
                .padding(.horizontal, 6)
                .padding(.vertical, 3)
                .foregroundStyle(Palette.rose)
                .background(.thickMaterial, in: .capsule)
                .symbolEffect(.bounce, value: reactions[reaction])
                .transition(.scale.combined(with: .opacity))
            }
        }
    }
}

private struct ReactionPicker: View {
    let onChoose: (ActivityEntry.Reaction) -> Void

    @State private var hasAppeared = false

    var body: some View {
        HStack(spacing: 16) {
            ForEach(Array(ActivityEntry.Reaction.allCases.enumerated()), id: \.element) { index, reaction in
                Button {
                    onChoose(reaction)
                } label: {
                    Image(systemName: reaction.symbolName)
                        .font(.title2)
                }
                .buttonStyle(.circleIcon)
                .accessibilityLabel(reaction.title)
                .scaleEffect(hasAppeared ? 1 : 0.2)
                .animation(.bouncy.delay(Double(index) * 0.05), value: hasAppeared)
            }
        }
        .padding()
        .onAppear { hasAppeared = true }
    }
}

private struct EventNote: View {
    let entry: ActivityEntry
    let author: Member

    @Environment(\.currencyCode) private var currencyCode

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: symbolName)
                .symbolVariant(.circle.fill)
                .foregroundStyle(author.tint.color)
            Text(text)
                .font(.footnote)
                .foregroundStyle(.secondary)
            ReactionBadges(reactions: entry.reactions)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
    }

    private var text: AttributedString {
        AttributedString(inlineMarkdown: "\(author.givenName) \(entry.markdown(currencyCode: currencyCode))")
    }

    private var symbolName: String {
        switch entry.kind {
        case .message: "bubble.left"
        case .completedErrand: "checkmark"
        case .addedItem: "plus"
        case .sharedList: "person.2"
        case .placedOrder: "cart"
        }
    }
}

struct MessageComposer: View {
    @Binding var text: String
    let onSend: () -> Void

    @FocusState private var isFocused: Bool
    @State private var sendCount = 0

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            TextField("Message", text: $text, axis: .vertical)
                .lineLimit(1...5)
                .focused($isFocused)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .background(.background.secondary, in: .rect(cornerRadius: 20))
                .overlay {
                    RoundedRectangle(cornerRadius: 20)
                        .strokeBorder(isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator))
                }
            Button("Send", systemImage: "arrow.up") {
                sendCount += 1
                onSend()
            }
            .labelStyle(.iconOnly)
            .fontWeight(.bold)
            .foregroundStyle(.white)
            .frame(width: 38, height: 38)
            .background(.tint, in: .circle)
            .disabled(isEmpty)
            .opacity(isEmpty ? 0.4 : 1)
            .keyboardShortcut(.return, modifiers: .command)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
        .animation(.snappy, value: isEmpty)
        .sensoryFeedback(.impact, trigger: sendCount)
    }

    private var isEmpty: Bool {
        text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }
}

#Preview("Activity") {
    PreviewStack {
        ActivityFeedView()
    }
}

#Preview("Activity, dark") {
    PreviewStack {
        ActivityFeedView()
    }
    .preferredColorScheme(.dark)
}

#Preview("Activity, right to left") {
    PreviewStack {
        ActivityFeedView()
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar"))
}

#Preview("Bubbles", traits: .sizeThatFitsLayout) {
    VStack {
        MessageBubble(entry: SampleData.activity[4], author: SampleData.members[2], isOutgoing: false)
        MessageBubble(entry: SampleData.activity[5], author: SampleData.members[0], isOutgoing: true)
    }
    .padding()
    .harborEnvironment(.sample())
}

#Preview("Composer", traits: .sizeThatFitsLayout) {
    @Previewable @State var text = "A first line"

    MessageComposer(text: $text) {
        text = ""
    }
}
