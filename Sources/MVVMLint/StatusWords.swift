import MVVMModel

/// Words in Boolean names that describe what the view shows.
let statusWords: WordSet = """
  active alert animate animated animates animating appear appears badge banner blinking blurred bold busy
  button cell checked checkmark clickable closed collapse collapsed dark dimmed disable disabled dismiss
  dismissed display displayed displays divider editable editing empty enable enabled enables expand expanded
  faded favorite favourite field first flashing focus focused footer fullscreen header hidden hide hides
  hiding highlight highlighted icon image inactive indicator interaction interactive invalid keyboard label
  loading locked masked menu minimized modal muted on open opened overlay paused picker placeholder playing
  popover present presented presents pressed progress pulsing refreshing reloading responder row scrollable
  scrolling searching secure selectable selected separator sheet shimmer shimmering show showing shown shows
  slider spinner spinning spins submitting switch tappable toast toggle toggled toolbar tooltip translucent
  transparent underlined valid view visibility visible waiting zoomable zoomed
  """
