// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Renders a film of a completed flow in small steps, so that its progress can be shown and it can be canceled.
///
/// The renderer replays the flow on a separate screen. The film is identical to the output of
/// `FlowFilm.write(_:on:to:)` if the screen behaves the same on each run. The global state of the process, such as a
/// data store, is not reset.
@MainActor
package final class FlowFilmRenderer {
  private let driver: FlowDriver
  private let reel: FlowFilmWriter
  private var moments: ArraySlice<TimedLiveInput>
  private var marks: ArraySlice<FlowMark>
  private let end: Int
  private var isOver = false

  /// Starts rendering a film.
  ///
  /// - Parameters:
  ///   - result: The flow's result.
  ///   - live: A new instance of the screen in the flow's initial state, created with `FlowResult.options`.
  ///   - path: The path of the film. The extension is `.png` for an animated PNG, or `.mp4` or `.webm` if ffmpeg is
  ///     in the PATH.
  package init(_ result: FlowResult, on live: LiveScreen, film: FlowFilm, to path: String) throws(FlowFilmError) {
    reel = try FlowFilmWriter(film, of: live.displayList, to: path, encoder: FlowVideo.encoder())
    driver = FlowDriver(live, flow: result.name)
    driver.filmInterval = 60 / film.framesPerSecond
    driver.filmPause = film.heldFrames
    (moments, end) = (result.moments[...], result.frameCount)
    marks = result.marks[...]
    driver.film = { [reel] in reel.append($0.displayList, fingers: $0.fingers) }
  }

  /// The fraction of the film that is completed, 0...1.
  package var progress: Double { end > 0 ? Double(driver.live.frame) / Double(end) : 1 }

  /// Renders a part of the film.
  ///
  /// - Parameter duration: The real time after which the method returns.
  /// - Returns: Whether the film is complete and has been written to its file.
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
      driver.advance(frames: 1)
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
      if let options = next.options { driver.setOptions(options) } else { driver.pauseFilm() }
    }
  }

  /// Cancels the film without writing a file.
  package func discard() {
    guard !isOver else { return }
    isOver = true
    reel.discard()
  }
}
