// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

import Glibc

/// A bounded, thread-safe queue of frames for the writer threads.
final class FrameQueue: @unchecked Sendable {
  struct Job {
    let number: Int
    let path: String
    let frame: Bitmap
  }

  private let preset: PNG.Preset
  private let capacity: Int
  // Allocated on the heap, because the system requires stable addresses.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // The properties below are guarded by the lock.
  private var jobs: [Job] = []
  private var isClosed = false
  private var failure: (number: Int, error: PNGFileError)?

  init(capacity: Int, preset: PNG.Preset) {
    self.capacity = capacity
    self.preset = preset
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// The error of the failed frame with the lowest number.
  var error: PNGFileError? { locked { failure?.error } }

  /// Enqueues a job, blocking while the queue is full. Drops the job if an earlier one failed or the queue is closed.
  func put(_ job: Job) {
    locked {
      while jobs.count >= capacity, failure == nil, !isClosed { pthread_cond_wait(changed, mutex) }
      if failure == nil, !isClosed { jobs.append(job) }
      pthread_cond_broadcast(changed)
    }
  }

  /// Waits for the next job and removes it from the queue. Returns `nil` if the queue has ended.
  func take() -> Job? {
    locked {
      while jobs.isEmpty, !isClosed { pthread_cond_wait(changed, mutex) }
      let job = jobs.isEmpty ? nil : jobs.removeFirst()
      pthread_cond_broadcast(changed)
      return job
    }
  }

  /// Writes a frame's file on the calling thread, with that thread's `encoder`.
  func run(_ job: Job, _ encoder: BandEncoder) {
    do {
      try PNG.write(job.frame, to: job.path, preset: preset, reusing: encoder)
    } catch {
      locked {
        if job.number < failure?.number ?? .max { failure = (job.number, error) }
        jobs = []
        pthread_cond_broadcast(changed)
      }
    }
  }

  /// Ends the queue; pending jobs still run.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(changed)
    }
  }

  /// Ends the queue and drops pending jobs.
  func abort() {
    locked { jobs = [] }
    close()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
