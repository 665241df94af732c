// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The operation of a drop on the dragged items.
///
/// - `cancel`: no operation; the drag ends as it does outside of drop targets.
/// - `forbidden`: no operation, although drops are usually accepted here; a badge indicates it.
/// - `copy`: copies the items.
/// - `move`: moves the items from their source, if the drag allows it.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden, copy, move
}
