export type Column = {
  title: string
  /** The width of the column in characters. */
  width: number
  /** The CSV, whose columns are fixed, leaves it out. */
  isOfWorkbook?: true
  /** Numbers with all their decimals, or days as `YYYY-MM-DD`; a column without it has texts, and hours as numbers. */
  kind?: 'number' | 'day'
}

/** An empty text is an empty cell in every column. */
export type Cell = string | number
export type Cells = Cell[]

/** Some of the rows, and how many the whole file has. */
export type RowBatch = { rows: Cells[]; rowsOfFile: number }

/** What a file with a table holds, such as a report, whatever its format. The rows come in batches, and are read once. */
export type FileTable = {
  /** The name of the file, without the ending of its format. */
  fileName: string
  columns: readonly Column[]
  batches: AsyncGenerator<RowBatch, void>
  /** Sums for a second sheet of a workbook, asked for when all rows have been read. */
  sums?: () => Sums
}

/** A sheet of small tables below each other. The last row of each is their total. */
export type Sums = {
  sheet: string
  widths: readonly number[]
  tables: readonly { titles: readonly string[]; rows: readonly Cells[] }[]
}

/** What a client gets, and how many rows of the table the whole of it has. */
export type Counted<Content> = { content: Content; rows: number }
