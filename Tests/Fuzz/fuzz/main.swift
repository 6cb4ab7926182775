import Foundation
import Fuzzing

// People call this through `Tests/Fuzz/run.sh`.
//
//     fuzz run KIND FOLDER SECONDS SEED TOOL
//     fuzz replay KIND FILE TOOL
//     fuzz minimize KIND FILE TOOL
//     fuzz sample specs FOLDER COUNT SEED

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
case "sample":
  let count = Int(words[4]) ?? 100
  let tried = try writeSample(of: count, seed: UInt64(words[5]) ?? 1, into: URL(fileURLWithPath: path))
  print("\(count) accepted of \(tried)")
case "replay": exit(replay(kind, try Data(contentsOf: URL(fileURLWithPath: path)), toolURL))
default: try minimizeCrash(kind, path, tool)
}
