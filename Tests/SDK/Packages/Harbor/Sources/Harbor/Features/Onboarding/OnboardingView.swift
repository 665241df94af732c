import SwiftUI

struct OnboardingPage: Identifiable, Hashable {
    let id: Int
    let title: LocalizedStringResource
    let message: LocalizedStringResource
    let symbolName: String
    let tint: HarborTint

    static func == (lhs: OnboardingPage, rhs: OnboardingPage) -> Bool {
        lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    static var all: [OnboardingPage] {
        [
            OnboardingPage(
                id: 0,
                title: LocalizedStringResource("Welcome to Harbor", bundle: .atURL(Bundle.module.bundleURL)),
                message: LocalizedStringResource(
                    "Everything your home owns and needs, in one quiet place.",
                    bundle: .atURL(Bundle.module.bundleURL)
                ),
                symbolName: "house.lodge.fill",
                tint: .teal
            ),
            OnboardingPage(
                id: 1,
                title: LocalizedStringResource("Never run out", bundle: .atURL(Bundle.module.bundleURL)),
                message: LocalizedStringResource(
                    "Set a minimum for what matters and Harbor tells you in time.",
                    bundle: .atURL(Bundle.module.bundleURL)
                ),
                symbolName: "shippingbox.fill",
                tint: .coral
            ),
            OnboardingPage(
                id: 2,
                title: LocalizedStringResource("Share the work", bundle: .atURL(Bundle.module.bundleURL)),
                message: LocalizedStringResource(
                    "Errands and lists belong to all of you.",
                    bundle: .atURL(Bundle.module.bundleURL)
                ),
                symbolName: "person.3.fill",
                tint: .plum
            )
        ]
    }
}

struct OnboardingView: View {
    let onFinish: () -> Void

    @AppStorage(SettingsKey.householdName) private var householdName = ""
    @State private var page = 0
    @State private var attempts = 0
    @FocusState private var isNameFocused: Bool
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let pages = OnboardingPage.all

    private var isLastPage: Bool { page == pages.count }

    var body: some View {
        ZStack {
            background
            VStack(spacing: 24) {
                TabView(selection: $page) {
                    ForEach(pages) { page in
                        OnboardingPageView(page: page)
                            .tag(page.id)
                    }
                    namePage
                        .tag(pages.count)
                }
                .tabViewStyle(.page(indexDisplayMode: .never))

                pageDots
                buttons
            }
            .padding(.vertical, 32)
        }
        .animation(.smooth, value: page)
        .onChange(of: page) { _, newPage in
            isNameFocused = newPage == pages.count
        }
    }

    private var background: some View {
        let tint = pages.indices.contains(page) ? pages[page].tint : HarborTint.moss
        return TimelineView(.animation(paused: reduceMotion)) { timeline in
            let phase = timeline.date.timeIntervalSinceReferenceDate
            ZStack {
                Palette.pageBackground
                WaveShape(level: 0.35, phase: phase * 0.8, amplitude: 14)
                    .fill(tint.color.opacity(0.18))
                WaveShape(level: 0.28, phase: -phase * 0.6, amplitude: 18)
                    .fill(tint.color.opacity(0.22))
            }
        }
        .ignoresSafeArea()
    }

    private var namePage: some View {
        VStack(spacing: 20) {
            Image(systemName: "signpost.right.and.left.fill")
                .font(.system(size: 64))
                .foregroundStyle(Palette.moss.gradient)
            Text("What is your household called?", bundle: .module)
                .font(.harborTitle)
                .multilineTextAlignment(.center)
            TextField(text: $householdName, prompt: Text("Our home", bundle: .module)) {
                Text("Household", bundle: .module)
            }
            .textInputAutocapitalization(.words)
            .submitLabel(.done)
            .focused($isNameFocused)
            .onSubmit(finish)
            .padding()
            .background(.regularMaterial, in: .rect(cornerRadius: 14))
            .shake(attempts)
        }
        .padding(.horizontal, 32)
    }

    private var pageDots: some View {
        HStack(spacing: 8) {
            ForEach(0...pages.count, id: \.self) { index in
                Capsule()
                    .fill(index == page ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                    .frame(width: index == page ? 24 : 8, height: 8)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Page \(page + 1) of \(pages.count + 1)")
    }

    private var buttons: some View {
        VStack(spacing: 12) {
            Button {
                if isLastPage {
                    finish()
                } else {
                    page += 1
                }
            } label: {
                Text(isLastPage ? "Get started" : "Continue", bundle: .module)
                    .frame(maxWidth: .infinity)
                    .contentTransition(.interpolate)
            }
            .buttonStyle(.capsule)
            .controlSize(.large)

            Button {
                page = pages.count
            } label: {
                Text("Skip", bundle: .module)
            }
            .buttonStyle(.borderless)
            .opacity(isLastPage ? 0 : 1)
            .disabled(isLastPage)
        }
        .padding(.horizontal, 32)
    }

    private func finish() {
        let trimmed = householdName.trimmingCharacters(in: .whitespaces)
        if trimmed.isEmpty {
            withAnimation(.linear(duration: 0.4)) {
                attempts += 1
            }
        } else {
            householdName = trimmed
            onFinish()
        }
    }
}

struct OnboardingPageView: View {
    private enum Beat: CaseIterable {
        case rest, rise, settle

        var scale: CGFloat {
            switch self {
            case .rest: 1
            case .rise: 1.08
            case .settle: 0.98
            }
        }

        var angle: Angle {
            switch self {
            case .rest: .zero
            case .rise: .degrees(-3)
            case .settle: .degrees(2)
            }
        }
    }

    let page: OnboardingPage

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: page.symbolName)
                .font(.system(size: 88))
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(page.tint.color)
                .frame(width: 200, height: 200)
                .background(.ultraThinMaterial, in: .circle)
                .phaseAnimator(Beat.allCases) { content, beat in
                    content
                        .scaleEffect(beat.scale)
                        .rotationEffect(beat.angle)
                } animation: { beat in
                    beat == .rise ? .easeInOut(duration: 1.2) : .easeInOut(duration: 0.9)
                }

            Text(page.title)
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
            Text(page.message)
                .font(.title3)
                .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Onboarding") {
    OnboardingView {}
        .tint(Palette.teal)
        .defaultAppStorage(.previewStore(onboarded: false))
}

#Preview("Onboarding page, dark") {
    OnboardingPageView(page: OnboardingPage.all[1])
        .preferredColorScheme(.dark)
}

#Preview("Onboarding, German, large type") {
    OnboardingView {}
        .tint(Palette.coral)
        .environment(\.locale, Locale(identifier: "de"))
        .dynamicTypeSize(.xxxLarge)
        .defaultAppStorage(.previewStore(onboarded: false))
}
