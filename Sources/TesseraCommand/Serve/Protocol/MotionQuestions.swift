// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Reads numbers of a view over the frames so far.
struct ChartQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var series: [Series]
  }

  /// A property over time.
  struct Series: Encodable, Sendable {
    var name: String
    /// One value a frame; nil where there was no such view.
    var values: [Double?]
  }

  /// The number of a view in the last `inspect`.
  var view: Int
  /// The names of properties.
  var properties: [String]
}

/// Stores the state of the views, to compare later states with it.
struct MarkQuestion: LiveQuestion {
  typealias Answer = NoAnswer
}

/// Compares the views with those that were marked.
struct CompareQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The differences, a sentence each.
    var changes: [String]
  }
}
