// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Does nothing: signposts are recorded by Instruments, which does not exist here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: signposts are recorded by Instruments, which does not exist here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// Does nothing: signposts are recorded by Instruments, which does not exist here. The message is not put together.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
) {}
