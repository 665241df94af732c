// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraSolver

struct MemoryTests {
  @Test func buffersKeepTheirElementsWhenGrowing() {
    var buffer = Buffer<Int32>()
    for i in 0..<100 { buffer.append(Int32(i)) }
    #expect(buffer.count == 100 && buffer.capacity >= 100)
    for i in 0..<100 { #expect(buffer[i] == Int32(i)) }
    #expect(buffer.removeLast() == 99)
    buffer.truncate(to: 10)
    #expect(buffer.count == 10 && buffer[9] == 9)
    buffer.fill(3, 7)
    #expect(buffer.count == 3 && buffer[0] == 7 && buffer[2] == 7)
  }

  /// The capacity grows to 16 and then doubles, so 17 elements have a capacity of 32. An empty buffer has no memory.
  @Test func capacityDoubles() {
    var buffer = Buffer<Double>()
    #expect(buffer.bytes == 0)
    buffer.append(1)
    #expect(buffer.capacity == 16)
    buffer.extend(to: 17, with: 2)
    #expect(buffer.capacity == 32 && buffer.bytes == 32 * 8)
  }

  @Test func viewsShareElements() {
    var buffer = Buffer<Int32>()
    buffer.extend(to: 4, with: 1)
    let tail = buffer.view + 2
    tail[0] = 5
    #expect(buffer[2] == 5)
    tail.update(repeating: 9, count: 2)
    #expect(buffer[1] == 1 && buffer[3] == 9)
    var other = Buffer<Int32>()
    other.extend(to: 2, with: 0)
    other.view.update(from: tail, count: 2)
    #expect(other[0] == 9 && Array(other.view.prefix(2)) == [9, 9])
  }

  /// Arrays in one arena do not overlap, regardless of their size.
  @Test func arenasReturnDistinctAlignedMemory() {
    var arena = Arena(blockSize: 0)
    let bytes = arena.allocate(3, UInt8(1))
    let numbers = arena.allocate(1000, 2.0)
    let more = arena.allocate(2, Int32(3))
    #expect(UInt(bitPattern: numbers.base) % 16 == 0 && UInt(bitPattern: more.base) % 16 == 0)
    for i in 0..<1000 { numbers[i] = 4 }
    #expect(bytes[2] == 1 && more[0] == 3 && more[1] == 3)
    // The first block has at least 256 bytes, so 8,000 bytes require a separate block.
    #expect(arena.bytes >= 256 + 8000)
  }

  @Test func boxesDestroyTheirValueOnce() {
    final class Counter { var ends = 0 }
    struct CountsDeinit: ~Copyable {
      let counter: Counter
      deinit { counter.ends += 1 }
    }
    let counter = Counter()
    do {
      let box = Box(CountsDeinit(counter: counter))
      #expect(box.pointer.pointee.counter.ends == 0)
    }
    #expect(counter.ends == 1)
  }

  /// A simplex that is transferred to another list is not released with the first list.
  @Test func listsTransferSimplices() {
    let solver = Solver()
    var first = SimplexList()
    var second = SimplexList()
    first.append(Simplex(SimplexInput(), work: solver.work))
    let address = first[0]
    second.append(taking: 0, from: &first)
    first.removeAll()
    #expect(first.count == 0 && second.count == 1 && second[0] == address && second[0].pointee.total == 0)
  }

  #if DEBUG
    @Test func anIndexOutOfRangeTrapsInDebug() async {
      await #expect(processExitsWith: .failure) {
        var buffer = Buffer<Int32>()
        buffer.append(1)
        buffer[1] = 2
      }
      await #expect(processExitsWith: .failure) {
        var arena = Arena(blockSize: 0)
        let numbers = arena.allocate(4, 0.0)
        numbers[-1] = 1
      }
      await #expect(processExitsWith: .failure) {
        var buffer = Buffer<Int32>()
        buffer.extend(to: 4, with: 0)
        _ = (buffer.view + 3)[1]
      }
      await #expect(processExitsWith: .failure) {
        var buffer = Buffer<Int32>()
        _ = buffer.removeLast()
      }
    }

    /// The view points to memory that the buffer released when it grew beyond 16 elements.
    @Test func aViewOfMovedMemoryTrapsInDebug() async {
      await #expect(processExitsWith: .failure) {
        var buffer = Buffer<Int32>()
        buffer.extend(to: 16, with: 0)
        let view = buffer.view
        buffer.append(1)
        view[0] = 1
      }
    }
  #endif
}
