/// The version of the tool. It is written only here, and releases are tagged with it.
let version = "0.1.0"
