/** Rows that one statement writes or reads. */
const rowsPerStatement = 1_000

/** The list in pieces for one statement each. */
export const portionsOf = <Each>(list: readonly Each[], size = rowsPerStatement): Each[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, place) =>
    list.slice(place * size, (place + 1) * size),
  )
