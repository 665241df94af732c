// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: make-constants <input.txt> <output.swift>\n".utf8))
    exit(2)
}

let input = URL(fileURLWithPath: arguments[1])
let output = URL(fileURLWithPath: arguments[2])

do {
    let file = try ConstantsFile(String(contentsOf: input, encoding: .utf8))
    let name = input.deletingPathExtension().lastPathComponent + "Constants"
    try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(),
        withIntermediateDirectories: true
    )
    try file.source(enumName: name).write(to: output, atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("\(input.path): error: \(error)\n".utf8))
    exit(1)
}
