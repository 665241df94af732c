// SPDX-License-Identifier: MIT

import Combine
import Foundation

final class PlayerModel: ObservableObject {
    struct Track: Identifiable, Equatable {
        let id: Int
        let title: String
        let artist: String
        let duration: TimeInterval
    }

    @Published var isPlaying = false
    @Published var elapsed: TimeInterval = 84
    @Published private(set) var track: Track
    @Published private(set) var progress: Double = 0

    let queue: [Track]
    let events = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()

    init(queue: [Track] = PlayerModel.sampleQueue) {
        self.queue = queue
        track = queue[0]

        $elapsed
            .combineLatest($track)
            .map { elapsed, track in min(elapsed / track.duration, 1) }
            .removeDuplicates()
            .assign(to: &$progress)

        $isPlaying
            .dropFirst()
            .sink { [weak self] isPlaying in
                self?.events.send(isPlaying ? "Playing" : "Paused")
            }
            .store(in: &cancellables)
    }

    func skip(_ offset: Int) {
        guard let index = queue.firstIndex(of: track) else { return }
        track = queue[(index + offset + queue.count) % queue.count]
        elapsed = 0
    }

    static let sampleQueue = [
        Track(id: 1, title: "Under the Canopy", artist: "The Saplings", duration: 221),
        Track(id: 2, title: "First Frost", artist: "Hollow Oak", duration: 187),
        Track(id: 3, title: "Rings", artist: "Elm & Ash", duration: 254),
    ]
}
