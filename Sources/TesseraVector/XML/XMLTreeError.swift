// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a document is not read as XML.
package struct XMLTreeError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    case noElement
    case unfinished(String)
    case badName
    case badAttribute(String)
    case repeatedAttribute(String)
    case wrongEnd(String, open: String)
    case unknownEntity(String)
    case tooDeep(Int)
    case tooLarge(String)
    case secondRoot
    case textOutside
    case encoding(String)
  }

  /// What is wrong.
  package let reason: Reason
  /// The line it is in, from 1.
  package let line: Int

  /// A sentence with the line.
  package var description: String {
    let what =
      switch reason {
      case .noElement: "There is no element."
      case .unfinished(let what): "The file ends within \(what)."
      case .badName: "A name is expected after <."
      case .badAttribute(let name): "The attribute \(name) has no quoted value."
      case .repeatedAttribute(let name): "The attribute \(name) stands twice in one element."
      case .wrongEnd(let name, let open): "</\(name)> ends <\(open)>."
      case .unknownEntity(let name): "The entity &\(name); is not known."
      case .tooDeep(let depth): "Elements are nested more than \(depth) deep."
      case .tooLarge(let what): "The document has more \(what) than is read."
      case .secondRoot: "A second element follows the first one's end."
      case .textOutside: "There is text outside of the element."
      case .encoding(let name): "The encoding \(name) is not read."
      }
    return "Line \(line): \(what)"
  }
}
