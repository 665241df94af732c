// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments and shadows in Swift's attributed strings. Values of attributes must be `Sendable`, but classes that apps can
// subclass are not. The string therefore contains a wrapper, which properties with UIKit's names read and write. The properties
// of attachments are in the module that defines `NSTextAttachment`.

public import Foundation

/// The wrapper of an object in an attributed string.
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

// Both are read when the string is drawn, so they must not be changed after being shared between threads.

extension AttributedStringProtocol {
  /// The shadow that all characters have in common, or nil.
  public var shadow: NSShadow? {
    get { self[ShadowAttribute.self]?.object }
    set { self[ShadowAttribute.self] = newValue.map { ObjectReference($0) } }
  }
}

extension AttributeContainer {
  /// The shadow in the attributes, or nil.
  public var shadow: NSShadow? {
    get { self[ShadowAttribute.self]?.object }
    set { self[ShadowAttribute.self] = newValue.map { ObjectReference($0) } }
  }
}

extension AttributedString.Runs.Run {
  /// The shadow of the run's characters.
  public var shadow: NSShadow? { self[ShadowAttribute.self]?.object }
}
