import SwiftUI

struct ErrandDetailView: View {
    let errandID: Errand.ID

    @Environment(ErrandStore.self) private var errands
    @Environment(HouseholdStore.self) private var household
    @Environment(Router.self) private var router
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.openURL) private var openURL

    @State private var completions = 0

    var body: some View {
        if let errand = errands[errandID] {
            Form {
                summary(errand)
                if !errand.steps.isEmpty {
                    steps(errand)
                }
                facts(errand)
                actions(errand)
            }
            .navigationTitle(Text("Errand", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Edit") {
                        router.sheet = .editErrand(errandID)
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                completeButton(errand)
            }
        } else {
            ContentUnavailableView("No such errand", systemImage: "checklist.unchecked")
        }
    }

    private func summary(_ errand: Errand) -> some View {
        Section {
            VStack(alignment: .leading, spacing: 8) {
                Text(errand.title)
                    .font(.harborTitle)
                    .strikethrough(errand.isDone, color: .secondary)
                if !errand.details.isEmpty {
                    Text(AttributedString(inlineMarkdown: errand.details))
                        .foregroundStyle(.secondary)
                }
                HStack {
                    TagChip(
                        title: errand.priority.title,
                        symbolName: errand.priority.symbolName,
                        tint: errand.priority.color
                    )
                    if errand.recurrence != .never {
                        TagChip(title: errand.recurrence.title, symbolName: "repeat", tint: Palette.sky)
                    }
                }
            }
            .listRowBackground(Color.clear)
            .listRowInsets(EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4))
        }
    }

    private func steps(_ errand: Errand) -> some View {
        Section {
            ForEach(errand.steps) { step in
                Toggle(step.title, isOn: isDone(step))
                    .toggleStyle(.check)
            }
        } header: {
            HStack {
                Text("Steps", bundle: .module)
                Spacer()
                Text(errand.progress, format: .percent.precision(.fractionLength(0)))
                    .contentTransition(.numericText(value: errand.progress))
            }
        }
        .animation(.snappy, value: errand.progress)
    }

    private func isDone(_ step: Errand.Step) -> Binding<Bool> {
        Binding(
            get: { step.isDone },
            set: { _ in errands.toggleStep(step.id, of: errandID) }
        )
    }

    private func facts(_ errand: Errand) -> some View {
        Section {
            if let due = errand.due {
                LabeledContent {
                    Text(due, format: .dateTime.weekday().day().month().hour().minute())
                } label: {
                    Label("Due", systemImage: "calendar")
                }
            }
            LabeledContent {
                Text(Duration.seconds(errand.estimatedMinutes * 60), format: .units(allowed: [.hours, .minutes]))
            } label: {
                Label("Takes", systemImage: "hourglass")
            }
            if let member = household.member(errand.assigneeID) {
                NavigationLink(value: Route.member(member.id)) {
                    LabeledContent {
                        HStack {
                            AvatarView(member: member, size: 24)
                            Text(member.givenName)
                        }
                    } label: {
                        Label("Assigned to", systemImage: "person")
                    }
                }
            }
        }
    }

    @ViewBuilder
    private func actions(_ errand: Errand) -> some View {
        Section {
            if !errand.place.isEmpty {
                Button {
                    var components = URLComponents(string: "https://maps.apple.com/")
                    components?.queryItems = [URLQueryItem(name: "q", value: errand.place)]
                    if let url = components?.url {
                        openURL(url)
                    }
                } label: {
                    Label("Find \(errand.place)", systemImage: "map")
                }
            }
            Menu {
                Button("Tomorrow") { postpone(by: 1) }
                Button("In three days") { postpone(by: 3) }
                Button("Next week") { postpone(by: 7) }
            } label: {
                Label("Postpone", systemImage: "clock.arrow.circlepath")
            }
        }
    }

    private func postpone(by days: Int) {
        withAnimation {
            errands.postpone(errandID, byDays: days, from: referenceDate)
        }
    }

    private func completeButton(_ errand: Errand) -> some View {
        Button {
            withAnimation(.bouncy) {
                errands.toggle(errandID)
                completions += 1
            }
        } label: {
            Label(
                errand.isDone ? "Reopen" : "Mark as done",
                systemImage: errand.isDone ? "arrow.uturn.left" : "checkmark"
            )
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.capsule)
        .controlSize(.large)
        .tint(errand.isDone ? Palette.slate : Palette.moss)
        .keyframeAnimator(initialValue: CompletionPose(), trigger: completions) { content, pose in
            content
                .scaleEffect(x: pose.stretch, y: pose.squash, anchor: .bottom)
                .offset(y: pose.lift)
        } keyframes: { _ in
            KeyframeTrack(\.lift) {
                CubicKeyframe(-24, duration: 0.2)
                SpringKeyframe(0, duration: 0.5, spring: .bouncy)
            }
            KeyframeTrack(\.stretch) {
                LinearKeyframe(0.95, duration: 0.15)
                SpringKeyframe(1, duration: 0.5)
            }
            KeyframeTrack(\.squash) {
                CubicKeyframe(1.1, duration: 0.2)
                CubicKeyframe(0.94, duration: 0.15)
                CubicKeyframe(1, duration: 0.2)
            }
        }
        .padding()
        .background(.bar)
    }
}

private struct CompletionPose: Sendable {
    var lift: CGFloat = 0
    var stretch: CGFloat = 1
    var squash: CGFloat = 1
}

#Preview("Errand detail") {
    PreviewStack {
        ErrandDetailView(errandID: 4)
    }
}

#Preview("Errand detail, overdue, dark") {
    PreviewStack {
        ErrandDetailView(errandID: 1)
    }
    .preferredColorScheme(.dark)
}
