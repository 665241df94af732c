// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// Which types of items an object takes when something is pasted.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String]

  /// An object that takes nothing yet.
  @preconcurrency @MainActor public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  /// An object that takes items of some types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// An object that takes what can be read as a class.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }

  /// Takes items of some more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Takes what can be read as a class, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}
