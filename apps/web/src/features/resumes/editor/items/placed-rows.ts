/** The rows in the order that they have at the given positions. */
export const atPositions = <Row extends { id: number; position: number }>(
  rows: readonly Row[],
  positions: Readonly<Record<string, number>>,
): Row[] =>
  rows
    .map((row) => ({ ...row, position: positions[row.id] ?? row.position }))
    .sort((one, other) => one.position - other.position || one.id - other.id)
