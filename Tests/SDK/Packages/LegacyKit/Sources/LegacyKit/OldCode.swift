// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

@available (*, deprecated, message: "Use Worker.")
class OldWorker: NSObject {
  @objc func work() {}
}

class Worker: NSObject {
  func start(_ body: @escaping @MainActor() async -> Void) {}
  @objc func tapped() {}
}

class TagViewController: UIViewController {
  @IBAction func pressed(_ sender: AnyObject) { title = "\(sender.tag!)" }
  @IBAction func changed(_ sender: Any) { title = "\((sender as AnyObject).tag + 1)" }
}

extension UIColor {
  var hexString: String {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return String(format: "%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }
}

extension UIViewController {
  static func exchangeViewDidLoad() {
    let selector = #selector(UIViewController.viewDidLoad)
    let other = #selector(UIViewController.legacy_viewDidLoad)
    guard let original = class_getInstanceMethod(self, selector), let added = class_getInstanceMethod(self, other) else {
      return
    }
    if class_addMethod(self, selector, method_getImplementation(added), method_getTypeEncoding(added)) {
      class_replaceMethod(self, other, method_getImplementation(original), method_getTypeEncoding(original))
    } else {
      method_exchangeImplementations(original, added)
    }
  }

  @objc func legacy_viewDidLoad() { legacy_viewDidLoad() }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

func rootTitle(of delegate: UIApplicationDelegate?) -> String? { delegate?.window??.rootViewController?.title }
func superclass(of type: NSObject.Type) -> AnyClass { type.superclass() }
func update(_ table: UITableView, _ changes: () -> Void) { table.performBatchUpdates(changes, completion: nil) }
