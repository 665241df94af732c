// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The effects of a gesture recognizer's state changes on itself, on other gesture recognizers of the same touches,
// and on views.

import Foundation

extension UIGestureRecognizer {
  func changeState(to new: State) {
    switch (stateStorage, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed): recognize(new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enterState(new == .failed ? .cancelled : new)
    default: break
    }
  }

  /// Begins or ends the gesture, unless a delegate or view prevents it or another gesture recognizer must fail first.
  private func recognize(_ new: State) {
    guard isAllowedToBegin else { return fail() }
    for other in requiredToFail {
      switch other.stateStorage {
      case .failed: continue
      case .possible where other.isUndecided:
        pendingState = new
        return
      case .possible, .cancelled: continue
      case .began, .changed, .ended: return fail()
      }
    }
    pendingState = nil
    router?.recognizerDidRecognize(self)
    enterState(new)
  }

  private func enterState(_ new: State) {
    stateStorage = new
    if new == .ended || new == .cancelled { deadline = nil }
    for action in actions {
      if let target = action.target { Messages.send(action.action, to: target, [self]) }
    }
  }

  func fail() {
    guard stateStorage == .possible else { return }
    stateStorage = .failed
    (pendingState, deadline) = (nil, nil)
    router?.recognizerDidFail(self)
  }

  /// Cancels the gesture after the gesture recognizer was disabled or removed from its view.
  func stopRecognizing() {
    switch stateStorage {
    case .possible where !observedTouches.isEmpty: fail()
    case .began, .changed: enterState(.cancelled)
    default: break
    }
  }

  /// Fails the gesture because a competing gesture was recognized.
  func prevent() {
    switch stateStorage {
    case .possible: fail()
    case .began, .changed: enterState(.cancelled)
    default: break
    }
  }

  /// Called when a gesture recognizer that this one may wait for has failed.
  func reconsider() {
    if let pendingState, stateStorage == .possible { recognize(pendingState) }
  }

  /// Whether the gesture recognizer has observed touches and has neither recognized nor failed.
  var isUndecided: Bool { stateStorage == .possible && !observedTouches.isEmpty }

  var isFinished: Bool { stateStorage == .ended || stateStorage == .cancelled || stateStorage == .failed }

  func resetAll() {
    reset()
    stateStorage = .possible
    observedTouches = []
    (pendingState, deadline, router) = (nil, nil, nil)
  }

  // MARK: Delegate decisions

  private var isAllowedToBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    var candidate = observedTouches.first?.view ?? view
    while let current = candidate {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === view { break }
      candidate = current.superview
    }
    return true
  }

  private var requiredToFail: [UIGestureRecognizer] {
    let others = router?.recognizers ?? []
    return others.filter { $0 !== self && mustWait(for: $0) }
  }

  func mustWait(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether both gesture recognizers may recognize the same touches simultaneously.
  func coexists(with other: UIGestureRecognizer) -> Bool {
    if !canPrevent(other) || !other.canBePrevented(by: self) { return true }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}

extension UIView {
  func addRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    loadedInteraction.recognizers = (loadedInteraction.recognizers ?? []) + [recognizer]
  }

  func removeRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.stopRecognizing()
    recognizer.view = nil
    let others = interaction?.recognizers?.filter { $0 !== recognizer } ?? []
    // Once set, the array is only emptied and never reset to nil.
    if interaction?.recognizers != nil { interaction?.recognizers = others }
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }
}
