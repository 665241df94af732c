// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

import Glibc

/// Frames on their way to the threads that write them: a bounded queue under one lock.
final class FrameQueue: @unchecked Sendable {
  struct Job {
    let number: Int
    let path: String
    let frame: Bitmap
  }

  private let preset: PNG.Preset
  private let capacity: Int
  // On the heap, because the system keeps their addresses.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // All below only under the lock.
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

  /// The error of the frame with the lowest number that failed before the work ended.
  var error: PNGFileError? { locked { failure?.error } }

  /// Waits for room. After an error or the end the job is dropped.
  func put(_ job: Job) {
    locked {
      while jobs.count >= capacity, failure == nil, !isClosed { pthread_cond_wait(changed, mutex) }
      if failure == nil, !isClosed { jobs.append(job) }
      pthread_cond_broadcast(changed)
    }
  }

  /// Waits for a job; nil when there will be none.
  func take() -> Job? {
    locked {
      while jobs.isEmpty, !isClosed { pthread_cond_wait(changed, mutex) }
      let job = jobs.isEmpty ? nil : jobs.removeFirst()
      pthread_cond_broadcast(changed)
      return job
    }
  }

  /// Writes a frame's file on the calling thread; `encoder` is that thread's own.
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

  /// No more jobs come; those that wait are done.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(changed)
    }
  }

  /// No more jobs come, and those that wait are dropped.
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
