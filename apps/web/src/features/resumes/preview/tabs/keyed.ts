/** Items without ids with a key for React each: their content, and which of several equal ones they are. */
export function keyed<Item extends object>(items: readonly Item[]): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const content = JSON.stringify(item)
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return { key: `${count} ${content}`, item }
  })
}
