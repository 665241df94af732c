// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Bidirectional character types (UAX #9, table 4), in the order used by generate.py.
enum BidiClass: UInt8, Sendable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  init(_ scalar: UInt32) {
    self = BidiClass(rawValue: bidiClassTable[scalar]) ?? .l
  }

  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether rule X9 removes characters of this class.
  var isRemoved: Bool {
    switch self {
    case .rle, .lre, .rlo, .lro, .pdf, .bn: true
    default: false
    }
  }

  /// Whether the class is a neutral or an isolate, together called NI in rules N1 and N2.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
    default: false
    }
  }

  /// Whether characters of this class require the bidirectional algorithm. In a left-to-right paragraph without such
  /// characters, every level is 0.
  var needsAlgorithm: Bool {
    switch self {
    case .r, .al, .an, .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }
}
