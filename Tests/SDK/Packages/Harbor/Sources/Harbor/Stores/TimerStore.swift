import Foundation
import Observation

/// A countdown that never ticks by itself: every reading takes the current date, so that
/// `TimelineView` drives the screen and tests stay deterministic.
@MainActor
@Observable
final class TimerStore {
    enum Phase: Hashable, Sendable {
        case idle
        case running(endsAt: Date)
        case paused(remaining: TimeInterval)
        case finished
    }

    let presets: [TimerPreset]
    private(set) var selectedPreset: TimerPreset?
    private(set) var duration: TimeInterval
    private(set) var phase: Phase = .idle

    init(presets: [TimerPreset] = SampleData.timerPresets) {
        self.presets = presets
        self.selectedPreset = presets.first
        self.duration = presets.first?.duration ?? 300
    }

    var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    func remaining(at date: Date) -> TimeInterval {
        switch phase {
        case .idle: duration
        case .running(let endsAt): max(0, endsAt.timeIntervalSince(date))
        case .paused(let remaining): remaining
        case .finished: 0
        }
    }

    func progress(at date: Date) -> Double {
        guard duration > 0 else { return 0 }
        return 1 - remaining(at: date) / duration
    }

    func select(_ preset: TimerPreset) {
        selectedPreset = preset
        duration = preset.duration
        phase = .idle
    }

    /// Sets a free duration, in whole minutes from 1 to 120.
    func setMinutes(_ minutes: Int) {
        guard !isRunning else { return }
        selectedPreset = presets.first { $0.minutes == minutes }
        duration = TimeInterval(min(max(minutes, 1), 120)) * 60
        phase = .idle
    }

    func toggle(at date: Date) {
        switch phase {
        case .idle, .finished:
            phase = .running(endsAt: date.addingTimeInterval(duration))
        case .running:
            phase = .paused(remaining: remaining(at: date))
        case .paused(let remaining):
            phase = .running(endsAt: date.addingTimeInterval(remaining))
        }
    }

    func skip(by seconds: TimeInterval, at date: Date) {
        switch phase {
        case .running(let endsAt):
            phase = .running(endsAt: max(date, endsAt.addingTimeInterval(-seconds)))
        case .paused(let remaining):
            phase = .paused(remaining: min(duration, max(0, remaining - seconds)))
        case .idle, .finished:
            break
        }
        finishIfNeeded(at: date)
    }

    func finishIfNeeded(at date: Date) {
        if case .running(let endsAt) = phase, endsAt <= date {
            phase = .finished
        }
    }

    func reset() {
        phase = .idle
    }
}
