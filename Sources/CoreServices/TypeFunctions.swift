// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The functions for type identifiers that preceded `UTType`.

public import TesseraFoundation
import UniformTypeIdentifiers

/// The tag class of filename extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The tag class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A replacement for `Unmanaged` as the result of Core Foundation functions. It contains a Swift value, so no
/// reference counting is required.
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

/// Returns whether a type equals another type or conforms to it. Returns `false` for undeclared types.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let base = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: base)
}

/// Returns whether two identifiers denote the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// Returns the identifier of the type with a given tag, or of a dynamic type if no type declares the tag. Returns
/// `nil` if the tag is empty.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> OwnedValue<CFString>? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.flatMap { UTType($0) } ?? .data
  ).map { OwnedValue($0.identifier) }
}

/// Returns a type's preferred tag in a tag class. Returns `nil` if the type has no such tag or is not declared.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> OwnedValue<CFString>? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { OwnedValue($0) }
}
