import MVVMFiles
import Testing

@Suite struct PathTests {
  @Test(
    "A name is joined to a folder with one slash",
    arguments: [("a", "b", "a/b"), ("", "b", "b"), ("a", "", "a"), ("/", "b", "/b"), ("a", "/b", "/b")]
  )
  func joined(folder: String, name: String, path: String) {
    #expect(join(folder, name) == path)
  }

  @Test(
    "A path is its folder and its name",
    arguments: [("a/b", "a", "b"), ("b", "", "b"), ("/b", "/", "b"), ("/a/b", "/a", "b")]
  )
  func parts(path: String, folder: String, name: String) {
    #expect(split(path) == (folder, name))
  }

  @Test(
    "A path in a folder begins with the folder's whole path",
    arguments: [
      ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/", true),
      ("/a", "/a/b", false),
    ]
  )
  func within(path: String, folder: String, isWithin: Bool) {
    #expect(isIn(path, folder) == isWithin)
  }

  @Test(
    "A tidy path has no empty parts and no dots",
    arguments: [
      ("a//b", "a/b"), ("./a", "a"), ("a/", "a"), ("a/./b/.", "a/b"), ("/", "/"), (".", ""), ("/a/./", "/a"),
      ("a/../b", "a/../b"), (".a/b.", ".a/b."), ("e\u{301}//é", "e\u{301}/é"),
    ]
  )
  func tidied(path: String, tidied: String) {
    #expect(tidy(path).utf8.elementsEqual(tidied.utf8))
  }

  @Test(
    "A path from a folder climbs to what both share",
    arguments: [
      ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", ""), ("/a/c", "/a/b", "../c"), ("/a", "/a/b/c", "../.."),
      ("/a/b", "/", "a/b"), ("/x", "/a", "/x"), ("/a/b", "/ab", "/a/b"),
    ]
  )
  func relation(path: String, folder: String, expected: String) {
    #expect(relative(path, to: folder) == expected)
  }

  @Test(
    "Two dots take the name before them away, but nothing above the root",
    arguments: [
      ("a/../b", "b"), ("a/./b", "a/b"), ("../a", "../a"), ("a/../../b", "../b"), ("/../a", "/a"),
      ("/a/..", "/"),
    ]
  )
  func normal(path: String, expected: String) {
    #expect(normalized(path) == expected)
  }
}
