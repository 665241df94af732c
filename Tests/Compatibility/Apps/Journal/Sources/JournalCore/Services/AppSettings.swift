import Combine
import Foundation

/// A property wrapper for a value that is stored in the user defaults.
@propertyWrapper
public struct UserDefault<Value> {
  private let key: String
  private let defaultValue: Value
  private let container: UserDefaults
  private let subject = PassthroughSubject<Value, Never>()

  public init(wrappedValue: Value, _ key: String, container: UserDefaults = .standard) {
    self.key = key
    self.defaultValue = wrappedValue
    self.container = container
  }

  public var wrappedValue: Value {
    get {
      container.object(forKey: key) as? Value ?? defaultValue
    }
    nonmutating set {
      container.set(newValue, forKey: key)
      subject.send(newValue)
    }
  }

  /// A publisher of the current value and all later values.
  public var projectedValue: AnyPublisher<Value, Never> {
    subject.prepend(wrappedValue).eraseToAnyPublisher()
  }
}

/// The app's settings.
public final class AppSettings {

  public enum Appearance: String, CaseIterable {
    case system, light, dark
  }

  public static let shared = AppSettings()

  @UserDefault public var usesMetricSystem: Bool
  @UserDefault public var remindsDaily: Bool
  @UserDefault public var textSize: Double
  @UserDefault public var hasSeenOnboarding: Bool
  @UserDefault private var appearanceName: String

  private let defaults: UserDefaults

  public init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    _usesMetricSystem = UserDefault(wrappedValue: true, "usesMetricSystem", container: defaults)
    _remindsDaily = UserDefault(wrappedValue: false, "remindsDaily", container: defaults)
    _textSize = UserDefault(wrappedValue: 17, "textSize", container: defaults)
    _hasSeenOnboarding = UserDefault(wrappedValue: false, "hasSeenOnboarding", container: defaults)
    _appearanceName = UserDefault(
      wrappedValue: Appearance.system.rawValue, "appearance", container: defaults
    )
  }

  public var appearance: Appearance {
    get { Appearance(rawValue: appearanceName) ?? .system }
    set {
      guard newValue != appearance else { return }
      appearanceName = newValue.rawValue
      NotificationCenter.default.post(name: .appearanceDidChange, object: self)
    }
  }

  public var profile: Profile? {
    get {
      defaults.data(forKey: "profile").flatMap {
        try? JSONDecoder().decode(Profile.self, from: $0)
      }
    }
    set {
      defaults.set(newValue.flatMap { try? JSONEncoder().encode($0) }, forKey: "profile")
    }
  }

  public func reset() {
    for key in ["usesMetricSystem", "remindsDaily", "textSize", "hasSeenOnboarding", "appearance", "profile"] {
      defaults.removeObject(forKey: key)
    }
    NotificationCenter.default.post(name: .appearanceDidChange, object: self)
  }
}

public extension Notification.Name {
  static let appearanceDidChange = Notification.Name("JournalAppearanceDidChange")
}
