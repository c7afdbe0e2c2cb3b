import { importWords } from '@portal/words/imports'
import type { Language } from '@portal/words/language'
import type { FileTable } from '../../../files/tables/file-table.ts'
import { found } from '../../../use-case/not-found.ts'
import type { ImportDeps } from '../import-deps.ts'
import { messageOf } from '../imports.presenter.ts'
import { findImportRow } from '../imports.store.ts'
import { readRows, type StoredRow } from './rows.store.ts'

/** The file's own columns and rows, with a column that says why each row is refused, or what it changes; 404 where nothing was read. */
export async function reportOfImport({ db }: ImportDeps, id: number, language: Language): Promise<FileTable> {
  const row = found(await findImportRow(db, id), 'imports.not_found')
  found(row.rows === 0 ? undefined : row, 'imports.not_found')
  const batches = readRows(db, id)
  return {
    fileName: `import-${id}`,
    columns: [
      ...row.columns.map(({ heading }) => ({ title: heading, width: 20 })),
      { title: importWords[language].why, width: 60 },
    ],
    batches: batchesOf(batches, row.rows, language),
  }
}

async function* batchesOf(
  batches: AsyncGenerator<StoredRow[], void>,
  rowsOfFile: number,
  language: Language,
) {
  for await (const rows of batches) {
    yield { rows: rows.map((row) => [...row.cells, whyOf(row, language)]), rowsOfFile }
  }
}

function whyOf({ state, changes, reasons }: StoredRow, language: Language): string {
  const words = importWords[language]
  if (state === 'same') return words.same
  if (state === 'change') return (changes ?? []).map((change) => changeInWords(change, language)).join('; ')
  if (state !== 'refuse') return ''
  const sentences = (reasons ?? []).map(messageOf)
  return sentences.length === 0 ? words.uncounted : [...new Set(sentences)].join('; ')
}

type Change = NonNullable<StoredRow['changes']>[number]

const changeInWords = ({ field, before, after }: Change, language: Language): string => {
  const inWords = (value: Change['before']) => (value === null ? importWords[language].empty : String(value))
  return `${field}: ${inWords(before)} → ${inWords(after)}`
}
