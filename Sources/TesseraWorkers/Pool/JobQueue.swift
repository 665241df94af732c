// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The queue of waiting jobs. Removing the first job takes constant time.
struct JobQueue {
  private var jobs: [WorkerPool.Job?] = []
  private var first = 0
  private var returned: [WorkerPool.Job] = []

  var count: Int { jobs.count - first + returned.count }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ job: WorkerPool.Job) { jobs.append(job) }

  /// Inserts a job at the front.
  mutating func pushFront(_ job: WorkerPool.Job) { returned.append(job) }

  mutating func popFirst() -> WorkerPool.Job? {
    if let job = returned.popLast() { return job }
    guard first < jobs.count, let job = jobs[first] else { return nil }
    jobs[first] = nil
    first += 1
    if first > 1024, first * 2 > jobs.count {
      jobs.removeFirst(first)
      first = 0
    }
    return job
  }

  mutating func takeAll() -> [WorkerPool.Job] {
    var all: [WorkerPool.Job] = []
    while let job = popFirst() { all.append(job) }
    return all
  }
}
