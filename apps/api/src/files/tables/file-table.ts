type Column = {
  title: string
  /** The width of the column in characters. */
  width: number
  /** The CSV, whose columns are fixed, leaves it out. */
  isOfWorkbook?: true
}

/** Texts, and hours as numbers. */
type Cells = (string | number)[]

/** Some of the rows, and how many the whole file has. */
export type RowBatch = { rows: Cells[]; rowsOfFile: number }

/** What a file with a table holds, such as a report, whatever its format. The rows come in batches, and are read once. */
export type FileTable = {
  /** The name of the file, without the ending of its format. */
  fileName: string
  columns: readonly Column[]
  batches: AsyncGenerator<RowBatch, void>
}

/** What a client gets, and how many rows of the table the whole of it has. */
export type Counted<Content> = { content: Content; rows: number }
