import MVVMLint

// What can be wrong with templates.

extension Explanation {
  static var templateMissingPartial: Explanation {
    Explanation(
      """
      A template includes another that does not exist.
      '{{>name}}' and '{{<name}}' include the template in 'name.mustache', of the
      templates folder or of the bundled ones: 'mvvmgen templates list' prints
      these.
      """,
      bad: """
        {{>signatur}}

        """,
      good: """
        {{>signature}}

        """
    )
  }

  static var templateRecursion: Explanation {
    Explanation(
      """
      A template includes itself without end.
      A template may include itself where each time it is given something smaller,
      as for a tree. It may not where it is the same again.
      """,
      bad: """
        {{! line.mustache }}
        {{>line}}

        """,
      good: """
        {{! line.mustache }}
        {{name}}

        """
    )
  }

  static var templateSyntax: Explanation {
    Explanation(
      """
      A tag of a template is not Mustache.
      Tags stand in two braces, are closed, and name one thing. The language is
      described at https://mustache.github.io/mustache.5.html.
      """,
      bad: """
        {{name}

        """,
      good: """
        {{name}}

        """
    )
  }

  static var templateUnclosedSection: Explanation {
    Explanation(
      """
      A section of a template is not closed, or another one is closed in its place.
      '{{#name}}', '{{^name}}', '{{$name}}' and '{{<name}}' all end at
      '{{/name}}', and sections nest.
      """,
      bad: """
        {{#inputs}}
        {{name}}

        """,
      good: """
        {{#inputs}}
        {{name}}
        {{/inputs}}

        """
    )
  }

  static var templateUnknownName: Explanation {
    Explanation(
      """
      A template uses a name that there is not.
      Mustache would print nothing, and the generated file would lack something
      that nobody would miss before it is compiled. The message names the nearest
      name.
      """,
      bad: """
        {{nam}}

        """,
      good: """
        {{name}}

        """
    )
  }
}
