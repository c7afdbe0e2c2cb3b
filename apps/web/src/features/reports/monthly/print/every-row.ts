type Page<Row> = { rows: readonly Row[]; pages: number }

/** The rows of all pages, fetched one after the other. */
export async function everyRow<Row>(fetchPage: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await fetchPage(1)
  const rows = [...first.rows]
  for (let page = 2; page <= first.pages; page += 1) rows.push(...(await fetchPage(page)).rows)
  return rows
}
