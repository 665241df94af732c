// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Glibc

/// An action that terminates or blocks the process of an evil screen.
enum HostileAction: String, CaseIterable {
  case unwrapsNil = "unwraps-nil"
  case readsPastTheEnd = "reads-past-the-end"
  case fatalError = "fatal-error"
  case precondition
  case overflowsNumbers = "overflows-numbers"
  case dividesByZero = "divides-by-zero"
  case castsWrongly = "casts-wrongly"
  case recursesForever = "recurses-forever"
  case usesStrangeMemory = "uses-strange-memory"
  case aborts
  case allocatesTooMuch = "allocates-too-much"
  case exitsWithSuccess = "exits-with-success"
  case exitsWithFailure = "exits-with-failure"
  case leavesAtOnce = "leaves-at-once"
  case killsItself = "kills-itself"
  case terminatesItself = "terminates-itself"
  case hangs
  case sleeps
  case closesDescriptors = "closes-descriptors"
  case crashesOnAnotherThread = "crashes-on-another-thread"

  func perform() {
    switch self {
    case .unwrapsNil: use(Self.nothing!)
    case .readsPastTheEnd: use([1, 2, 3][Self.number(7)])
    case .fatalError: Swift.fatalError("The model is missing")
    case .precondition: Swift.precondition(Self.number(1) == 2, "One is not two")
    case .overflowsNumbers: use(Int.max + Self.number(1))
    case .dividesByZero: use(1 / Self.number(0))
    case .castsWrongly: use((Self.anything as! String).count)
    case .recursesForever: use(Self.descend(Self.number(1)))
    case .usesStrangeMemory: use(UnsafePointer<Int>(bitPattern: Self.number(64))!.pointee)
    case .aborts: abort()
    case .allocatesTooMuch: use([Int](repeating: 1, count: Self.number(1 << 58)).count)
    case .exitsWithSuccess: exit(0)
    case .exitsWithFailure: exit(3)
    case .leavesAtOnce: _exit(0)
    case .killsItself: kill(getpid(), SIGKILL)
    case .terminatesItself: raise(SIGTERM)
    case .hangs: while Self.number(1) == 1 {}
    case .sleeps: sleep(100_000)
    case .closesDescriptors: for descriptor in Int32(0)..<1024 { close(descriptor) }
    case .crashesOnAnotherThread:
      Thread.detachNewThread { Self.use(Self.nothing!) }
      sleep(100_000)
    }
  }

  private func use(_ value: Int) { Self.use(value) }

  private static func use(_ value: Int) { if value == 42 { print(value) } }

  // Values that the compiler can't evaluate, so it doesn't diagnose the crash.
  private static var nothing: Int? { getenv("TESSERA_NOTHING").map { _ in 1 } }
  private static var anything: Any { number(1) }
  @inline(never) private static func number(_ value: Int) -> Int { nothing ?? value }
  @inline(never) private static func descend(_ depth: Int) -> Int {
    depth < 0 ? 0 : descend(depth + number(1)) + number(1)
  }
}
