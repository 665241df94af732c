// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Two or four right sides, one for each component of the left side. Created by expressions such as `(100, 200) !
/// .low`.
@preconcurrency @MainActor
public struct MortarTuple {
  let attributes: [MortarAttribute]

  init<A: MortarAttributable, B: MortarAttributable>(_ pair: (A, B)) {
    attributes = [pair.0.m_intoAttribute(), pair.1.m_intoAttribute()]
  }

  init<A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
    _ four: (A, B, C, D)
  ) {
    attributes = [
      four.0.m_intoAttribute(), four.1.m_intoAttribute(), four.2.m_intoAttribute(), four.3.m_intoAttribute(),
    ]
  }

  init<A: MortarAttributable, B: MortarAttributable>(_ pair: (A, B), _ priority: some MortarAliasLayoutPriorityAble) {
    self.init(MortarTuple(pair).attributes, priority)
  }

  init<A: MortarAttributable, B: MortarAttributable, C: MortarAttributable, D: MortarAttributable>(
    _ four: (A, B, C, D), _ priority: some MortarAliasLayoutPriorityAble
  ) {
    self.init(MortarTuple(four).attributes, priority)
  }

  init(_ attributes: [MortarAttribute]) {
    self.attributes = attributes
  }

  private init(_ attributes: [MortarAttribute], _ priority: some MortarAliasLayoutPriorityAble) {
    self.attributes = attributes.map { attribute in
      var copy = attribute
      copy.priority = attribute.priority ?? priority.m_intoPriority()
      return copy
    }
  }
}
