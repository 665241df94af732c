// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A film of a flow that has run, made piece by piece: for somebody who waits, looks how far it is, and may think better of it.
///
/// It does again what the flow did, on a screen of its own. So the film is the one that `FlowFilm.write(_:on:to:)` makes, where the screen
/// does the same again: what it keeps in the process, as in a store, is there already.
@MainActor
package final class FlowProjection {
  private let driver: FlowDriver
  private let reel: FlowReel
  private var moments: ArraySlice<LiveMoment>
  private var marks: ArraySlice<FlowMark>
  private let end: Int
  private var isOver = false

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - result: What came of the flow.
  ///   - live: A new screen, shown as that of the flow was when it began: with `FlowResult.options`.
  ///   - path: `.png` for an animated PNG; `.mp4` and `.webm` where ffmpeg is in the PATH.
  package init(_ result: FlowResult, on live: LiveScreen, film: FlowFilm, to path: String) throws(FlowFilmError) {
    reel = try FlowReel(film, of: live.displayList, to: path, encoder: FlowVideo.encoder())
    driver = FlowDriver(live, flow: result.name)
    driver.filmInterval = 60 / film.framesPerSecond
    driver.filmPause = film.heldFrames
    (moments, end) = (result.moments[...], result.frameCount)
    marks = result.marks[...]
    driver.film = { [reel] in reel.append($0.displayList, $0.fingers) }
  }

  /// How much of the flow is on film, 0...1.
  package var progress: Double { end > 0 ? Double(driver.live.frame) / Double(end) : 1 }

  /// Films a piece of it.
  ///
  /// - Parameter duration: The real time after which it is enough for now.
  /// - Returns: Whether all of it is done, and the file there.
  package func advance(for duration: Duration) throws(FlowFilmError) -> Bool {
    guard !isOver else { return true }
    let start = ContinuousClock.now
    repeat {
      passMarks()
      while let moment = moments.first, moment.frame <= driver.live.frame {
        moments.removeFirst()
        driver.perform(moment)
        passMarks()
      }
      guard driver.live.frame < end else {
        isOver = true
        try reel.finish(driver.live.displayList)
        return true
      }
      driver.advance(1)
      if let problem = reel.problem {
        discard()
        throw problem
      }
    } while ContinuousClock.now - start < duration
    return false
  }

  private func passMarks() {
    while let next = marks.first, next.moment <= driver.live.log.count, next.frame <= driver.live.frame {
      marks.removeFirst()
      if let look = next.look { driver.look(look) } else { driver.hold() }
    }
  }

  /// Ends it without a file.
  package func discard() {
    guard !isOver else { return }
    isOver = true
    reel.discard()
  }
}
