import { expect, it } from 'vitest'
import { readWorkbook } from '../../imports/read/read-workbook.ts'
import { xlsxBytes } from './xlsx-bytes.ts'

it('a workbook holds texts that are names of every object', async () => {
  const rows = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '_x0041_'].map((text) => [text])
  async function* batches() {
    yield { rows, rowsOfFile: rows.length }
  }
  const columns = [{ title: 'constructor', width: 10 }]
  const { content } = await xlsxBytes({ fileName: 'names', columns, batches: batches() })
  const read = await readWorkbook(content, undefined)
  expect(read.rows.map(({ cells }) => cells)).toEqual([['constructor'], ...rows])
})
