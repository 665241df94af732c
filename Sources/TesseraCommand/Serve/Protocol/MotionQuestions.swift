// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Samples a view's properties in all frames so far.
struct ChartQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var series: [Series]
  }

  /// The values of a property over time.
  struct Series: Encodable, Sendable {
    var name: String
    /// The values by frame. A value is nil if the view did not exist in that frame.
    var values: [Double?]
  }

  /// The view's number in the most recent `inspect` request.
  var view: Int
  /// The names of the properties to sample.
  var properties: [String]
}

/// Saves the current view tree for later comparison.
struct MarkQuestion: LiveQuestion {
  typealias Answer = NoAnswer
}

/// Compares the current view tree with the saved one.
struct CompareQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// Sentences that describe the differences.
    var changes: [String]
  }
}
