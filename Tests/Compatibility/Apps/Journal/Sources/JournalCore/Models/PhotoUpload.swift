import Foundation

/// A photo upload whose progress can be observed with key-value observing.
@objcMembers
public class PhotoUpload: NSObject {

  public let photoIdentifier: String
  public dynamic var progress: Double = 0
  public dynamic var isPaused = false
  public private(set) dynamic var isFinished = false

  private var timer: Timer?
  private let step: Double

  public init(photoIdentifier: String, step: Double = 0.1) {
    self.photoIdentifier = photoIdentifier
    self.step = step
    super.init()
  }

  deinit {
    timer?.invalidate()
  }

  public dynamic var percentText: String {
    "\(Int((progress * 100).rounded())) %"
  }

  @objc class func keyPathsForValuesAffectingPercentText() -> Set<String> {
    [#keyPath(PhotoUpload.progress)]
  }

  public dynamic var isRunning: Bool {
    timer?.isValid ?? false
  }

  public func start(interval: TimeInterval = 0.1) {
    guard timer == nil, !isFinished else { return }
    timer = Timer.scheduledTimer(
      timeInterval: interval,
      target: self,
      selector: #selector(timerFired(_:)),
      userInfo: ["identifier": photoIdentifier],
      repeats: true
    )
    timer?.tolerance = interval / 10
  }

  public func cancel() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func timerFired(_ timer: Timer) {
    guard !isPaused else { return }
    let info = timer.userInfo as? [String: String]
    advance()
    if isFinished {
      NotificationCenter.default.post(
        name: .photoUploadDidFinish,
        object: self,
        userInfo: info
      )
    }
  }

  /// Performs one step of the upload.
  public func advance() {
    guard !isFinished else { return }
    progress = min(progress + step, 1)
    if progress >= 1 - .ulpOfOne {
      willChangeValue(for: \.isRunning)
      isFinished = true
      cancel()
      didChangeValue(for: \.isRunning)
    }
  }
}

public extension Notification.Name {
  static let photoUploadDidFinish = Notification.Name("JournalPhotoUploadDidFinish")
}
