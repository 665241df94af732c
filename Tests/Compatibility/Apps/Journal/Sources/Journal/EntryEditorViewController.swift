import Combine
import JournalCore
import JournalKit
import UIKit

@objc protocol EntryEditorDelegate: AnyObject {
  @objc optional func editor(_ editor: EntryEditorViewController, didChange text: String)
  @objc optional func editorShouldSave(_ editor: EntryEditorViewController) -> Bool
  @objc optional func editorDidFinish(_ editor: EntryEditorViewController, saved: Bool)
  @objc optional var editorAllowsEmptyText: Bool { get }
  @objc optional var editorPlaceholder: String { get }
}

final class EntryEditorViewController: BaseViewController {

  weak var delegate: EntryEditorDelegate?

  let viewModel: EntryEditorViewModel
  let titleField = FormField()
  let textView = PlaceholderTextView()
  let dayStepper = UIStepper()
  let tagField = UITextField()
  let tagList = TagListView()
  private let scrollView = KeyboardScrollView()
  private(set) var saveButton: UIBarButtonItem!
  @IBOutlet private weak var countLabel: UILabel!

  init(entry: Entry, in tripIdentifier: Trip.ID, environment: AppEnvironment) {
    viewModel = EntryEditorViewModel(entry: entry, in: tripIdentifier, store: environment.store)
    super.init(environment: environment)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func configureViews() {
    super.configureViews()
    saveButton = UIBarButtonItem(
      title: NSLocalizedString("Save", comment: ""),
      style: .done, target: self, action: #selector(saveTapped)
    )
    navigationItem.rightBarButtonItem = saveButton
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped)
    )
    titleField.caption = NSLocalizedString("Title", comment: "")
    titleField.text = viewModel.title
    titleField.delegate = self
    titleField.addTarget(self, action: #selector(titleChanged(_:)), for: .editingChanged)
    textView.text = viewModel.text
    textView.placeholder = delegate?.editorPlaceholder ?? "What happened?"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isScrollEnabled = false
    textView.delegate = self
    dayStepper.maximumValue = 30
    dayStepper.accessibilityLabel = "Days ago"
    dayStepper.addTarget(self, action: #selector(dateChanged(_:)), for: .valueChanged)
    tagField.placeholder = NSLocalizedString("Add a tag", comment: "")
    tagField.addTarget(self, action: #selector(tagEntered(_:)), for: .editingDidEndOnExit)
    tagList.delegate = self
    tagList.setTags(viewModel.tags)

    let countLabel = UILabel(style: .footnote, color: .secondaryLabel)
    let stackView = UIStackView(
      .vertical, spacing: 16,
      views: [titleField, dayStepper, textView, tagField, tagList, countLabel]
    )
    self.countLabel = countLabel
    view.addSubview(scrollView)
    scrollView.pinEdges(to: view)
    scrollView.addSubview(stackView)
    stackView.pinEdges(to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 160),
    ])
    textView.inputAccessoryView = makeToolbar()
    addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: #selector(saveTapped)))
    addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(cancelTapped)))
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(title: "#", style: .plain, target: self, action: #selector(insertHash)),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: #selector(UIResponder.resignFirstResponder)
      ),
    ]
    toolbar.sizeToFit()
    return toolbar
  }

  override func bindViewModel() {
    super.bindViewModel()
    viewModel.canSave
      .assign(to: \.isEnabled, on: saveButton)
      .store(in: &cancellables)

    viewModel.$wordCount
      .map { count -> String? in
        let format = NSLocalizedString("%@ words", comment: "")
        return String(format: format, Formatters.string(from: count))
      }
      .assign(to: \.text, on: countLabel)
      .store(in: &cancellables)

    viewModel.$tags
      .receive(on: DispatchQueue.main)
      .sink { [weak self] tags in
        self?.tagList.setTags(tags)
      }
      .store(in: &cancellables)

    NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      .merge(with: NotificationCenter.default.publisher(for: UIApplication.willTerminateNotification))
      .sink { [weak self] _ in
        try? self?.viewModel.save()
      }
      .store(in: &cancellables)
    viewModel.startAutosave()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.stopAutosave()
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  // MARK: Actions

  @objc func saveTapped() {
    guard delegate?.editorShouldSave?(self) ?? true else { return }
    if viewModel.text.isEmpty, !(delegate?.editorAllowsEmptyText ?? true) {
      textView.shake()
      return
    }
    do {
      try viewModel.save()
      delegate?.editorDidFinish?(self, saved: true)
    } catch {
      presentError(error)
    }
  }

  @objc func cancelTapped() {
    delegate?.editorDidFinish?(self, saved: false)
  }

  @objc private func titleChanged(_ sender: FormField) {
    viewModel.title = sender.text
  }

  @objc private func dateChanged(_ sender: UIStepper) {
    viewModel.date = Date(timeIntervalSinceNow: -86_400 * sender.value)
  }

  @objc private func tagEntered(_ sender: UITextField) {
    viewModel.addTag(sender.text ?? "")
    sender.text = nil
  }

  @objc private func insertHash() {
    textView.insertText("#")
  }

  @objc private func reportChange() {
    delegate?.editor?(self, didChange: viewModel.text)
  }
}

extension EntryEditorViewController: UITextViewDelegate {

  func textViewDidChange(_ textView: UITextView) {
    viewModel.text = textView.text
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(reportChange), object: nil)
    perform(#selector(reportChange), with: nil, afterDelay: 0.1)
  }

  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard range.length > 0 else { return nil }
    let addTag = UIAction(title: "Use as Tag", image: UIImage(systemName: "tag")) { [weak self] _ in
      let text = textView.text as NSString
      self?.viewModel.addTag(text.substring(with: range))
    }
    return UIMenu(children: suggestedActions + [addTag])
  }
}

extension EntryEditorViewController: FormFieldDelegate {
  func formFieldShouldReturn(_ field: FormField) -> Bool {
    textView.becomeFirstResponder()
  }
}

extension EntryEditorViewController: TagListViewDelegate {

  var maximumNumberOfTags: Int { 8 }

  func tagListView(_ view: TagListView, didRemoveTag tag: String) {
    viewModel.removeTag(tag)
  }
}
