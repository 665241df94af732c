import Combine
import Foundation
import os

public struct Session: Equatable {
  public let token: String
  public let email: String

  public init(token: String, email: String) {
    self.token = token
    self.email = email
  }
}

public enum AuthenticationError: LocalizedError {
  case wrongPassword
  case locked(until: Date)

  public var errorDescription: String? {
    switch self {
    case .wrongPassword:
      return NSLocalizedString("The password is wrong.", comment: "Log in")
    case .locked(let date):
      let format = NSLocalizedString("Try again after %@.", comment: "Log in")
      return String(format: format, Formatters.mediumDate.string(from: date))
    }
  }
}

public protocol AuthenticationService {
  func logIn(email: String, password: String) -> AnyPublisher<Session, AuthenticationError>
}

/// A demo service that responds after a delay, like a server.
public final class DemoAuthenticationService: AuthenticationService {
  private let delay: TimeInterval
  private var failures = 0

  public init(delay: TimeInterval = 0.5) {
    self.delay = delay
  }

  public func logIn(email: String, password: String) -> AnyPublisher<Session, AuthenticationError> {
    Deferred {
      Future<Session, AuthenticationError> { [weak self] promise in
        guard let self = self else { return }
        Log.network.debug("Logging in \(email, privacy: .private)")
        DispatchQueue.main.asyncAfter(deadline: .now() + self.delay) {
          promise(self.answer(email: email, password: password))
        }
      }
    }
    .eraseToAnyPublisher()
  }

  private func answer(email: String, password: String) -> Result<Session, AuthenticationError> {
    guard failures < 3 else {
      return .failure(.locked(until: Date().addingTimeInterval(3600)))
    }
    guard password.hasPrefix("travel") else {
      failures += 1
      return .failure(.wrongPassword)
    }
    failures = 0
    return .success(Session(token: UUID().uuidString, email: email))
  }
}
