// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraXML

/// The reason that a nib or storyboard can't be read.
enum NibError: Error, Equatable, CustomStringConvertible {
  /// The file no longer exists or is not readable.
  case unreadable
  /// The file is too large. The associated value is its size in bytes.
  case tooLarge(Int)
  /// The file is in the compiled format of Interface Builder's compiler.
  case compiled
  /// The file is empty.
  case empty
  /// The XML is malformed or exceeds the limits.
  case malformed(XMLTreeError)
  /// The XML is not a nib or storyboard. The associated value is the name of its root element.
  case foreign(element: String)

  var description: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .tooLarge(let count): "the file has \(count) bytes, more than the limit of \(NibElement.largestFile)"
    case .compiled: "the file is compiled; copy the .xib or .storyboard itself into the bundle"
    case .empty: "the file is empty; save it again"
    case .malformed(let error): error.description
    case .foreign(let element): "it begins with <\(element)> instead of <document>; save it with Xcode 5 or later"
    }
  }
}
