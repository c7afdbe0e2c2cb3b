import type { ImportRowsQuery } from '@portal/contract/imports'
import { found } from '../../../use-case/not-found.ts'
import { pageCount, sliceOf } from '../../../use-case/paging.ts'
import type { ImportDeps } from '../import-deps.ts'
import { presentRow } from '../imports.presenter.ts'
import { findImportRow } from '../imports.store.ts'
import { countRows, listRows } from './rows.store.ts'

/** The rows of a file with what checking them came to. */
export async function listRowsOfFile({ db }: ImportDeps, id: number, query: ImportRowsQuery) {
  found(await findImportRow(db, id), 'imports.not_found')
  const slice = sliceOf(query)
  const match = { import_id: id, state: query.state }
  const [rows, count] = await Promise.all([listRows(db, match, slice), countRows(db, match)])
  return { rows: rows.map(presentRow), pages: pageCount(count, slice), count }
}
