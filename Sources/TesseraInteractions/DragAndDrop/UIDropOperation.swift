// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The operation that a drop performs on the dragged items.
///
/// - `cancel`: No operation. The drag ends as it does outside of drop targets.
/// - `forbidden`: No operation in a location that usually accepts drops. A badge indicates that the drop is
///   forbidden.
/// - `copy`: Copies the items.
/// - `move`: Moves the items from their source, if the drag allows moves.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden, copy, move
}
