// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Preconditions for memory that the kernels (functions written in C) read and write as rows. Debug builds check them
// before the call. Release builds do not evaluate the arguments.

/// Asserts that `height` rows of `width` elements, spaced `stride` elements apart, fit in `count` elements.
@inlinable @inline(__always)
package func assertRows(
  _ width: @autoclosure () -> Int, _ height: @autoclosure () -> Int, stride: @autoclosure () -> Int,
  within count: @autoclosure () -> Int, file: StaticString = #fileID, line: UInt = #line
) {
  assertInvariant(
    rowViolation(width: width(), height: height(), stride: stride(), count: count()), file: file, line: line)
}

/// Returns a description of how the rows exceed their memory, or nil if they fit.
@usableFromInline package func rowViolation(width: Int, height: Int, stride: Int, count: Int) -> String? {
  if width < 0 || height < 0 { return "\(width) × \(height) is not a size." }
  if height > 1 && stride < width { return "Rows of \(width) elements overlap: they are \(stride) apart." }
  guard width > 0, height > 0 else { return nil }
  let (offset, isTooFar) = (height - 1).multipliedReportingOverflow(by: stride)
  if isTooFar || offset > count - width {
    return "\(height) rows of \(width) elements, \(stride) apart, do not lie within \(count)."
  }
  return nil
}

/// Asserts that `count` elements, starting at `offset`, fit in `limit` elements.
@inlinable @inline(__always)
package func assertSpan(
  _ offset: @autoclosure () -> Int, _ count: @autoclosure () -> Int, within limit: @autoclosure () -> Int,
  file: StaticString = #fileID, line: UInt = #line
) {
  assertInvariant(spanViolation(offset: offset(), count: count(), limit: limit()), file: file, line: line)
}

/// Returns a description of how the span exceeds its memory, or nil if it fits.
@usableFromInline package func spanViolation(offset: Int, count: Int, limit: Int) -> String? {
  let isInside = offset >= 0 && count >= 0 && offset <= limit && count <= limit - offset
  return isInside ? nil : "\(count) elements from \(offset) on do not lie within \(limit)."
}
