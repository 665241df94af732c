// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Compares view trees and tells the changes in words, the one that explains the most first.
public enum ViewTreeDiff {
  public static func changes(from old: ViewNode, to new: ViewNode) -> [ViewChange] {
    []
  }
}
