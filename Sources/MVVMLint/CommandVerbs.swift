import MVVMModel
import MVVMSource

/// Verbs that command the view model. Verbs for what a person does to a control are not included: `select`,
/// `refresh`, `filter` and `close` name events, like `tap`.
let commandVerbs: WordSet = """
  add apply archive assign authenticate block book build buy calculate call check clear compute convert create
  delete disable dismiss display download enable execute export fetch find follow generate get go handle hide
  import initialize insert invalidate launch load make mark navigate notify open parse perform persist play
  pop post present process publish push query read reload remove rename render replace report request reset
  resolve restore retrieve run save send set setup share show start stop store submit subscribe switch sync
  synchronize track trigger unblock unfollow unsubscribe update upload validate verify write
  """

/// Words that make a name an event's name even if it begins with a verb: `saveButtonTap`, `loadDidFinish`.
let eventWords: WordSet = """
  began begun cancel change chosen click did done drag fail failure finish left lost press scroll sent should
  shown submit success swipe taken tap toggle will
  """

/// Returns whether a word looks like a participle: `changed`, but not `red`.
func isParticiple(_ word: Text) -> Bool { word.count > 3 && word.hasSuffix("ed") }

/// Words in Boolean names that describe the view's appearance.
let statusWords: WordSet = """
  active alert animate animated animates animating appear appears badge banner blinking blurred bold busy button
  cell checked checkmark clickable closed collapse collapsed connecting dark deleting dimmed disable disabled
  dismiss dismissed display displayed displays divider downloading editable editing empty enable enabled enables
  expand expanded exporting faded favorite favourite field first flashing focus focused footer fullscreen header
  hidden hide hides hiding highlight highlighted icon image importing inactive indicator interaction interactive
  invalid keyboard label loading locked masked menu minimized modal muted on open opened overlay paused picker
  placeholder playing popover present presented presents pressed processing progress publishing pulsing purchasing
  recording refreshing reloading responder row saving scrollable scrolling searching secure selectable selected
  sending separator sharing sheet shimmer shimmering show showing shown shows slider spinner spinning spins
  submitting switch syncing tappable toast toggle toggled toolbar tooltip translucent transparent underlined
  updating uploading valid validating view visibility visible waiting zoomable zoomed
  """
