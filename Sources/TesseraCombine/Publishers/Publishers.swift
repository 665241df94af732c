// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The namespace of all publishers. It hides OpenCombine's namespace, because this module implements Zip and Throttle,
// which could not replace the types of the same name in OpenCombine's namespace. All other types are aliases of
// OpenCombine's types.

public import OpenCombine

/// The namespace for the publishers that operators return. For example, `map` returns a `Publishers.Map`.
public enum Publishers {}

extension Publishers {
  /// A publisher that replaces a failed upstream with another publisher.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = OpenCombine.Publishers.Catch<
    Upstream, NewPublisher
  > where Upstream.Output == NewPublisher.Output

  /// A publisher that replaces a failed upstream with another publisher, or fails with another error.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = OpenCombine.Publishers.TryCatch<
    Upstream, NewPublisher
  > where Upstream.Output == NewPublisher.Output

  /// A publisher that encodes its upstream's values.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = OpenCombine.Publishers.Encode<Upstream, Coder>
  where Upstream.Output: Encodable

  /// A publisher that decodes its upstream's values.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = OpenCombine.Publishers
    .Decode<Upstream, Output, Coder> where Upstream.Output == Coder.Input

  /// A publisher that publishes the value of a key path for each value.
  public typealias MapKeyPath<Upstream: Publisher, Output> = OpenCombine.Publishers.MapKeyPath<Upstream, Output>

  /// A publisher that publishes the values of two key paths for each value.
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> = OpenCombine.Publishers.MapKeyPath2<
    Upstream, Output0, Output1
  >

  /// A publisher that publishes the values of three key paths for each value.
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> = OpenCombine.Publishers.MapKeyPath3<
    Upstream, Output0, Output1, Output2
  >

  /// A publisher that publishes whether all values satisfy a condition.
  public typealias AllSatisfy<Upstream: Publisher> = OpenCombine.Publishers.AllSatisfy<Upstream>

  /// A publisher that publishes whether all values satisfy a condition that can throw.
  public typealias TryAllSatisfy<Upstream: Publisher> = OpenCombine.Publishers.TryAllSatisfy<Upstream>

  /// A publisher that terminates the program if its upstream fails.
  public typealias AssertNoFailure<Upstream: Publisher> = OpenCombine.Publishers.AssertNoFailure<Upstream>

  /// A publisher that connects when it receives its first subscriber.
  public typealias Autoconnect<Upstream: ConnectablePublisher> = OpenCombine.Publishers.Autoconnect<Upstream>

  /// A publisher that stops in the debugger under a condition.
  public typealias Breakpoint<Upstream: Publisher> = OpenCombine.Publishers.Breakpoint<Upstream>

  /// The strategy with which a buffer requests values.
  public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy

  /// The strategy for values that are received while a buffer is full.
  public typealias BufferingStrategy<Failure: Error> = OpenCombine.Publishers.BufferingStrategy<Failure>

  /// A publisher that buffers values until they are requested.
  public typealias Buffer<Upstream: Publisher> = OpenCombine.Publishers.Buffer<Upstream>

  /// A publisher that collects all values in one array.
  public typealias Collect<Upstream: Publisher> = OpenCombine.Publishers.Collect<Upstream>

  /// A publisher that collects values in arrays of a fixed size.
  public typealias CollectByCount<Upstream: Publisher> = OpenCombine.Publishers.CollectByCount<Upstream>

  /// A publisher that publishes a closure's results, except nil.
  public typealias CompactMap<Upstream: Publisher, Output> = OpenCombine.Publishers.CompactMap<Upstream, Output>

  /// A publisher that publishes the results of a closure that can throw, except nil.
  public typealias TryCompactMap<Upstream: Publisher, Output> = OpenCombine.Publishers.TryCompactMap<Upstream, Output>

  /// A publisher that publishes the minimum or maximum value.
  public typealias Comparison<Upstream: Publisher> = OpenCombine.Publishers.Comparison<Upstream>

  /// A publisher that publishes the minimum or maximum value, which is determined by a closure that can throw.
  public typealias TryComparison<Upstream: Publisher> = OpenCombine.Publishers.TryComparison<Upstream>

  /// A publisher that publishes all values of one publisher, followed by the values of another publisher.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = OpenCombine.Publishers.Concatenate<
    Prefix, Suffix
  > where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output

  /// A publisher that publishes whether its upstream publishes a given value.
  public typealias Contains<Upstream: Publisher> = OpenCombine.Publishers.Contains<Upstream>
  where Upstream.Output: Equatable

  /// A publisher that publishes whether a value satisfies a condition.
  public typealias ContainsWhere<Upstream: Publisher> = OpenCombine.Publishers.ContainsWhere<Upstream>

  /// A publisher that publishes whether a value satisfies a condition that can throw.
  public typealias TryContainsWhere<Upstream: Publisher> = OpenCombine.Publishers.TryContainsWhere<Upstream>

  /// A publisher that publishes the number of values.
  public typealias Count<Upstream: Publisher> = OpenCombine.Publishers.Count<Upstream>

  /// A publisher that publishes a value if no other value follows within an interval.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.Debounce<
    Upstream, Context
  >

  /// A publisher that delays its upstream's values.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.Delay<Upstream, Context>

  /// A publisher that drops a number of values at the beginning.
  public typealias Drop<Upstream: Publisher> = OpenCombine.Publishers.Drop<Upstream>

  /// A publisher that drops values until another publisher publishes a value.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = OpenCombine.Publishers.DropUntilOutput<
    Upstream, Other
  > where Upstream.Failure == Other.Failure

  /// A publisher that drops values until one does not satisfy a condition.
  public typealias DropWhile<Upstream: Publisher> = OpenCombine.Publishers.DropWhile<Upstream>

  /// A publisher that drops values until one does not satisfy a condition that can throw.
  public typealias TryDropWhile<Upstream: Publisher> = OpenCombine.Publishers.TryDropWhile<Upstream>

  /// A publisher that publishes the values that satisfy a condition.
  public typealias Filter<Upstream: Publisher> = OpenCombine.Publishers.Filter<Upstream>

  /// A publisher that publishes the values that satisfy a condition that can throw.
  public typealias TryFilter<Upstream: Publisher> = OpenCombine.Publishers.TryFilter<Upstream>

  /// A publisher that publishes the first value.
  public typealias First<Upstream: Publisher> = OpenCombine.Publishers.First<Upstream>

  /// A publisher that publishes the first value that satisfies a condition.
  public typealias FirstWhere<Upstream: Publisher> = OpenCombine.Publishers.FirstWhere<Upstream>

  /// A publisher that publishes the first value that satisfies a condition that can throw.
  public typealias TryFirstWhere<Upstream: Publisher> = OpenCombine.Publishers.TryFirstWhere<Upstream>

  /// A publisher that publishes the values of all publishers that a closure returns for its upstream's values.
  public typealias FlatMap<Child: Publisher, Upstream: Publisher> = OpenCombine.Publishers.FlatMap<Child, Upstream>
  where Child.Failure == Upstream.Failure

  /// A publisher that calls closures for its upstream's events.
  public typealias HandleEvents<Upstream: Publisher> = OpenCombine.Publishers.HandleEvents<Upstream>

  /// A publisher that ignores all values and publishes only the completion.
  public typealias IgnoreOutput<Upstream: Publisher> = OpenCombine.Publishers.IgnoreOutput<Upstream>

  /// A publisher that publishes the last value.
  public typealias Last<Upstream: Publisher> = OpenCombine.Publishers.Last<Upstream>

  /// A publisher that publishes the last value that satisfies a condition.
  public typealias LastWhere<Upstream: Publisher> = OpenCombine.Publishers.LastWhere<Upstream>

  /// A publisher that publishes the last value that satisfies a condition that can throw.
  public typealias TryLastWhere<Upstream: Publisher> = OpenCombine.Publishers.TryLastWhere<Upstream>

  /// A publisher that does not publish until it is connected.
  public typealias MakeConnectable<Upstream: Publisher> = OpenCombine.Publishers.MakeConnectable<Upstream>

  /// A publisher that publishes the results of a closure for its upstream's values.
  public typealias Map<Upstream: Publisher, Output> = OpenCombine.Publishers.Map<Upstream, Output>

  /// A publisher that publishes the results of a closure that can throw.
  public typealias TryMap<Upstream: Publisher, Output> = OpenCombine.Publishers.TryMap<Upstream, Output>

  /// A publisher that transforms its upstream's failure.
  public typealias MapError<Upstream: Publisher, Failure: Error> = OpenCombine.Publishers.MapError<Upstream, Failure>

  /// A publisher that publishes the time between its upstream's values.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.MeasureInterval<
    Upstream, Context
  >

  /// A publisher that shares a subscription among its subscribers, using a subject.
  public typealias Multicast<Upstream: Publisher, SubjectType: Subject> = OpenCombine.Publishers.Multicast<
    Upstream, SubjectType
  > where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output

  /// A publisher that publishes the values in a range of indexes.
  public typealias Output<Upstream: Publisher> = OpenCombine.Publishers.Output<Upstream>

  /// A publisher that publishes values until another publisher publishes a value.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = OpenCombine.Publishers.PrefixUntilOutput<
    Upstream, Other
  >

  /// A publisher that publishes values until one does not satisfy a condition.
  public typealias PrefixWhile<Upstream: Publisher> = OpenCombine.Publishers.PrefixWhile<Upstream>

  /// A publisher that publishes values until one does not satisfy a condition that can throw.
  public typealias TryPrefixWhile<Upstream: Publisher> = OpenCombine.Publishers.TryPrefixWhile<Upstream>

  /// A publisher that prints its upstream's events.
  public typealias Print<Upstream: Publisher> = OpenCombine.Publishers.Print<Upstream>

  /// A publisher that delivers its upstream's events on a scheduler.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.ReceiveOn<
    Upstream, Context
  >

  /// A publisher that publishes the accumulated result of all values.
  public typealias Reduce<Upstream: Publisher, Output> = OpenCombine.Publishers.Reduce<Upstream, Output>

  /// A publisher that publishes the accumulated result of all values, using a closure that can throw.
  public typealias TryReduce<Upstream: Publisher, Output> = OpenCombine.Publishers.TryReduce<Upstream, Output>

  /// A publisher that drops each value that equals the previous one.
  public typealias RemoveDuplicates<Upstream: Publisher> = OpenCombine.Publishers.RemoveDuplicates<Upstream>

  /// A publisher that drops each value that equals the previous one, using a closure that can throw.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = OpenCombine.Publishers.TryRemoveDuplicates<Upstream>

  /// A publisher that publishes a default value if its upstream publishes no values.
  public typealias ReplaceEmpty<Upstream: Publisher> = OpenCombine.Publishers.ReplaceEmpty<Upstream>

  /// A publisher that replaces a failure with a value.
  public typealias ReplaceError<Upstream: Publisher> = OpenCombine.Publishers.ReplaceError<Upstream>

  /// A publisher that resubscribes to its upstream if it fails.
  public typealias Retry<Upstream: Publisher> = OpenCombine.Publishers.Retry<Upstream>

  /// A publisher that publishes each intermediate result of accumulating values.
  public typealias Scan<Upstream: Publisher, Output> = OpenCombine.Publishers.Scan<Upstream, Output>

  /// A publisher that publishes each intermediate result of accumulating values, using a closure that can throw.
  public typealias TryScan<Upstream: Publisher, Output> = OpenCombine.Publishers.TryScan<Upstream, Output>

  /// A publisher that publishes the elements of a sequence.
  public typealias Sequence<Elements: Swift.Sequence, Failure: Error> = OpenCombine.Publishers.Sequence<
    Elements, Failure
  >

  /// A publisher that changes the failure type of a publisher that never fails.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = OpenCombine.Publishers.SetFailureType<
    Upstream, Failure
  > where Upstream.Failure == Never

  /// A publisher that shares a subscription among its subscribers.
  public typealias Share<Upstream: Publisher> = OpenCombine.Publishers.Share<Upstream>

  /// A publisher that subscribes, requests values and cancels on a scheduler.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.SubscribeOn<
    Upstream, Context
  >

  /// A publisher that publishes the values of the most recent publisher received from its upstream.
  public typealias SwitchToLatest<NestedPublisher: Publisher, Upstream: Publisher> = OpenCombine.Publishers
    .SwitchToLatest<NestedPublisher, Upstream>
  where Upstream.Output == NestedPublisher, Upstream.Failure == NestedPublisher.Failure

  /// A publisher that finishes or fails if it receives no value within an interval.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.Timeout<Upstream, Context>
}
