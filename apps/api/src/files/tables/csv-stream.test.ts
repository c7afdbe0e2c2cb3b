import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { streamCsv } from './csv-stream.ts'
import type { FileTable } from './file-table.ts'

/** Makes a table in which the text is a cell at the beginning of a row, within one and at the end. */
function tableWith(cell: string): FileTable {
  const titles = ['User', 'Project', 'Hours', 'Status']
  async function* batches() {
    yield { rows: [[cell, cell, 8, cell]], rowsOfFile: 1 }
  }
  return { fileName: 'report', columns: titles.map((title) => ({ title, width: 10 })), batches: batches() }
}

// Without quotes every separator separates cells, also one that some program takes for a part of a text.
const partsOf = (csv: string, delimiter: string, record_delimiter = '\r\n') =>
  parse(csv, { bom: true, delimiter, record_delimiter, quote: null, relax_column_count: true }).flat()

const formulasOf = (parts: readonly string[]) => parts.filter((part) => /^["\s]*[=+\-@＝＋－＠]/.test(part))

it.each([
  ['y;=1+1', "y;'=1+1"],
  ['y;+cmd|calc', "y;'+cmd|calc"],
  ['y;-1;@x', "y;'-1;'@x"],
  ['y;"=1+1"', `y;'"=1+1"`],
  ['y;""=1+1', `y;'""=1+1`],
  ['y; =1+1', "y;' =1+1"],
  ['y;\t=1+1', "y;'\t'=1+1"],
  ['y\t=1+1', "y\t'=1+1"],
  ['y\r\n=1+1', "y\r'\n'=1+1"],
  ['y;＝1+1', "y;'＝1+1"],
  ['=1;=1', "'=1;'=1"],
  ['a; b', 'a; b'],
  ['a;b=c-d', 'a;b=c-d'],
  ['a\tb "c" - d', 'a\tb "c" - d'],
  ["п'ять; десять", "п'ять; десять"],
])('the text %j begins no formula in a cell, whatever separates the cells', async (typed, cell) => {
  const { content } = await streamCsv(tableWith(typed))
  const csv = await text(content)
  expect(parse(csv, { bom: true }).at(1)).toEqual([cell, cell, '8.0', cell])
  for (const delimiter of [';', '\t']) {
    for (const lineBreak of ['\r\n', '\n', '\r']) {
      expect(formulasOf(partsOf(csv, delimiter, lineBreak))).toEqual([])
    }
  }
})

it('the search for formulas in a table finds one that is left', () => {
  expect(formulasOf(partsOf('Anna,"y;""=1+1""",8', ';'))).toEqual(['""=1+1""",8'])
})
