// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraServer

/// The request counters, and the output of all counters in Prometheus' text format.
final class ServiceMetrics: @unchecked Sendable {
  /// The upper bounds of the request duration histogram, in seconds.
  private static let bounds = [0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 5]

  private let lock = NSLock()
  private var statuses: [Int: Int] = [:]
  private var buckets = [Int](repeating: 0, count: bounds.count + 1)
  private var seconds = 0.0

  func count(status: Int, seconds: Double) {
    lock.withLock {
      statuses[status, default: 0] += 1
      buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
      self.seconds += seconds
    }
  }

  func text(_ pool: RenderPoolStatistics, _ cache: CardCache.Counts?) -> String {
    var text = ""
    func add(_ name: String, _ kind: String, _ help: String, _ value: String) {
      text += "# HELP share_cards_\(name) \(help)\n# TYPE share_cards_\(name) \(kind)\nshare_cards_\(name) \(value)\n"
    }
    addRequests(to: &text)
    add("renders_queued", "gauge", "Renders that wait for a worker.", "\(pool.queued)")
    add("renders_running", "gauge", "Renders that are in progress.", "\(pool.running)")
    add("workers", "gauge", "Worker processes that accept renders.", "\(pool.workers)")
    add("renders_total", "counter", "Pictures that were rendered.", "\(pool.rendered)")
    add("renders_failed_total", "counter", "Renders that were answered with an error.", "\(pool.failed)")
    add("renders_abandoned_total", "counter", "Renders that were canceled or too late.", "\(pool.abandoned)")
    add("renders_refused_total", "counter", "Renders that were refused because too many waited.", "\(pool.refused)")
    add("workers_died_total", "counter", "Workers that died or were killed at a limit.", "\(pool.died)")
    add("workers_restarted_total", "counter", "Workers that replaced others.", "\(pool.restarted)")
    add("workers_recycled_total", "counter", "Workers that were replaced after many renders.", "\(pool.recycled)")
    add("workers_busy_seconds_total", "counter", "Seconds for which workers were busy.", "\(pool.busySeconds)")
    guard let cache else { return text }
    add("cache_hits_total", "counter", "Cards that were found on disk.", "\(cache.hits)")
    add("cache_misses_total", "counter", "Cards that were not found on disk.", "\(cache.misses)")
    add("cache_evicted_total", "counter", "Cards that were removed to stay within the limit.", "\(cache.evicted)")
    add("cache_damaged_total", "counter", "Cards that were removed because they were damaged.", "\(cache.damaged)")
    add("cache_failed_total", "counter", "Cards that could not be written.", "\(cache.failed)")
    add("cache_entries", "gauge", "Cards on disk.", "\(cache.entries)")
    add("cache_bytes", "gauge", "Bytes of cards on disk.", "\(cache.bytes)")
    return text
  }

  private func addRequests(to text: inout String) {
    let (statuses, buckets, seconds) = lock.withLock { (self.statuses, self.buckets, self.seconds) }
    text +=
      "# HELP share_cards_requests_total Requests for cards by status.\n# TYPE share_cards_requests_total counter\n"
    for (status, count) in statuses.sorted(by: { $0.key < $1.key }) {
      text += "share_cards_requests_total{status=\"\(status)\"} \(count)\n"
    }
    text += "# HELP share_cards_request_seconds Seconds from a request's head to its answer.\n"
    text += "# TYPE share_cards_request_seconds histogram\n"
    var sum = 0
    for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], buckets) {
      sum += count
      text += "share_cards_request_seconds_bucket{le=\"\(bound)\"} \(sum)\n"
    }
    text += "share_cards_request_seconds_sum \(seconds)\nshare_cards_request_seconds_count \(sum)\n"
  }
}
