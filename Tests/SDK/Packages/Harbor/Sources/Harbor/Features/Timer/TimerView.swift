import SwiftUI

/// A kitchen timer that looks like a player: a large dial, transport buttons, and a shelf of presets.
struct TimerView: View {
    @Environment(TimerStore.self) private var timer
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    @State private var finishedCount = 0
    @State private var showsPresets = true

    private var tint: Color {
        timer.selectedPreset?.tint.color ?? Palette.teal
    }

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: !timer.isRunning)) { timeline in
            let now = timeline.date
            VStack(spacing: 28) {
                title
                TimerDial(
                    remaining: timer.remaining(at: now),
                    duration: timer.duration,
                    isEditable: !timer.isRunning,
                    tint: tint
                ) { minutes in
                    timer.setMinutes(minutes)
                }
                .frame(maxWidth: 320)
                transport
                scrubber(at: now)
                if showsPresets {
                    presetShelf
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { background(at: now) }
            .onChange(of: timer.remaining(at: now) == 0) { _, isZero in
                guard isZero, timer.isRunning else { return }
                timer.finishIfNeeded(at: now)
                finishedCount += 1
            }
        }
        .tint(tint)
        .animation(.smooth, value: timer.selectedPreset)
        .overlay {
            if timer.phase == .finished {
                ConfettiView()
            }
        }
        .navigationTitle(Text("Timer", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Presets", systemImage: showsPresets ? "chevron.down.circle" : "chevron.up.circle") {
                    withAnimation(.spring) {
                        showsPresets.toggle()
                    }
                }
                .contentTransition(.symbolEffect(.replace))
            }
        }
        .sensoryFeedback(trigger: timer.phase) { old, new in
            switch (old, new) {
            case (_, .finished): .success
            case (_, .running): .start
            case (.running, .paused): .stop
            default: nil
            }
        }
    }

    // MARK: Parts

    private var title: some View {
        VStack(spacing: 4) {
            Image(systemName: timer.selectedPreset?.symbolName ?? "timer")
                .font(.title)
                .foregroundStyle(.tint)
                .contentTransition(.symbolEffect(.replace))
                .symbolEffect(.variableColor.iterative, isActive: timer.isRunning)
            Text(timer.selectedPreset?.title ?? String(localized: "Custom", bundle: .module))
                .font(.title2.bold())
                .contentTransition(.interpolate)
        }
    }

    private var transport: some View {
        HStack(spacing: 24) {
            HoldButton(symbolName: "arrow.counterclockwise", duration: 0.6) {
                withAnimation(.spring) {
                    timer.reset()
                }
            }
            .accessibilityLabel("Reset")

            Button {
                withAnimation(.bouncy) {
                    timer.toggle(at: .now)
                }
            } label: {
                Image(systemName: timer.isRunning ? "pause.fill" : "play.fill")
                    .font(.system(size: 36))
                    .contentTransition(.symbolEffect(.replace.downUp.byLayer))
                    .frame(width: 88, height: 88)
                    .foregroundStyle(.white)
                    .background(tint.gradient, in: .circle)
            }
            .buttonStyle(.plain)
            .keyframeAnimator(initialValue: 0.0, trigger: finishedCount) { content, angle in
                content.rotationEffect(.degrees(angle))
            } keyframes: { _ in
                KeyframeTrack {
                    LinearKeyframe(12, duration: 0.08)
                    LinearKeyframe(-12, duration: 0.12)
                    LinearKeyframe(8, duration: 0.1)
                    SpringKeyframe(0, duration: 0.4, spring: .bouncy)
                }
            }
            .accessibilityLabel(timer.isRunning ? "Pause" : "Start")

            Button("Forward one minute", systemImage: "goforward.60") {
                withAnimation(.snappy) {
                    timer.skip(by: 60, at: .now)
                }
            }
            .buttonStyle(.circleIcon(diameter: 52))
        }
    }

    private func scrubber(at now: Date) -> some View {
        VStack(spacing: 4) {
            ProgressView(value: min(max(timer.progress(at: now), 0), 1))
            HStack {
                Text((timer.duration - timer.remaining(at: now)).clockString)
                Spacer()
                Text("-\(timer.remaining(at: now).clockString)")
            }
            .font(.caption.monospacedDigit())
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Time left")
        .accessibilityValue(timer.remaining(at: now).clockString)
    }

    private var presetShelf: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 12) {
                ForEach(timer.presets) { preset in
                    Button {
                        timer.select(preset)
                    } label: {
                        VStack(spacing: 6) {
                            Image(systemName: preset.symbolName)
                                .font(.title3)
                            Text(preset.title)
                                .font(.caption)
                            Text(preset.formattedDuration)
                                .font(.caption2)
                                .opacity(0.7)
                        }
                        .frame(width: 84, height: 88)
                        .foregroundStyle(isSelected(preset) ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                        .background(
                            isSelected(preset) ? AnyShapeStyle(preset.tint.color.gradient) : AnyShapeStyle(.ultraThinMaterial),
                            in: .rect(cornerRadius: 18, style: .continuous)
                        )
                    }
                    .buttonStyle(.plain)
                    .disabled(timer.isRunning)
                    .accessibilityAddTraits(isSelected(preset) ? .isSelected : [])
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollIndicators(.never)
        .contentMargins(.horizontal, 4, for: .scrollContent)
    }

    private func isSelected(_ preset: TimerPreset) -> Bool {
        preset == timer.selectedPreset
    }

    private func background(at now: Date) -> some View {
        let phase = reduceMotion ? 0 : now.timeIntervalSinceReferenceDate
        let level = 1 - timer.progress(at: now)
        return ZStack {
            Palette.pageBackground
            WaveShape(level: level * 0.9, phase: phase, amplitude: 12)
                .fill(tint.opacity(0.12))
            WaveShape(level: level * 0.86, phase: phase * 1.3 + 2, amplitude: 10)
                .fill(tint.opacity(0.16))
        }
        .ignoresSafeArea()
    }
}

#Preview("Timer") {
    PreviewStack {
        TimerView()
    }
}

#Preview("Timer, paused, dark") {
    let model = AppModel.sample()
    model.timer.toggle(at: SampleData.now)
    model.timer.toggle(at: SampleData.now.addingTimeInterval(131))

    return PreviewStack(model: model) {
        TimerView()
    }
    .preferredColorScheme(.dark)
}
