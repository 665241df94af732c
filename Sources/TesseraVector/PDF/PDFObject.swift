// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An object in a PDF file (PDF 32000-1, section 7.3).
indirect enum PDFObject {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// A stream's dictionary, and the offset of its bytes in the file.
  case stream([String: PDFObject], start: Int)
  case reference(Int)
  /// Any other word, such as an operator, `obj` or `endobj`.
  case keyword(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The number as an integer, or nil if it doesn't fit in 32 bits.
  var integer: Int? { number.flatMap { abs($0) < 2_147_483_648 ? Int($0) : nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

  /// The dictionary of a dictionary or stream object.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let value): value
    case .stream(let value, _): value
    default: nil
    }
  }
}
