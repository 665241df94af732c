// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The predecessors of the `UTType` functions.

public import TesseraFoundation
import UniformTypeIdentifiers

/// The class of extensions of files.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The result of a Core Foundation function. It contains a Swift value, which needs no reference counting.
public struct OwnedValue<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// The value.
  public func takeRetainedValue() -> Value { value }
  /// The value.
  public func takeUnretainedValue() -> Value { value }
}

/// Whether a type is another or a kind of it. False for types that are not declared.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let base = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: base)
}

/// Whether two names are those of one type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// The name of the type of a tag, a dynamic one where none is declared; nil for an empty tag.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> OwnedValue<CFString>? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.flatMap { UTType($0) } ?? .data
  ).map { OwnedValue($0.identifier) }
}

/// The first tag of a class that a type has; nil where it has none or is not declared.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> OwnedValue<CFString>? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { OwnedValue($0) }
}
