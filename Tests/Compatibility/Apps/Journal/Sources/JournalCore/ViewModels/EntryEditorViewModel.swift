import Combine
import Foundation
import os

@MainActor
public final class EntryEditorViewModel: ObservableObject {

  @Published public var title: String
  @Published public var text: String
  @Published public var date: Date
  @Published public var tags: [String]

  @Published public private(set) var wordCount = 0
  @Published public private(set) var isDirty = false
  @Published public private(set) var links: [LinkDetector.Match] = []
  @Published public private(set) var lastAutosave: Date?

  private let entry: Entry
  private let tripIdentifier: Trip.ID
  private let store: TripStoring
  private let detector = LinkDetector()
  private var cancellables = Set<AnyCancellable>()
  private var autosave: AnyCancellable?

  public init(entry: Entry, in tripIdentifier: Trip.ID, store: TripStoring) {
    self.entry = entry
    self.tripIdentifier = tripIdentifier
    self.store = store
    title = entry.title
    text = entry.text
    date = entry.date
    tags = entry.tags
    bind()
  }

  private func bind() {
    let titleChanges = $title.dropFirst().removeDuplicates().map { _ in () }
    let textChanges = $text.dropFirst().removeDuplicates().map { _ in () }
    let tagChanges = $tags.dropFirst().removeDuplicates().map { _ in () }
    let dateChanges = $date.dropFirst().removeDuplicates().map { _ in () }

    Publishers.Merge4(titleChanges, textChanges, tagChanges, dateChanges)
      .sink { [weak self] in
        self?.isDirty = true
      }
      .store(in: &cancellables)

    $text
      .map { text in text.split(whereSeparator: \.isWhitespace).count }
      .removeDuplicates()
      .assign(to: &$wordCount)

    $text
      .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
      .map { [detector] text in detector.links(in: text) }
      .removeDuplicates()
      .sink { [weak self] links in
        self?.links = links
      }
      .store(in: &cancellables)
  }

  public var canSave: AnyPublisher<Bool, Never> {
    $title
      .map { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
      .combineLatest($isDirty)
      .map { $0 && $1 }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  public var currentEntry: Entry {
    var result = entry
    result.title = title
    result.text = text
    result.date = date
    result.tags = tags
    return result
  }

  public func save() throws {
    try store.append(currentEntry, to: tripIdentifier)
    isDirty = false
  }

  public func addTag(_ name: String) {
    let tag = name.trimmingCharacters(in: .whitespaces).lowercased()
    guard !tag.isEmpty, !tags.contains(tag) else { return }
    tags.append(tag)
  }

  public func removeTag(_ name: String) {
    tags.removeAll { $0 == name }
  }

  // MARK: Autosave

  public func startAutosave(every interval: TimeInterval = 15) {
    autosave = Timer.publish(every: interval, on: .main, in: .common)
      .autoconnect()
      .filter { [weak self] _ in self?.isDirty ?? false }
      .sink { [weak self] date in
        guard let self = self else { return }
        do {
          try self.save()
          self.lastAutosave = date
        } catch {
          Log.store.error("Autosave failed: \(error.localizedDescription)")
        }
      }
  }

  public func stopAutosave() {
    autosave?.cancel()
    autosave = nil
  }
}
