import Combine
import Foundation

public final class SettingsViewModel: ObservableObject {

  @Published public var usesMetricSystem: Bool
  @Published public var remindsDaily: Bool
  @Published public var textSize: Double
  @Published public var appearance: AppSettings.Appearance

  private let settings: AppSettings
  private var cancellables = Set<AnyCancellable>()

  public init(settings: AppSettings = .shared) {
    self.settings = settings
    usesMetricSystem = settings.usesMetricSystem
    remindsDaily = settings.remindsDaily
    textSize = settings.textSize
    appearance = settings.appearance

    $usesMetricSystem
      .dropFirst()
      .removeDuplicates()
      .assign(to: \.usesMetricSystem, on: settings)
      .store(in: &cancellables)

    $remindsDaily
      .dropFirst()
      .removeDuplicates()
      .assign(to: \.remindsDaily, on: settings)
      .store(in: &cancellables)

    $textSize
      .dropFirst()
      .map { $0.rounded() }
      .removeDuplicates()
      .sink { settings.textSize = $0 }
      .store(in: &cancellables)

    $appearance
      .dropFirst()
      .removeDuplicates()
      .sink { settings.appearance = $0 }
      .store(in: &cancellables)

    NotificationCenter.default.publisher(for: .appearanceDidChange, object: settings)
      .compactMap { $0.object as? AppSettings }
      .map(\.appearance)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] appearance in
        guard let self = self, self.appearance != appearance else { return }
        self.appearance = appearance
      }
      .store(in: &cancellables)
  }

  public var textSizeDescription: String {
    String(format: NSLocalizedString("%.0f points", comment: "Size of text"), textSize)
  }
}
