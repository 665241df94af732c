// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// An object through which OpenCombine sees the stored properties of another one. OpenCombine's `objectWillChange`, not the one
/// in this module, which uses this type, stores a publisher in `@Published` properties.
final class PublishedLens: ObservableObject, CustomReflectable {
  typealias ObjectWillChangePublisher = ObservableObjectPublisher

  private let object: AnyObject

  var customMirror: Mirror { Mirror(reflecting: object) }

  var publisher: ObservableObjectPublisher { self.OpenCombine::objectWillChange }

  init(_ object: AnyObject) { self.object = object }
}
