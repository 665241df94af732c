// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A question that lists the views.
struct InspectQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The views in drawing order; the index of one is its number.
    var views: [ScreenInspector.View]
  }
}

/// A question that audits the views of the last `inspect`.
struct AuditQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var findings: [ScreenInspector.Findings]
  }
}

/// A question that explains the frame of a view.
struct ExplainQuestion: LiveQuestion {
  typealias Answer = ScreenInspector.Details

  /// The number of a view in the last `inspect`.
  var view: Int
}

/// A question that measures the layout cost of each view.
struct LayoutQuestion: LiveQuestion {
  typealias Answer = LayoutCost
}

/// A question that closes the inspector. The origins of constraints are no longer recorded.
struct CloseQuestion: LiveQuestion {
  typealias Answer = NoAnswer
}
