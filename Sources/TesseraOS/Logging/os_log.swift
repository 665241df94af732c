// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Writes a message with a `printf` format, which supports `%@` for any value and `%{private}@` for a hidden value.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  if LogOutput.wants(type, log) { LogOutput.write(FormattedMessage.text("\(message)", args), type, log) }
}

/// Writes a message at a level with a `printf` format, which supports `%@` for any value.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  if LogOutput.wants(type, log) { LogOutput.write(FormattedMessage.text("\(message)", args), type, log) }
}

/// Writes an interpolated message at the default level.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  if LogOutput.wants(.default, .default) { LogOutput.write(message().text, .default, .default) }
}

/// Writes an interpolated message at a level.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
  if LogOutput.wants(logLevel, log) { LogOutput.write(message().text, logLevel, log) }
}
