import type { ImportKind } from '@portal/domain/imports/import-kinds'
import type { KindOfImport } from '../../imports/import-kind.ts'
import type { MakeableType, MakesRows } from '../../imports/makes-rows.ts'
import type { ImportReader } from '../../imports/read/read-file.ts'
import { invalidField } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import type { ImportQueue } from './queue/import-queue.ts'

/** What other features hand over: how files of each kind are checked and written, and how the rows that they name are made. */
export type ImportParts = {
  kinds: Readonly<Partial<Record<ImportKind, KindOfImport>>>
  makers: Readonly<Record<MakeableType, MakesRows>>
}

export type ImportDeps = Deps & ImportParts & { queue: ImportQueue; reader: Pick<ImportReader, 'read'> }

/** How files of a kind are checked and written; none is read of a kind that is not there. */
export function kindOf({ kinds }: Pick<ImportParts, 'kinds'>, kind: ImportKind): KindOfImport {
  const of = kinds[kind]
  if (of === undefined) throw invalidField('kind', 'input.invalid')
  return of
}
