// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import AVFoundation
import AVKit
import AuthenticationServices
import Intents
import Photos
import PhotosUI
import QuickLook
import Testing

@Suite struct MediaTests {
  /// 1/3 + 1/2 second is 5/6 second. The test also checks the order of nonnumeric times.
  @Test func times() {
    let sum = CMTimeAdd(CMTimeMake(value: 2, timescale: 6), CMTimeMake(value: 1, timescale: 2))
    #expect(CMTimeCompare(sum, CMTimeMake(value: 5, timescale: 6)) == 0)
    #expect(CMTime.positiveInfinity > sum && CMTime.negativeInfinity < sum && !CMTime.indefinite.isNumeric)
    #expect(
      CMTimeConvertScale(CMTimeMake(value: 5, timescale: 2), timescale: 1, method: .roundHalfAwayFromZero).value == 3)
    #expect(CMTimeSubtract(.zero, .positiveInfinity) == .negativeInfinity && CMTimeGetSeconds(.invalid).isNaN)
    #expect(CMTimeMakeWithSeconds(.nan, preferredTimescale: 600) == .invalid)
    #expect(CMTimeRangeFromTimeToTime(start: .zero, end: sum).duration == sum)
  }

  @Test @MainActor func cameras() {
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    session.addOutput(output)
    output.metadataObjectTypes = [.qr, .ean13]
    #expect(output.availableMetadataObjectTypes.contains(.qr) && !session.canAddOutput(output))
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.connection?.videoOrientation = .landscapeLeft
    #expect(layer.connection?.videoOrientation == .landscapeLeft)
    #expect(
      layer.layerRectConverted(fromMetadataOutputRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
  }

  @Test func photos() throws {
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
    let type: UTType = .png
    #expect(type.identifier == "public.png")
  }

  @Test @MainActor func previews() {
    final class Files: QLPreviewControllerDataSource {
      let url = NSURL(fileURLWithPath: "/report.pdf")
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { url }
    }
    let files = Files()
    let controller = QLPreviewController()
    controller.dataSource = files
    controller.loadViewIfNeeded()
    #expect(controller.title == "report.pdf")
    controller.currentPreviewItemIndex = 7
    #expect(controller.currentPreviewItem == nil)
  }
}
