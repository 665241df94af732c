// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// A wrapper that presents another object's stored properties to OpenCombine. OpenCombine's `objectWillChange` stores
/// a publisher in the `@Published` properties. Used by this module's `objectWillChange`.
final class PublishedLens: ObservableObject, CustomReflectable {
  typealias ObjectWillChangePublisher = ObservableObjectPublisher

  private let object: AnyObject

  var customMirror: Mirror { Mirror(reflecting: object) }

  var publisher: ObservableObjectPublisher { self.OpenCombine::objectWillChange }

  init(_ object: AnyObject) { self.object = object }
}
