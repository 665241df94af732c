// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// The types of items that can be pasted into an object.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the accepted types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts no types.
  @preconcurrency @MainActor public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  /// Creates a configuration that accepts the given types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts the types that a class can read.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }

  /// Adds accepted types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class can read.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}
