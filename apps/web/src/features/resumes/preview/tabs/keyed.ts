/** Gives each item without an id a key for React: its content, and which of several equal ones it is. */
export function keyed<Item extends object>(items: readonly Item[]): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const content = JSON.stringify(item)
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return { key: `${count} ${content}`, item }
  })
}
