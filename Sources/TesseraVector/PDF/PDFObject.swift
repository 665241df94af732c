// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A value of a PDF file (PDF 32000-1, section 7.3).
indirect enum PDFObject {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// A dictionary, and the start of the stream's bytes in the file.
  case stream([String: PDFObject], start: Int)
  case reference(Int)
  /// Any other word: an operator, `obj`, `endobj`.
  case keyword(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The number as an integer that fits in 32 bits.
  var integer: Int? { number.flatMap { abs($0) < 2_147_483_648 ? Int($0) : nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

  /// The dictionary, including that of a stream.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let value): value
    case .stream(let value, _): value
    default: nil
    }
  }
}
