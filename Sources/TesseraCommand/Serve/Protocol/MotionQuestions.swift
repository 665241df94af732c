// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A question that samples properties of a view over the frames so far.
struct ChartQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var series: [Series]
  }

  /// A property over time.
  struct Series: Encodable, Sendable {
    var name: String
    /// One value per frame, or nil if the view did not exist.
    var values: [Double?]
  }

  /// The number of a view in the last `inspect`.
  var view: Int
  /// The names of properties.
  var properties: [String]
}

/// A question that marks the current view tree for later comparisons.
struct MarkQuestion: LiveQuestion {
  typealias Answer = NoAnswer
}

/// A question that compares the current view tree with the marked one.
struct CompareQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The differences, as sentences.
    var changes: [String]
  }
}
