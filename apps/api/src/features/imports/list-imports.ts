import type { ImportQuery, ImportRun } from '@portal/contract/imports'
import type { Actor } from '../../use-case/actor.ts'
import { found } from '../../use-case/not-found.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { ImportDeps } from './import-deps.ts'
import { presentImport } from './imports.presenter.ts'
import { countImports, findImportRow, listImportRows } from './imports.store.ts'

export async function listImports(deps: ImportDeps, actor: Actor, query: ImportQuery) {
  const slice = sliceOf(query)
  const [rows, count] = await Promise.all([listImportRows(deps.db, slice), countImports(deps.db)])
  return {
    imports: rows.map((row) => presentImport(deps, actor, row)),
    pages: pageCount(count, slice),
    count,
  }
}

export async function showImport(deps: ImportDeps, actor: Actor, id: number): Promise<ImportRun> {
  return presentImport(deps, actor, found(await findImportRow(deps.db, id), 'imports.not_found'))
}
