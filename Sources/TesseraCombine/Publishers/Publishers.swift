// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The namespace of all publishers, which hides OpenCombine's: a nested type can't shadow another one, and Zip and Throttle are
// implemented in this module. The other types are aliases of OpenCombine's.

public import OpenCombine

/// The types of operators: `map` returns a `Publishers.Map`.
public enum Publishers {}

extension Publishers {
  /// Continues with another publisher if its upstream fails.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = OpenCombine.Publishers.Catch<
    Upstream, NewPublisher
  > where Upstream.Output == NewPublisher.Output

  /// Continues with another publisher, or fails with another error, if its upstream fails.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = OpenCombine.Publishers.TryCatch<
    Upstream, NewPublisher
  > where Upstream.Output == NewPublisher.Output

  /// Encodes values.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = OpenCombine.Publishers.Encode<Upstream, Coder>
  where Upstream.Output: Encodable

  /// Decodes values.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = OpenCombine.Publishers
    .Decode<Upstream, Output, Coder> where Upstream.Output == Coder.Input

  /// Publishes one property of each value.
  public typealias MapKeyPath<Upstream: Publisher, Output> = OpenCombine.Publishers.MapKeyPath<Upstream, Output>

  /// Publishes two properties of each value.
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> = OpenCombine.Publishers.MapKeyPath2<
    Upstream, Output0, Output1
  >

  /// Publishes three properties of each value.
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> = OpenCombine.Publishers.MapKeyPath3<
    Upstream, Output0, Output1, Output2
  >

  /// Publishes whether all values satisfy a condition.
  public typealias AllSatisfy<Upstream: Publisher> = OpenCombine.Publishers.AllSatisfy<Upstream>

  /// Publishes whether all values satisfy a condition that can throw.
  public typealias TryAllSatisfy<Upstream: Publisher> = OpenCombine.Publishers.TryAllSatisfy<Upstream>

  /// Ends the program when its upstream fails.
  public typealias AssertNoFailure<Upstream: Publisher> = OpenCombine.Publishers.AssertNoFailure<Upstream>

  /// Connects when the first subscriber arrives.
  public typealias Autoconnect<Upstream: ConnectablePublisher> = OpenCombine.Publishers.Autoconnect<Upstream>

  /// Stops in the debugger.
  public typealias Breakpoint<Upstream: Publisher> = OpenCombine.Publishers.Breakpoint<Upstream>

  /// The strategy of a buffer for requesting values.
  public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy

  /// The strategy of a full buffer for further values.
  public typealias BufferingStrategy<Failure: Error> = OpenCombine.Publishers.BufferingStrategy<Failure>

  /// Buffers values until they are requested.
  public typealias Buffer<Upstream: Publisher> = OpenCombine.Publishers.Buffer<Upstream>

  /// Publishes all values as one array.
  public typealias Collect<Upstream: Publisher> = OpenCombine.Publishers.Collect<Upstream>

  /// Publishes values as arrays of a fixed size.
  public typealias CollectByCount<Upstream: Publisher> = OpenCombine.Publishers.CollectByCount<Upstream>

  /// Publishes the results of a closure that are not nil.
  public typealias CompactMap<Upstream: Publisher, Output> = OpenCombine.Publishers.CompactMap<Upstream, Output>

  /// Publishes the results of a closure, which can throw, that are not nil.
  public typealias TryCompactMap<Upstream: Publisher, Output> = OpenCombine.Publishers.TryCompactMap<Upstream, Output>

  /// Publishes the minimum or maximum value.
  public typealias Comparison<Upstream: Publisher> = OpenCombine.Publishers.Comparison<Upstream>

  /// Publishes the minimum or maximum value, by a closure that can throw.
  public typealias TryComparison<Upstream: Publisher> = OpenCombine.Publishers.TryComparison<Upstream>

  /// Publishes the values of one publisher after those of another.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = OpenCombine.Publishers.Concatenate<
    Prefix, Suffix
  > where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output

  /// Publishes whether its upstream publishes a given value.
  public typealias Contains<Upstream: Publisher> = OpenCombine.Publishers.Contains<Upstream>
  where Upstream.Output: Equatable

  /// Publishes whether a value satisfies a condition.
  public typealias ContainsWhere<Upstream: Publisher> = OpenCombine.Publishers.ContainsWhere<Upstream>

  /// Publishes whether a value satisfies a condition that can throw.
  public typealias TryContainsWhere<Upstream: Publisher> = OpenCombine.Publishers.TryContainsWhere<Upstream>

  /// Publishes the number of values.
  public typealias Count<Upstream: Publisher> = OpenCombine.Publishers.Count<Upstream>

  /// Publishes a value if no other follows within an interval.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.Debounce<
    Upstream, Context
  >

  /// Publishes values after a delay.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.Delay<Upstream, Context>

  /// Drops the first values.
  public typealias Drop<Upstream: Publisher> = OpenCombine.Publishers.Drop<Upstream>

  /// Drops values until another publisher publishes.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = OpenCombine.Publishers.DropUntilOutput<
    Upstream, Other
  > where Upstream.Failure == Other.Failure

  /// Drops values as long as they satisfy a condition.
  public typealias DropWhile<Upstream: Publisher> = OpenCombine.Publishers.DropWhile<Upstream>

  /// Drops values as long as they satisfy a condition that can throw.
  public typealias TryDropWhile<Upstream: Publisher> = OpenCombine.Publishers.TryDropWhile<Upstream>

  /// Publishes the values that satisfy a condition.
  public typealias Filter<Upstream: Publisher> = OpenCombine.Publishers.Filter<Upstream>

  /// Publishes the values that satisfy a condition that can throw.
  public typealias TryFilter<Upstream: Publisher> = OpenCombine.Publishers.TryFilter<Upstream>

  /// Publishes the first value.
  public typealias First<Upstream: Publisher> = OpenCombine.Publishers.First<Upstream>

  /// Publishes the first value that satisfies a condition.
  public typealias FirstWhere<Upstream: Publisher> = OpenCombine.Publishers.FirstWhere<Upstream>

  /// Publishes the first value that satisfies a condition that can throw.
  public typealias TryFirstWhere<Upstream: Publisher> = OpenCombine.Publishers.TryFirstWhere<Upstream>

  /// Publishes the values of the publishers that a closure returns for each value.
  public typealias FlatMap<Child: Publisher, Upstream: Publisher> = OpenCombine.Publishers.FlatMap<Child, Upstream>
  where Child.Failure == Upstream.Failure

  /// Calls closures for events.
  public typealias HandleEvents<Upstream: Publisher> = OpenCombine.Publishers.HandleEvents<Upstream>

  /// Publishes only the completion.
  public typealias IgnoreOutput<Upstream: Publisher> = OpenCombine.Publishers.IgnoreOutput<Upstream>

  /// Publishes the last value.
  public typealias Last<Upstream: Publisher> = OpenCombine.Publishers.Last<Upstream>

  /// Publishes the last value that satisfies a condition.
  public typealias LastWhere<Upstream: Publisher> = OpenCombine.Publishers.LastWhere<Upstream>

  /// Publishes the last value that satisfies a condition that can throw.
  public typealias TryLastWhere<Upstream: Publisher> = OpenCombine.Publishers.TryLastWhere<Upstream>

  /// Waits until it is connected.
  public typealias MakeConnectable<Upstream: Publisher> = OpenCombine.Publishers.MakeConnectable<Upstream>

  /// Publishes the results of a closure.
  public typealias Map<Upstream: Publisher, Output> = OpenCombine.Publishers.Map<Upstream, Output>

  /// Publishes the results of a closure that can throw.
  public typealias TryMap<Upstream: Publisher, Output> = OpenCombine.Publishers.TryMap<Upstream, Output>

  /// Maps the failure of its upstream.
  public typealias MapError<Upstream: Publisher, Failure: Error> = OpenCombine.Publishers.MapError<Upstream, Failure>

  /// Publishes the time between values.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.MeasureInterval<
    Upstream, Context
  >

  /// Shares one subscription through a subject.
  public typealias Multicast<Upstream: Publisher, SubjectType: Subject> = OpenCombine.Publishers.Multicast<
    Upstream, SubjectType
  > where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output

  /// Publishes the values in a range of indices.
  public typealias Output<Upstream: Publisher> = OpenCombine.Publishers.Output<Upstream>

  /// Publishes values until another publisher publishes.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = OpenCombine.Publishers.PrefixUntilOutput<
    Upstream, Other
  >

  /// Publishes values as long as they satisfy a condition.
  public typealias PrefixWhile<Upstream: Publisher> = OpenCombine.Publishers.PrefixWhile<Upstream>

  /// Publishes values as long as they satisfy a condition that can throw.
  public typealias TryPrefixWhile<Upstream: Publisher> = OpenCombine.Publishers.TryPrefixWhile<Upstream>

  /// Prints events.
  public typealias Print<Upstream: Publisher> = OpenCombine.Publishers.Print<Upstream>

  /// Delivers on a scheduler.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.ReceiveOn<
    Upstream, Context
  >

  /// Publishes the result of an accumulation.
  public typealias Reduce<Upstream: Publisher, Output> = OpenCombine.Publishers.Reduce<Upstream, Output>

  /// Publishes the result of an accumulation that can throw.
  public typealias TryReduce<Upstream: Publisher, Output> = OpenCombine.Publishers.TryReduce<Upstream, Output>

  /// Drops values that equal the previous one.
  public typealias RemoveDuplicates<Upstream: Publisher> = OpenCombine.Publishers.RemoveDuplicates<Upstream>

  /// Drops values that equal the previous one, by a closure that can throw.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = OpenCombine.Publishers.TryRemoveDuplicates<Upstream>

  /// Publishes a value if there is no other.
  public typealias ReplaceEmpty<Upstream: Publisher> = OpenCombine.Publishers.ReplaceEmpty<Upstream>

  /// Publishes a value instead of a failure.
  public typealias ReplaceError<Upstream: Publisher> = OpenCombine.Publishers.ReplaceError<Upstream>

  /// Subscribes again when its upstream fails.
  public typealias Retry<Upstream: Publisher> = OpenCombine.Publishers.Retry<Upstream>

  /// Publishes each step of an accumulation.
  public typealias Scan<Upstream: Publisher, Output> = OpenCombine.Publishers.Scan<Upstream, Output>

  /// Publishes each step of an accumulation that can throw.
  public typealias TryScan<Upstream: Publisher, Output> = OpenCombine.Publishers.TryScan<Upstream, Output>

  /// Publishes the elements of a sequence.
  public typealias Sequence<Elements: Swift.Sequence, Failure: Error> = OpenCombine.Publishers.Sequence<
    Elements, Failure
  >

  /// Sets the failure type of a publisher that never fails.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = OpenCombine.Publishers.SetFailureType<
    Upstream, Failure
  > where Upstream.Failure == Never

  /// Shares one subscription.
  public typealias Share<Upstream: Publisher> = OpenCombine.Publishers.Share<Upstream>

  /// Subscribes, requests and cancels on a scheduler.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.SubscribeOn<
    Upstream, Context
  >

  /// Publishes the values of the latest publisher that its upstream published.
  public typealias SwitchToLatest<NestedPublisher: Publisher, Upstream: Publisher> = OpenCombine.Publishers
    .SwitchToLatest<NestedPublisher, Upstream>
  where Upstream.Output == NestedPublisher, Upstream.Failure == NestedPublisher.Failure

  /// Finishes or fails if no value arrives within an interval.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = OpenCombine.Publishers.Timeout<Upstream, Context>
}
