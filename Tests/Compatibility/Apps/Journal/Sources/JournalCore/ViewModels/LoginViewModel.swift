import Combine
import Foundation

public final class LoginViewModel: ObservableObject {

  public enum State: Equatable {
    case idle
    case submitting
    case failed(String)
    case succeeded(Session)
  }

  @Published public var email = ""
  @Published public var password = ""
  @Published public var acceptsTerms = false

  @Published public private(set) var canSubmit = false
  @Published public private(set) var emailHint: String?
  @Published public private(set) var passwordStrength: Float = 0
  @Published public private(set) var state: State = .idle

  public let didLogIn = PassthroughSubject<Session, Never>()

  private let service: AuthenticationService
  private var cancellables = Set<AnyCancellable>()

  public init(service: AuthenticationService = DemoAuthenticationService()) {
    self.service = service
    bind()
  }

  private func bind() {
    Publishers.CombineLatest3($email, $password, $acceptsTerms)
      .map { email, password, accepts in
        LoginViewModel.isValidEmail(email) && password.count >= 8 && accepts
      }
      .combineLatest($state.map { $0 != .submitting }.removeDuplicates())
      .map { $0 && $1 }
      .removeDuplicates()
      .assign(to: &$canSubmit)

    $email
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { email -> String? in
        guard !email.isEmpty, !LoginViewModel.isValidEmail(email) else { return nil }
        return NSLocalizedString("This does not look like an address.", comment: "Log in")
      }
      .sink { [weak self] hint in
        self?.emailHint = hint
      }
      .store(in: &cancellables)

    $password
      .map(LoginViewModel.strength(of:))
      .assign(to: &$passwordStrength)
  }

  public func submit() {
    guard canSubmit else { return }
    state = .submitting
    service.logIn(email: email, password: password)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        if case .failure(let error) = completion {
          self?.state = .failed(error.localizedDescription)
        }
      } receiveValue: { [weak self] session in
        self?.state = .succeeded(session)
        self?.didLogIn.send(session)
      }
      .store(in: &cancellables)
  }

  public static func isValidEmail(_ email: String) -> Bool {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"
    return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: email)
  }

  /// Returns a password's strength, in 0...1.
  static func strength(of password: String) -> Float {
    var score = min(Float(password.count) / 16, 0.5)
    if password.rangeOfCharacter(from: .decimalDigits) != nil { score += 0.25 }
    if password.rangeOfCharacter(from: .uppercaseLetters) != nil { score += 0.25 }
    return score
  }
}
