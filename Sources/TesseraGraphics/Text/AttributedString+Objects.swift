// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments and shadows in Swift's attributed strings. Values there must be `Sendable`, which classes that apps can subclass
// are not. So the string stores a reference in a wrapper, and properties with UIKit's names read and write it. The properties
// of attachments are in the module of views, as is their class.

public import Foundation

/// The wrapper of an object in an attributed string.
package struct ObjectReference<Object: NSObject>: Hashable, @unchecked Sendable {
  package let object: Object

  package init(_ object: Object) { self.object = object }
}

package enum AttachmentAttribute: AttributedStringKey {
  package typealias Value = ObjectReference<TextAttachmentBase>
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
