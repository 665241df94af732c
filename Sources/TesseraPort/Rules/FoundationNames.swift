// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What Foundation has on Apple's platforms, Linux's Foundation lacks, and TesseraFoundation brings.
enum FoundationNames {
  /// Words that tell of such a name: types, functions, and argument labels of methods.
  static let words: [String] = [
    "Selector", "#selector", "selector:", "perform(", "responds(to:", "NSKeyValueObservation", "observeValue(",
    ".observe(", "addObserver(", "removeObserver(", "willChangeValue", "didChangeValue", "NSKeyValueChange",
    "NSKeyValueObservingOptions", "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "objc_sync_enter", "objc_sync_exit",
    "NSItemProvider", "NSUserActivity", "NSDataDetector", "autoreleasepool", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "NSClassFromString", "NSStringFromSelector", "NSSelectorFromString", ".value(forKey",
    "setValue(", "CFString", "CFTimeInterval", "NSTextCheckingResult",
    "NSPredicate(format", "NSSortDescriptor(key", "PersonNameComponentsFormatter",
  ]

  static func areUsed(in bytes: [UInt8]) -> Bool { words.contains { Needle.isFound($0, in: bytes) } }
}
