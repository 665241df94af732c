// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An item depends only on its command and the canvas. Long lists are therefore divided into chunks, which are planned
// by all threads of the image. The concatenated items of the chunks are the same as if a single planner had created
// them.

internal import CTesseraKernels

/// A list that several threads plan. Each thread plans the next unclaimed chunk, with exclusive access to the chunk's
/// entry in the results.
final class PlanningJob: @unchecked Sendable {
  /// The minimum total weight of shadows, strokes, paths, gradients and rounded corners for parallel planning. Below
  /// this weight, a single thread is faster, because the caches of other threads' cores would be cold.
  private static let minimumWeight = 256

  private let commands: [DisplayList.Command]
  private let window: PixelRect
  private let isWhole: Bool
  private let makePlanner: @Sendable () -> Planner
  private let pieces: [Range<Int>]
  /// The shadow budget of a chunk, in bytes. If a list exceeds it, the painter draws the list in parts.
  private let shadowBudget: Int
  private let planners: UnsafeMutableBufferPointer<Planner?>
  private let next: UnsafeMutablePointer<Int32>

  /// Creates a job. Returns nil if a single thread plans the list faster, or if the list contains content that must
  /// be drawn separately before planning.
  init?(
    _ list: DisplayList, within window: PixelRect, threads: Int, shadowBudget: Int,
    _ makePlanner: @escaping @Sendable () -> Planner
  ) {
    commands = list.commands
    self.window = window
    isWhole = window == list.canvas
    self.makePlanner = makePlanner
    var weights: [Int] = []
    weights.reserveCapacity(commands.count)
    var weight = 0
    for command in commands {
      guard let own = command.planningWeight else { return nil }
      weight += own
      weights.append(weight)
    }
    guard weight >= Self.minimumWeight else { return nil }
    // Create several chunks per thread, so that an expensive chunk does not delay the result.
    let size = max(weight / (threads * 4), 1)
    var pieces: [Range<Int>] = []
    var start = 0
    for index in commands.indices where weights[index] >= size * (pieces.count + 1) || index == commands.count - 1 {
      pieces.append(start..<index + 1)
      start = index + 1
    }
    self.pieces = pieces
    self.shadowBudget = shadowBudget / max(pieces.count, 1)
    planners = .allocate(capacity: pieces.count)
    planners.initialize(repeating: nil)
    next = .allocate(capacity: 1)
    next.initialize(to: 0)
  }

  deinit {
    planners.deinitialize()
    planners.deallocate()
    next.deallocate()
  }

  /// Plans the list with `threads` threads. Returns the planners of the chunks in order, or nil if the shadows exceed
  /// the budget.
  func run(threads: Int) -> [Planner]? {
    tk_run(
      Int32(min(threads, pieces.count, 64)),
      { context, _ in Unmanaged<PlanningJob>.fromOpaque(context).takeUnretainedValue().work() },
      Unmanaged.passUnretained(self).toOpaque())
    let made = planners.compactMap(\.self)
    return made.count == pieces.count ? made : nil
  }

  private func work() {
    while true {
      let number = Int(tk_take(next))
      guard number < pieces.count else { return }
      var planner = makePlanner()
      for index in pieces[number] where isWhole || commands[index].canTouch(window) {
        planner.plan(commands[index])
        guard planner.storage.shadowBytes <= shadowBudget else { return }
      }
      planners[number] = planner
    }
  }
}

extension DisplayList.Command {
  /// The command's contribution to the weight of a list: high for a shadow or a stroke, lower for a path, a gradient
  /// or a rounded rectangle, and zero for other commands. Nil for content that the painter draws separately before
  /// planning.
  fileprivate var planningWeight: Int? {
    switch self {
    case .projected, .filtered, .backdrop: nil
    case .beginGroup(_, let shadow, _): shadow == nil ? 0 : nil
    case .shadow, .stroke: 8
    case .fill(.path, _, _): 4
    case .fill(_, .gradient, _): 2
    case .fill(.roundedRect, _, _): 1
    default: 0
    }
  }
}
