import { type ImportRun, imports } from '@portal/contract/imports'
import { type RowState, rowStates } from '@portal/domain/imports/import-kinds'
import { q } from '../../api/query.ts'

/** How often what is under way is read again. In a tab that nobody looks at it is not. */
export const runningMs = 1_000

export const isRunning = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === 'reading' || state === 'writing'

/** Nothing is counted, and there is no report, before the rows were checked. */
export const isCounted = ({ counts }: Pick<ImportRun, 'counts'>): boolean =>
  Object.values(counts).some((count) => count > 0)

export const importsOn = ({ page = 1 }: { page?: number | undefined }) => q(imports.list, { query: { page } })

export const importOf = (id: number) => q(imports.show, { params: { id } })

/** What the address of an import says about its rows. */
export type RowsSearch = { page?: number | undefined; state?: string | undefined }

/** The result by which the rows are filtered; another text in the address shows all. */
export const resultIn = ({ state }: RowsSearch): RowState | undefined =>
  rowStates.find((known) => known === state)

export const rowsOf = (id: number, search: RowsSearch) =>
  q(imports.rows, { params: { id }, query: { page: search.page ?? 1, state: resultIn(search) } })

/** The first rows, of which the columns show a cell each. */
export const exampleRowsOf = (id: number) => q(imports.rows, { params: { id }, query: { limit: 5 } })
