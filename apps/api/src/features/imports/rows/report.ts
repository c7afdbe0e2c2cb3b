import { fieldsOf } from '@portal/domain/imports/import-fields'
import { importWords } from '@portal/words/imports'
import type { Language } from '@portal/words/language'
import { requireProof } from '../../../accounts/fresh-proof.ts'
import type { FileTable } from '../../../files/tables/file-table.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { found } from '../../../use-case/not-found.ts'
import type { ImportDeps } from '../import-deps.ts'
import { messageOf } from '../imports.presenter.ts'
import { findImportRow, type StoredImport } from '../imports.store.ts'
import { readRowsOfFile, type StoredRow } from './rows.store.ts'

/** The file's own columns and rows, with a column that says why each row is refused, or what it changes; 404 where nothing was read. */
export async function reportOfImport(
  deps: ImportDeps,
  actor: Actor,
  id: number,
  language: Language,
): Promise<FileTable> {
  const { db } = deps
  const row = found(await findImportRow(db, id), 'imports.not_found')
  // It has salaries.
  if (row.kind === 'people') requireProof(deps, actor)
  found(row.rows === 0 ? undefined : row, 'imports.not_found')
  const batches = readRowsOfFile(db, id)
  return {
    fileName: `import-${id}`,
    columns: [
      ...row.columns.map(({ heading }) => ({ title: heading, width: 20 })),
      { title: importWords[language].why, width: 60 },
    ],
    batches: batchesOf(batches, row, language),
  }
}

/** What the file calls a field, else what the portal calls it. */
type HeadingOf = (field: string) => string

async function* batchesOf(batches: AsyncGenerator<StoredRow[], void>, run: StoredImport, language: Language) {
  const headingOf = (field: string) =>
    run.columns.find((column) => column.field === field)?.heading ??
    fieldsOf(run.kind)[field]?.headings[0] ??
    field
  for await (const rows of batches) {
    yield { rows: rows.map((row) => [...row.cells, whyOf(row, headingOf, language)]), rowsOfFile: run.rows }
  }
}

function whyOf({ state, changes, reasons }: StoredRow, headingOf: HeadingOf, language: Language): string {
  const words = importWords[language]
  if (state === 'same') return words.same
  if (state === 'change')
    return (changes ?? []).map((change) => changeInWords(change, headingOf, language)).join('; ')
  if (state !== 'refuse') return ''
  const sentences = (reasons ?? []).map((reason) =>
    reason.field === null ? messageOf(reason) : `${headingOf(reason.field)}: ${messageOf(reason)}`,
  )
  return sentences.length === 0 ? words.uncounted : [...new Set(sentences)].join('; ')
}

type Change = NonNullable<StoredRow['changes']>[number]

const changeInWords = (
  { field, before, after }: Change,
  headingOf: HeadingOf,
  language: Language,
): string => {
  const inWords = (value: Change['before']) => (value === null ? importWords[language].empty : String(value))
  return `${headingOf(field)}: ${inWords(before)} → ${inWords(after)}`
}
