/// The rows of a table, each on a line of its own, with `|` between the columns.
package func rows(_ table: String, columns: Int) -> [[String]] {
  table.split(separator: "\n").map { line in
    let row = line.split(separator: "|", omittingEmptySubsequences: false).map { column in
      String(column.trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    precondition(row.count == columns, "the row has \(row.count) columns: \(line)")
    return row
  }
}
