// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments and shadows in Swift's AttributedString. Attribute values must be Sendable, but classes that apps can
// subclass are not. Therefore, the string contains a wrapper, which properties with UIKit's names get and set. The
// properties for attachments are in the module that defines `NSTextAttachment`.

public import Foundation

/// A wrapper for an object in an attributed string.
struct ObjectReference<Object: NSObject>: Hashable, @unchecked Sendable {
  let object: Object

  init(_ object: Object) { self.object = object }
}

package enum AttachmentAttribute: AttributedStringKey {
  package typealias Value = AttachmentReference
  package static let name = NSAttributedString.Key.attachment.rawValue
}

enum ShadowAttribute: AttributedStringKey {
  typealias Value = ObjectReference<NSShadow>
  static let name = NSAttributedString.Key.shadow.rawValue
}

// Shadows are read when the string is drawn, so they must not be modified after they are shared between threads.

extension AttributedStringProtocol {
  /// The shadow that all characters have in common; nil if there is none.
  public var shadow: NSShadow? {
    get { self[ShadowAttribute.self]?.object }
    set { self[ShadowAttribute.self] = newValue.map { ObjectReference($0) } }
  }
}

extension AttributeContainer {
  /// The shadow in the attributes; nil if there is none.
  public var shadow: NSShadow? {
    get { self[ShadowAttribute.self]?.object }
    set { self[ShadowAttribute.self] = newValue.map { ObjectReference($0) } }
  }
}

extension AttributedString.Runs.Run {
  /// The shadow of the run's characters.
  public var shadow: NSShadow? { self[ShadowAttribute.self]?.object }
}
