import type { FieldChange } from '@portal/domain/trail/acts'
import { actInWords } from '@portal/words/acts/acts'
import { valueInWords } from '@portal/words/acts/values'
import { auditWords } from '@portal/words/audit'
import type { Language } from '@portal/words/language'
import type { ReadFrom } from '../../db/replica/replica-reads.ts'
import type { FileTable } from '../../files/tables/file-table.ts'
import { readEntries, type TrailFileRow, type TrailMatch } from './audit.store.ts'

type Options = { fileName: string; rowsOfFile: number; timeZone: string; language: Language }

/** The trail as a table, newest first, each act also as a sentence. */
export function auditTable(
  { db, readBatches }: ReadFrom,
  match: TrailMatch,
  { fileName, rowsOfFile, timeZone, language }: Options,
): FileTable {
  const words = auditWords[language]
  return {
    fileName,
    columns: [
      { title: words.at, width: 20 },
      { title: words.actor, width: 26 },
      { title: words.message, width: 60 },
      { title: words.person, width: 26 },
      { title: words.object_type, width: 14 },
      { title: words.object, width: 30 },
      { title: words.object_id, width: 10 },
      { title: words.act, width: 22 },
      { title: words.changes, width: 60 },
      { title: words.via, width: 20 },
      { title: words.address, width: 18 },
      { title: words.request_id, width: 38 },
    ],
    batches: batchesOf(readEntries(db, readBatches, { match, timeZone }), rowsOfFile),
  }
}

async function* batchesOf(batches: ReturnType<typeof readEntries>, rowsOfFile: number) {
  for await (const batch of batches) yield { rows: batch.map(cellsOf), rowsOfFile }
}

function cellsOf({ via, via_name, ...row }: TrailFileRow): string[] {
  const actor = row.actor === null ? null : { full_name: row.actor }
  const person = row.person === null || row.person_id === row.actor_id ? null : { full_name: row.person }
  const told = { ...row, actor, person, via: { kind: via, name: via_name } }
  return [
    row.at,
    row.actor ?? '',
    actInWords(told, { named: true }),
    person?.full_name ?? '',
    row.object_type,
    row.object,
    row.object_id === null ? '' : String(row.object_id),
    row.act,
    row.changes.map(changeInWords).join('; '),
    via_name === null ? via : `${via}: ${via_name}`,
    row.address ?? '',
    row.request_id ?? '',
  ]
}

const changeInWords = ({ field, before, after, hidden }: FieldChange): string =>
  hidden ? field : `${field}: ${valueInWords(before)} → ${valueInWords(after)}`
