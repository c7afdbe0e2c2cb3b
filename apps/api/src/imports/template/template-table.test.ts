import { recogniseColumns } from '@portal/domain/imports/columns'
import { fieldsOf, type ImportField } from '@portal/domain/imports/import-fields'
import { importKinds } from '@portal/domain/imports/import-kinds'
import { expect, it } from 'vitest'
import { xlsxBytes } from '../../files/tables/xlsx-bytes.ts'
import { readCell } from '../cells/read-cell.ts'
import { refuseFile } from '../read/read-file.ts'
import readTable from '../read/read-table.ts'
import { templateTable } from './template-table.ts'

it.each(importKinds)('the template of %s can be imported as it is', async (kind) => {
  const { content } = await xlsxBytes(templateTable(kind))
  refuseFile(content)
  const result = await readTable({ bytes: content, sheet: undefined })
  if ('refused' in result) throw new Error(result.refused.code)
  const { headings, rows } = result.table
  const fields = fieldsOf(kind)
  const columns = recogniseColumns(kind, headings, new Map())
  expect(columns).toEqual(Object.keys(fields))
  expect(rows).toHaveLength(2)
  const refused = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, place) => refusalOf(fields[columns[place] ?? ''], cell)),
  )
  expect(refused).toEqual([])
})

/** Why a cell of the template would be refused, if it would. */
function refusalOf(field: ImportField | undefined, cell: string): string[] {
  if (field === undefined) return ['no field']
  if (cell === '') return field.required ? [`${field.headings[0]} is empty`] : []
  const reading = readCell(field, cell, null)
  return 'reason' in reading ? [`${field.headings[0]}: ${reading.reason.code}`] : []
}
