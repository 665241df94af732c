// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraMemory

/// A span or a group of rows is within memory if the index of each element is at least 0 and less than the element
/// count.
@Suite("Memory contracts")
struct RowContractsTests {
  @Test(
    "Spans",
    arguments: [
      (0, 0, 0, true), (0, 4, 4, true), (4, 0, 4, true), (1, 4, 4, false), (5, 0, 4, false), (-1, 1, 4, false),
      (0, -1, 4, false), (Int.max, 1, Int.max, false), (1, Int.max, Int.max, false),
    ])
  func spans(_ offset: Int, _ count: Int, _ limit: Int, _ isInside: Bool) {
    #expect((spanViolation(offset: offset, count: count, limit: limit) == nil) == isInside)
  }

  /// The index of the last element of the rows is (height - 1) * stride + width - 1.
  @Test(
    "Rows",
    arguments: [
      (3, 2, 4, 7, true), (3, 2, 4, 6, false), (4, 2, 4, 8, true), (4, 2, 3, 100, false), (4, 1, 0, 4, true),
      (0, 5, 0, 0, true), (5, 0, 5, 0, true), (-1, 2, 4, 8, false), (3, -2, 4, 8, false),
      (1, Int.max, Int.max, Int.max, false),
    ])
  func rows(_ width: Int, _ height: Int, _ stride: Int, _ count: Int, _ isInside: Bool) {
    #expect((rowViolation(width: width, height: height, stride: stride, count: count) == nil) == isInside)
  }
}
