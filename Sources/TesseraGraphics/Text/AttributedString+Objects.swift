// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments and shadows in Swift's attributed strings. Values there must be `Sendable`, which classes that apps subclass
// are not; so the string holds a reference in a value of its own, and properties under UIKit's names read and write it:
// those of attachments are in the module of views, as their class is.

public import Foundation

/// What an attributed string holds for an object.
struct ObjectReference<Object: NSObject>: Hashable, @unchecked Sendable {
  let object: Object

  init(_ object: Object) { self.object = object }
}

/// The key of attachments.
package enum AttachmentAttribute: AttributedStringKey {
  package typealias Value = AttachmentReference
  package static let name = NSAttributedString.Key.attachment.rawValue
}

/// The key of shadows.
enum ShadowAttribute: AttributedStringKey {
  typealias Value = ObjectReference<NSShadow>
  static let name = NSAttributedString.Key.shadow.rawValue
}

// Both are drawn from when the string is: they must not be changed once it is shared between threads.

extension AttributedStringProtocol {
  /// The shadow that all characters have. Nil where they have none, or not the same.
  public var shadow: NSShadow? {
    get { self[ShadowAttribute.self]?.object }
    set { self[ShadowAttribute.self] = newValue.map { ObjectReference($0) } }
  }
}

extension AttributeContainer {
  /// The shadow that the attributes name. Nil for none.
  public var shadow: NSShadow? {
    get { self[ShadowAttribute.self]?.object }
    set { self[ShadowAttribute.self] = newValue.map { ObjectReference($0) } }
  }
}

extension AttributedString.Runs.Run {
  /// The shadow of the run's characters.
  public var shadow: NSShadow? { self[ShadowAttribute.self]?.object }
}
