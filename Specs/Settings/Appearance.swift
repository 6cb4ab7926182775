/// How the app looks.
enum Appearance {
  case dark
  case light
  case system
}
