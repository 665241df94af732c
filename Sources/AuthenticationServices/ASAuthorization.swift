// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// The window in which a sheet is presented.
public typealias ASPresentationAnchor = UIWindow

/// A sign-in error.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// An error code.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1000
    /// The user canceled.
    case canceled
    /// The response is not valid.
    case invalidResponse
    /// The request was not handled.
    case notHandled
    /// The authorization request failed.
    case failed
    /// The request requires user interaction.
    case notInteractive
  }

  /// The error code.
  public let code: Code

  /// Creates an error from a code.
  public init(_ code: Code) { self.code = code }
  /// The user canceled.
  public static var canceled: Code { .canceled }
  /// The request failed.
  public static var failed: Code { .failed }
  /// Unknown.
  public static var unknown: Code { .unknown }
  /// The error domain.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
}

/// The pieces of user information that an authorization request can ask for.
extension ASAuthorization {
  /// A piece of user information, such as the name.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a constant from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The email address.
    public static let email = Scope(rawValue: "email")
  }
}

/// A credential that authenticates a user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
/// A provider of authorization requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The result of an authorization request. Never created in Tessera.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// The provider of the request.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
    super.init()
  }
}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// The provider of the request.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }
}

/// An OpenID sign-in request. Its properties are stored, but have no effect.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The requested scopes.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that the result contains unchanged.
  open var state: String?
  /// A value that prevents replay attacks.
  open var nonce: String?
}

/// A request for Sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The user identifier.
  open var user: String?
}

/// A provider of requests for Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The state of a user's credential.
  public enum CredentialState: Int, Sendable {
    /// The credential was revoked.
    case revoked = 0
    /// Valid.
    case authorized
    /// Not found.
    case notFound
    /// Transferred to another team.
    case transferred
  }

  /// Creates a provider.
  public override init() { super.init() }
  /// Returns a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
  /// Calls the handler asynchronously with the state `notFound`.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    Placeholder.callInBackground { completion(.notFound, nil) }
  }
}

/// A Sign in with Apple credential. Never created in Tessera.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The user identifier. Always empty.
  open var user: String { "" }
  /// The name. Always `nil`.
  open var fullName: PersonNameComponents? { nil }
  /// The email address. Always `nil`.
  open var email: String? { nil }
  /// The identity token. Always `nil`.
  open var identityToken: Data? { nil }
  /// The authorization code. Always `nil`.
  open var authorizationCode: Data? { nil }
}

/// A provider of requests for saved passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Creates a provider.
  public override init() { super.init() }
  /// Returns a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// A request for a saved password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A user name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The user name.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential from a user name and a password.
  public init(user: String, password: String) {
    (self.user, self.password) = (user, password)
    super.init()
  }
}

/// A provider of passkey requests.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The domain of the relying party.
  public let relyingPartyIdentifier: String

  /// Creates a provider for a domain.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }
}

/// A descriptor that identifies a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  /// The identifier.
  public let credentialID: Data

  /// Creates a descriptor from a passkey's identifier.
  public init(credentialID: Data) {
    self.credentialID = credentialID
    super.init()
  }
}

/// An assertion by a passkey. Never created in Tessera.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential, @unchecked Sendable
{}
/// A new passkey. Never created in Tessera.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{}

/// A controller that performs sign-in requests. Every request fails.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the presentation window. Never called.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller for requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Fails, and logs a warning once. The delegate receives an error asynchronously.
  open func performRequests() {
    Placeholder.report("AuthenticationServices", "ASAuthorizationController.performRequests() fails")
    Placeholder.callLater { [self] in
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }
  }
  /// Does nothing.
  open func cancel() {}
}

/// The delegate of an authorization controller.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when a request succeeds. Never called in Tessera.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when a request fails.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A provider of the window in which a request is presented. Never called.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the presentation window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A button for Sign in with Apple. It shows its title without Apple's logo.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The type of a button, which determines its title.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple"
    case signIn = 0
    /// "Continue with Apple"
    case `continue`
    /// "Sign up with Apple"
    case signUp
    /// The default title, "Sign in with Apple".
    public static let `default` = ButtonType.signIn
  }

  /// The style of the button.
  public enum Style: Int, Sendable {
    /// White.
    case white = 0
    /// White with an outline.
    case whiteOutline
    /// Black.
    case black
  }

  /// The corner radius, in points. The default is 6.
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  private let label = UILabel()

  /// Creates a button with a title and a style.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
    layer.cornerRadius = cornerRadius
    addSubview(label)
  }

  /// Creates a button with a title and a style.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Returns `nil` because nibs don't specify the title and the style.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
