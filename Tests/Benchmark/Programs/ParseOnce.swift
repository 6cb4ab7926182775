import MVVMSource
import MVVMSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Reads and parses each spec of the folders below a folder, once: what any command must do that looks at specs.
// Usage: ParseOnce FOLDER

let folder = CommandLine.arguments[1]
var count = 0
for name in names(in: folder) {
  for file in names(in: "\(folder)/\(name)") where file.hasSuffix(".mvvm") {
    let path = "\(folder)/\(name)/\(file)"
    if parse(SourceFile(path: path, bytes: contents(path))).diagnostics.isEmpty { count += 1 }
  }
}
print(count)

func names(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

func contents(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return [] }
  return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    count = max(read(descriptor, buffer.baseAddress, buffer.count), 0)
  }
}
