/** The one row that an insert of one row returns. */
export function inserted<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('An insert returned no row')
  return row
}
