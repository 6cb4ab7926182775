"""Makes spec files for the benchmark: view models of eight inputs and eight outputs, documented."""

import os

import files

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


def view_model(number):
  """The name and the text of one spec; the members vary with the number."""
  name = f"Screen{number:05}ViewModel"
  inputs = "\n".join(f"    /// {text}\n    {member}" for text, member in chosen(INPUTS, number))
  outputs = "\n".join(f"    /// {text}\n    {member}" for text, member in chosen(OUTPUTS, number // 12))
  return name, f"""import Models

/// Shows screen {number} of the app.
viewmodel {name} {{
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


def untidy(number):
  """The same spec as somebody wrote it who did not think of its layout: members backwards and blank lines between."""
  name, text = view_model(number)
  return name, backwards(text, lambda documentation, member: ["", "  " + documentation, member + " "])


def changed(number):
  """The same spec, its members backwards; in every tenth one input has another label."""
  name, text = view_model(number)
  text = backwards(text, lambda *lines: lines)
  return name, text.replace("(at index: Int)", "(of index: Int)") if number % 10 == 0 else text


def backwards(text, written):
  """A spec with its inputs in reverse order, the two lines of each as the function writes them."""
  lines = text.split("\n")
  start = lines.index("  inputs {") + 1
  members = [lines[at:at + 2] for at in range(start, start + 16, 2)]
  lines[start:start + 16] = [line for member in reversed(members) for line in written(*member)]
  return "\n".join(lines)


def chosen(pool, number):
  """Eight of twelve: four neighbours are left out, so that sizes hardly vary."""
  return [member for index, member in enumerate(pool) if (index - number) % 12 >= 4]


def write_specs(folder, count, make=view_model):
  """Writes that many specs, a hundred to a folder."""
  for number in range(1, count + 1):
    name, text = make(number)
    write_spec(os.path.join(folder, f"Feature{(number - 1) // 100:03}"), name, text)


def write_spec(folder, name, text):
  files.write(os.path.join(folder, name + ".mvvm"), text)
