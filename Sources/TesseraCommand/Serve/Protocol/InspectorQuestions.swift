// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Lists the views.
struct InspectQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The views in drawing order; the index of one is its number.
    var views: [ScreenInspector.View]
  }
}

/// Audits the views of the last `inspect`.
struct AuditQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var findings: [ScreenInspector.Findings]
  }
}

/// Explains the frame of a view.
struct ExplainQuestion: LiveQuestion {
  typealias Answer = ScreenInspector.Details

  /// The number of a view in the last `inspect`.
  var view: Int
}

/// Measures the layout cost of each view.
struct LayoutQuestion: LiveQuestion {
  typealias Answer = LayoutCost
}

/// Closes the inspector. The origins of constraints are no longer recorded.
struct CloseQuestion: LiveQuestion {
  typealias Answer = NoAnswer
}
