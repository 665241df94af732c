// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a drop does with the things that are dragged.
///
/// - `cancel`: nothing; the drag ends as if there were nobody to take it.
/// - `forbidden`: nothing, though a drop would usually be taken here; the finger shows a sign that says so.
/// - `copy`: the things are copied.
/// - `move`: the things leave where they came from. Only where the drag allows it.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden, copy, move
}
