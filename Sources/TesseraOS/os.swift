// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What code names with the name of Apple's module before it: `os.Logger`.
public enum os {
  /// Writes messages of one subsystem and category.
  public typealias Logger = TesseraOS.Logger
  /// A subsystem and a category.
  public typealias OSLog = TesseraOS.OSLog
  /// How much a message matters.
  public typealias OSLogType = TesseraOS.OSLogType
  /// Marks moments and intervals.
  public typealias OSSignposter = TesseraOS.OSSignposter
  /// A lock with a value that it guards.
  public typealias OSAllocatedUnfairLock = TesseraOS.OSAllocatedUnfairLock
}
