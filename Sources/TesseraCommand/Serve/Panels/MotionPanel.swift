// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera
internal import TesseraViews

/// Samples view properties over time.
@MainActor
struct MotionPanel {
  /// The maximum number of frames in a chart, which shows the last ten seconds.
  private static let maximumFrames = 600

  let stage: LiveStage

  /// Returns the values at every frame. The log is replayed on a copy of the screen, so that the page's screen is not
  /// affected.
  func chart(_ question: ChartQuestion) throws -> LiveReply<ChartQuestion.Answer> {
    let live = try stage.currentScreen()
    guard let view = stage.inspected?.view(number: question.view) else {
      if stage.inspected?.isContainer(number: question.view) == true {
        throw LiveProblem("A container of SwiftUI has no properties of its own. Select a view in it.")
      }
      throw LiveProblem("No view is selected, or the selected view no longer exists. Select a view.")
    }
    let properties = try question.properties.map { name in
      guard let property = ViewProperty(rawValue: name) else {
        throw RenderError.unknownProperty(name, known: ViewProperty.allCases.map(\.rawValue))
      }
      return property
    }
    let path = ScreenInspector.path(of: view)
    let copy = try LiveScreen(live.screen, options: live.options)
    let first = max(0, live.frame - Self.maximumFrames)
    var values = Array(repeating: [Double?](), count: properties.count)
    var moments = live.log[...]
    for frame in 0...live.frame {
      copy.advance(frames: frame - copy.frame)
      while let moment = moments.first, moment.frame <= frame {
        copy.perform(moment.input)
        moments.removeFirst()
      }
      guard frame >= first else { continue }
      let read = copy.values(of: properties, path: path)
      for index in properties.indices { values[index].append(read?[index]) }
    }
    // Restore the key window, because the copy's window has become key.
    live.run { live.window.makeKey() }
    let series = zip(properties, values).map { ChartQuestion.Series(name: $0.rawValue, values: $1) }
    return LiveReply(answer: ChartQuestion.Answer(series: series))
  }
}
