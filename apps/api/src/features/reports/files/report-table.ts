type Column = {
  title: string
  /** In characters. */
  width: number
}

/** Texts, and hours as numbers. */
type Cells = (string | number)[]

/** What a file of a report holds, whatever its format. The rows come in batches, and are read once. */
export type ReportTable = {
  /** Without the ending of its format. */
  fileName: string
  columns: readonly Column[]
  rows: AsyncGenerator<Cells[], void>
}
