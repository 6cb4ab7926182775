/// The version of the tool: the one place that says it. A release is tagged so.
let version = "0.1.0"
