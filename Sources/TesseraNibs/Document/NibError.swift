// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraXML

/// Why a nib or storyboard cannot be read.
enum NibError: Error, Equatable, CustomStringConvertible {
  /// The file is not there any more, or may not be read.
  case unreadable
  /// The file is larger than any that Interface Builder writes, in bytes.
  case tooLarge(Int)
  /// The file holds what Interface Builder's compiler makes, not its source.
  case compiled
  /// The file has no bytes.
  case empty
  /// The XML is damaged, or larger than any that Interface Builder writes.
  case malformed(XMLTreeError)
  /// The XML is sound, but its outermost element is another.
  case foreign(element: String)

  var description: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .tooLarge(let count): "the file has \(count) bytes, more than the \(NibElement.largestFile) that are read"
    case .compiled: "the file is compiled; copy the .xib or .storyboard itself into the bundle"
    case .empty: "the file is empty; save it anew"
    case .malformed(let error): error.description
    case .foreign(let element): "it begins with <\(element)> instead of <document>; save it with Xcode 5 or later"
    }
  }
}
