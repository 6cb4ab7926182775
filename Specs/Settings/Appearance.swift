/// How the app looks.
enum Appearance: CaseIterable {
  case dark
  case light
  case system
}
