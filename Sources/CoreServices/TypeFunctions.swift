// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The predecessors of the `UTType` functions.

public import TesseraFoundation
import UniformTypeIdentifiers

/// The tag class of filename extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The tag class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The result of a Core Foundation function. It contains a Swift value, which needs no reference counting.
public struct OwnedValue<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Returns the value.
  public func takeRetainedValue() -> Value { value }
  /// Returns the value.
  public func takeUnretainedValue() -> Value { value }
}

/// Returns whether a type is equal to another or conforms to it. Returns `false` for undeclared types.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let base = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: base)
}

/// Returns whether two identifiers denote the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// Returns the identifier of the type with a tag, or of a dynamic type if none is declared. Returns `nil` if the tag is empty.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> OwnedValue<CFString>? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.flatMap { UTType($0) } ?? .data
  ).map { OwnedValue($0.identifier) }
}

/// Returns the preferred tag of a type in a class, or `nil` if it has none or is not declared.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> OwnedValue<CFString>? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { OwnedValue($0) }
}
