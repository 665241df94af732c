// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tracks of keyframes, and the builders that combine them.

public import Foundation
public import TesseraSwiftUILayout

/// A group of keyframe tracks that animate a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// Adds the group's tracks to a timeline.
  func _add(to timeline: inout KeyframeTimeline<Value>)
}

/// A sequence of keyframes that animates one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track that animates a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// Creates a track that animates the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\.self, content())
  }

  init(content: Content) where Root == Value { (keyPath, self.content) = (\.self, content) }

  /// Adds the track to a timeline.
  public func _add(to timeline: inout KeyframeTimeline<Root>) {
    let start = timeline.initialValue[keyPath: keyPath]
    let path = KeyframePath(from: start.animatableData, content._segments)
    timeline.add(duration: path.duration) { [keyPath] value, time in
      var property = start
      property.animatableData = path.value(at: time)
      value[keyPath: keyPath] = property
    }
  }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  let initialValue: Value
  private var tracks: [(inout Value, TimeInterval) -> Void] = []
  /// The time in seconds until the last track ends.
  public private(set) var duration: TimeInterval = 0

  /// Creates a timeline.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    keyframes._add(to: &self)
  }

  mutating func add(duration: Double, _ track: @escaping (inout Value, TimeInterval) -> Void) {
    tracks.append(track)
    self.duration = max(self.duration, duration)
  }

  /// Returns the value at a time in seconds. Tracks keep their last value.
  public func value(time: TimeInterval) -> Value {
    var result = initialValue
    update(value: &result, time: time)
    return result
  }

  /// Returns the value at a progress from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the animated properties of a value to those at a time in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    let time = time.isNaN ? 0 : max(0, time)
    for track in tracks { track(&value, time) }
  }

  /// Sets the animated properties of a value to those at a progress from 0 to 1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}

/// Several groups of tracks.
public struct _KeyframesList<Value>: Keyframes {
  let parts: [any Keyframes<Value>]
  /// Adds the tracks of all groups to a timeline.
  public func _add(to timeline: inout KeyframeTimeline<Value>) { for part in parts { part._add(to: &timeline) } }
}

/// A builder of groups of keyframe tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns a group of tracks.
  public static func buildExpression<Content: Keyframes>(_ content: Content) -> Content
  where Content.Value == Value { content }
  /// Returns a keyframe of the value itself.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content
  where Content.Value == Value { content }
  /// Returns an empty group.
  public static func buildBlock() -> _KeyframesList<Value> { _KeyframesList(parts: []) }
  /// Returns the first group of tracks.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
    first
  }
  /// Returns the first keyframe.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Content.Value == Value { first }
  /// Returns a combination of groups.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(accumulated: A, next: B) -> _KeyframesList<Value>
  where A.Value == Value, B.Value == Value { _KeyframesList(parts: [accumulated, next]) }
  /// Returns a sequence of keyframes.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(_segments: accumulated._segments + next._segments)
  }
  /// Returns the groups.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
  /// Returns a track of the value itself.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value { KeyframeTrack(content: component) }
}

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated property.
  associatedtype Value: Animatable
  /// The segments of the track that end at the keyframes.
  var _segments: [_KeyframeSegment<Value>] { get }
}

/// A sequence of keyframes.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The segments that end at the keyframes.
  public let _segments: [_KeyframeSegment<Value>]
}

/// A builder of the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns keyframes.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content
  where Content.Value == Value { content }
  /// Returns a sequence without keyframes.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_segments: []) }
  /// Returns the first keyframes.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Content.Value == Value { first }
  /// Returns a sequence of keyframes.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(_segments: accumulated._segments + next._segments)
  }
  /// Returns the keyframes of a branch.
  public static func buildEither<Content: KeyframeTrackContent>(first: Content) -> _KeyframeSequence<Value>
  where Content.Value == Value { _KeyframeSequence(_segments: first._segments) }
  /// Returns the keyframes of a branch.
  public static func buildEither<Content: KeyframeTrackContent>(second: Content) -> _KeyframeSequence<Value>
  where Content.Value == Value { _KeyframeSequence(_segments: second._segments) }
  /// Returns the keyframes of a loop.
  public static func buildArray<Content: KeyframeTrackContent>(_ components: [Content]) -> _KeyframeSequence<Value>
  where Content.Value == Value { _KeyframeSequence(_segments: components.flatMap(\._segments)) }
}
