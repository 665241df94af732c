// swift-tools-version: 5.7
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "ToastView",
    platforms: [
        .iOS(.v12)
    ],
    products: [
        .library(
            name: "ToastView",
            targets: ["ToastView"]
        ),
    ],
    targets: [
        .target(
            name: "ToastView",
            resources: [.copy("PrivacyInfo.xcprivacy")]
        ),
        .testTarget(
            name: "ToastViewTests",
            dependencies: ["ToastView"]
        ),
    ]
)
