// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A photo picker that reports its dismissal.
private final class PhotoPicker: UIImagePickerController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var onDismiss: (UIViewController) -> Void = { _ in }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    Report.defect(of: "photosPicker", "The photo chosen in SwiftUI's photosPicker is not passed to its selection.")
    presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { onDismiss(self) }
  }
}

extension View {
  private func photosPicker(_ isPresented: Binding<Bool>) -> ModifiedContent<Self, PresentationModifier> {
    modifier(
      PresentationModifier(
        isPresented,
        ControllerScreen("the photo picker") { presentation in
          let picker = PhotoPicker()
          picker.delegate = picker
          picker.onDismiss = { [weak presentation] in presentation?.didDisappear($0) }
          return picker
        }))
  }

  /// Presents a photo picker while the binding is true.
  ///
  /// - Note: Differs from SwiftUI: the library has sample photos, and the selection is never written.
  public func photosPicker<Item, Filter>(
    isPresented: Binding<Bool>, selection: Binding<Item?>, matching filter: Filter? = Int?.none
  ) -> some View { photosPicker(isPresented) }
  /// Presents a photo picker while the binding is true.
  ///
  /// - Note: Differs from SwiftUI: the library has sample photos, and the selection is never written.
  public func photosPicker<Item, Filter>(
    isPresented: Binding<Bool>, selection: Binding<[Item]>, maxSelectionCount: Int? = nil,
    matching filter: Filter? = Int?.none
  ) -> some View { photosPicker(isPresented) }
}
