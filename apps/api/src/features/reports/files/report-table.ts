type Column = {
  title: string
  /** The width of the column in characters. */
  width: number
  /** The CSV, whose columns are fixed, leaves it out. */
  isOfWorkbook?: true
}

/** Texts, and hours as numbers. */
type Cells = (string | number)[]

/** What a file of a report holds, whatever its format. The rows come in batches, and are read once. */
export type ReportTable = {
  /** The name of the file, without the ending of its format. */
  fileName: string
  columns: readonly Column[]
  rows: AsyncGenerator<Cells[], void>
}
