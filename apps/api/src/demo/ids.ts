/** Returns the id of the row that was inserted under a key. */
export type IdOf = (key: string) => number

export function idsBy(rows: readonly { id: number; key: string }[]): IdOf {
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo company has no ${key}`)
    return id
  }
}
