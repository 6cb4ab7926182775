"""Writes the specs that the benchmark generates from: view models of eight inputs and eight outputs, documented."""

import pathlib

INPUTS = [
    ("Call to configure the screen.", "sticky configureWith(project: Project, refTag: RefTag?)"),
    ("Call when the text of the email field changes.", 'emailFieldTextDidChange(_ text: String = "") as email'),
    ("Call when the text of the password field changes.", 'passwordFieldTextDidChange(_ text: String = "") as password'),
    ("Call when the newsletter switch changes.", "newsletterSwitched(isOn: Bool = false) as newsletter"),
    ("Call when the view is refreshed.", "refreshed()"),
    ("Call when a row is tapped.", "rowTapped(at index: Int)"),
    ("Call when the save button is tapped.", "saveButtonTapped()"),
    ("Call when the list is scrolled.", "scrolled(x: Double = 0, y: Double = 0)"),
    ("Call with the session when it changes.", "sticky sessionDidChange(_ session: Session?) as session"),
    ("Call when return is pressed; the reply says whether the field may return.",
     "textFieldShouldReturn(with key: ReturnKey) -> Bool"),
    ("Call when the view loads.", "viewDidLoad()"),
    ("Call when the view appears.", "viewWillAppear(_ animated: Bool)"),
]

OUTPUTS = [
    ("The tab that shows now.", "value currentTab: Tab"),
    ("Emits when the settings have been saved.", "event didSave: Void"),
    ("Emits whether the form is valid.", "formIsValid: Bool"),
    ("Emits the project to go to.", "event goToProject: (project: Project, refTag: RefTag?)"),
    ("Emits whether the activity indicator shows.", "state isLoading: Bool = false"),
    ("Emits the placeholder of the email field.", "placeholder: String"),
    ("Emits the progress of the upload.", "stream progress: Double"),
    ("Emits the rows to show.", "state rows: [(title: String, count: Int)]"),
    ("Emits the sections by name.", "sections: [String: [Section]]"),
    ("Emits an error to show.", "event showError: String"),
    ("Emits the title.", "title: String?"),
    ("Emits the number of unread messages.", "unreadCount: Int"),
]


def write_specs(folder, count):
    """Writes the specs, a hundred to a folder."""
    for number in range(1, count + 1):
        _write(folder, number, f"Screen{number:05}ViewModel.mvvm", _spec(number))


def write_messages(folder, count):
    """Writes a Protocol Buffers message for each spec, with a field for each of its members."""
    for number in range(1, count + 1):
        documentation = [text for text, _ in _chosen(INPUTS, number) + _chosen(OUTPUTS, number // 12)]
        fields = "".join(
            f"  // {text}\n  string field_{index} = {index};\n" for index, text in enumerate(documentation, 1)
        )
        message = f"// Shows screen {number} of the app.\nmessage Screen{number:05} {{\n{fields}}}\n"
        _write(folder, number, f"Screen{number:05}.proto", f'syntax = "proto3";\n\n{message}')


def _write(folder, number, name, text):
    path = pathlib.Path(folder, f"Feature{(number - 1) // 100:03}", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _spec(number):
    inputs = "\n".join(f"    /// {text}\n    {member}" for text, member in _chosen(INPUTS, number))
    outputs = "\n".join(f"    /// {text}\n    {member}" for text, member in _chosen(OUTPUTS, number // 12))
    return f"""import Models

/// Shows screen {number} of the app.
viewmodel Screen{number:05}ViewModel {{
  dependencies {{
    /// Where the screen reads from.
    service: any Screen{number:05}Service
  }}

  inputs {{
{inputs}
  }}

  outputs {{
{outputs}
  }}
}}
"""


def _chosen(pool, number):
    """Eight of twelve: four neighbours are left out, so that sizes hardly vary."""
    return [member for index, member in enumerate(pool) if (index - number) % 12 >= 4]
