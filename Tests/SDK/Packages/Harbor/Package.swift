// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Harbor",
    defaultLocalization: "en",
    platforms: [
        .iOS(.v17)
    ],
    products: [
        .library(name: "Harbor", targets: ["Harbor"])
    ],
    targets: [
        .target(
            name: "Harbor",
            resources: [
                .process("Resources")
            ]
        ),
        .testTarget(
            name: "HarborTests",
            dependencies: ["Harbor"]
        )
    ]
)
