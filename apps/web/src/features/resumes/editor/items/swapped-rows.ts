type Positioned = { id: number; position: number }

/** The new positions of two rows that swap their places; undefined where one of them is gone. */
export function swappedPositions(
  rows: readonly Positioned[],
  oneId: number,
  otherId: number,
): Record<string, number> | undefined {
  const one = rows.find(({ id }) => id === oneId)
  const other = rows.find(({ id }) => id === otherId)
  if (!one || !other || one === other) return undefined
  return { [oneId]: other.position, [otherId]: one.position }
}

/** The rows in the order that they have at the given positions. */
export function atPositions<Row extends Positioned>(
  rows: readonly Row[],
  positions: Readonly<Record<string, number>>,
): Row[] {
  return rows
    .map((row) => ({ ...row, position: positions[row.id] ?? row.position }))
    .sort((one, other) => one.position - other.position || one.id - other.id)
}
