import { fieldsOf } from '@portal/domain/imports/import-fields'
import type { ImportKind } from '@portal/domain/imports/import-kinds'
import { importExamples } from '@portal/words/import-examples'
import type { FileTable } from '../../files/tables/file-table.ts'

/** A file of the kind with the headings that are recognised, and two rows as an example. */
export function templateTable(kind: ImportKind): FileTable {
  const fields = Object.entries(fieldsOf(kind))
  const examples = new Map(Object.entries(importExamples[kind]))
  const rows = [0, 1].map((place) => fields.map(([field]) => examples.get(field)?.[place] ?? ''))
  async function* batches() {
    yield { rows, rowsOfFile: rows.length }
  }
  return {
    fileName: `${kind}-template`,
    columns: fields.map(([, { headings }]) => ({
      title: headings[0],
      width: Math.max(16, headings[0].length + 2),
    })),
    batches: batches(),
  }
}
