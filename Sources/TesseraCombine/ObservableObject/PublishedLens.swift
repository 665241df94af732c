// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// An object through which OpenCombine looks at the stored properties of another one. Its own `objectWillChange`, and not the
/// one that stands in this module and asks this type, is what keeps a publisher in `@Published` properties.
final class PublishedLens: ObservableObject, CustomReflectable {
  typealias ObjectWillChangePublisher = ObservableObjectPublisher

  private let object: AnyObject

  var customMirror: Mirror { Mirror(reflecting: object) }

  var publisher: ObservableObjectPublisher { self.OpenCombine::objectWillChange }

  init(_ object: AnyObject) { self.object = object }
}
