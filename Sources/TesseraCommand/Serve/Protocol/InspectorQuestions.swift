// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Requests the list of views.
struct InspectQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    /// The views in drawing order. A view's index is its number in other questions.
    var views: [ScreenInspector.View]
  }
}

/// Audits the views listed by the most recent `inspect` request.
struct AuditQuestion: LiveQuestion {
  struct Answer: Encodable, Sendable {
    var findings: [ScreenInspector.Findings]
  }
}

/// Requests an explanation of a view's frame.
struct ExplainQuestion: LiveQuestion {
  typealias Answer = ScreenInspector.Details

  /// The view's number in the most recent `inspect` request.
  var view: Int
}

/// Measures the layout cost of each view.
struct LayoutQuestion: LiveQuestion {
  typealias Answer = LayoutCost
}

/// Closes the inspector and stops recording constraint origins.
struct CloseQuestion: LiveQuestion {
  typealias Answer = NoAnswer
}
