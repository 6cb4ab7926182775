/// The appearance of the app.
enum Appearance: CaseIterable {
  case dark
  case light
  case system
}
