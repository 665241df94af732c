// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Does nothing, because Instruments does not exist on Linux.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing, because Instruments does not exist on Linux.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// Does nothing, because Instruments does not exist on Linux. The message is not formatted.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
) {}
