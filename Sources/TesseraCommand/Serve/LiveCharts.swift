// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraViews

/// Numbers of a view over time.
@MainActor
enum LiveCharts {
  /// The values at every frame of the last ten seconds at most. The screen is played again for it, so that the page's own is not
  /// touched.
  static func series(_ request: LiveRequest, of view: UIView, _ live: LiveScreen) throws -> [LiveSeries] {
    let properties = try (request.properties ?? ["x", "y", "opacity"]).map { name in
      guard let property = ViewProperty(rawValue: name) else {
        throw RenderError.unknownProperty(name, known: ViewProperty.allCases.map(\.rawValue))
      }
      return property
    }
    let path = ScreenInspector.path(of: view)
    let copy = try LiveScreen(live.screen, options: live.options)
    let first = max(0, live.frame - 600)
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
    // The copy took the place of the key window.
    live.run { live.window.makeKey() }
    return zip(properties, values).map { LiveSeries(name: $0.rawValue, values: $1) }
  }
}
