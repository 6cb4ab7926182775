import Foundation
import Fuzzing

// `Tests/Fuzz/run.sh` is how people call this.
//
//     fuzz run KIND FOLDER SECONDS SEED TOOL
//     fuzz replay KIND FILE TOOL
//     fuzz minimize KIND FILE TOOL

let words = CommandLine.arguments.dropFirst()
guard words.count >= 4, let kind = FuzzKind(rawValue: words[2]), let tool = words.last else {
  print("see Tests/Fuzz/run.sh")
  exit(64)
}
let path = words[3]
let toolURL = URL(fileURLWithPath: tool)
switch words[1] {
case "run":
  campaign = Campaign(kind, folder: URL(fileURLWithPath: path), tool: toolURL)
  fuzz(seconds: Int(words[4]) ?? 10, seed: UInt64(words[5]) ?? 1)
case "replay": exit(replay(kind, try Data(contentsOf: URL(fileURLWithPath: path)), toolURL) ? 0 : 1)
default: try minimizeCrash(kind, path, tool)
}
