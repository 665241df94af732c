// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Line break classes after rule LB1, in the order used by generate.py.
///
/// `sa` and `sam` are letters and marks of scripts whose words are found with a dictionary; `LineBreaker` resolves
/// these classes. `opw` and `cpw` are OP and CP characters with East Asian width (LB30). `idx` contains unassigned
/// pictographs (LB30b).
enum LineBreakClass: UInt8, Sendable {
  case bk, cr, lf, cm, nl, sp, zw, wj, gl, cb, zwj, b2, ba, bb, hy, cl, cp, cpw, ex, `in`, ns, op, opw, qu, `is`, nu
  case po, pr, sy, al, hl, id, idx, eb, em, h2, h3, jl, jt, jv, ri, sa, sam

  init(_ scalar: UInt32) {
    self = LineBreakClass(rawValue: lineBreakClassTable[scalar]) ?? .al
  }

  var isLetter: Bool { self == .al || self == .hl }
  var isOpening: Bool { self == .op || self == .opw }
  var isClosing: Bool { self == .cl || self == .cp || self == .cpw }
  var isIdeograph: Bool { self == .id || self == .idx || self == .eb || self == .em }
  var isHangul: Bool { self == .jl || self == .jv || self == .jt || self == .h2 || self == .h3 }
  /// Whether characters of this class end a line.
  var isNewline: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
  /// Whether characters of this class may precede an opening initial quotation mark (LB15a).
  var isBeforeQuotation: Bool { isNewline || isOpening || self == .qu || self == .gl || self == .sp || self == .zw }
}
