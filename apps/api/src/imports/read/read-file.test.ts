import { text as textOfStream } from 'node:stream/consumers'
import { importLimits } from '@portal/domain/imports/import-kinds'
import { sentenceOf } from '@portal/words/sentences'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { handMade, textRow, withDeclaredSize, withPart, workbookOf } from '../../../test/imports/workbooks.ts'
import { streamCsv } from '../../files/tables/csv-stream.ts'
import { refuseFile } from './read-file.ts'
import readTable from './read-table.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const plain = await workbookOf({ Hours: [textRow('Date', 'Hours'), textRow('2026-01-05', '8')] })
const container = Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(500)}`, 'hex')

/** What the file is refused with, at once or in reading, or the table. */
async function read(bytes: Uint8Array, sheet?: string) {
  refuseFile(bytes)
  const result = await readTable({ bytes, sheet })
  if ('refused' in result) return { ...result.refused, sentence: sentenceOf(result.refused) }
  return result.table
}

const cellsOf = async (bytes: Uint8Array) => {
  const table = await read(bytes)
  return 'rows' in table ? table.rows.map(({ cells }) => cells) : table
}

describe('files that are refused at once', () => {
  it.each<[string, Uint8Array, number, string]>([
    ['nothing', bytesOf(''), 422, 'imports.empty_file'],
    ['blanks alone', bytesOf('\uFEFF \r\n\r\n'), 422, 'imports.empty_file'],
    [
      'a PDF called .csv',
      bytesOf('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
      422,
      'imports.no_table',
    ],
    ['a page called .xls', bytesOf('\n<html><table><tr><td>Date</td></tr></table>'), 422, 'imports.no_table'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000010', 'hex'), 422, 'imports.no_table'],
    ['control characters', Buffer.alloc(300, 0x1b), 422, 'imports.no_table'],
    ['another archive', zipSync({ 'word/document.xml': bytesOf('<document/>') }), 422, 'imports.no_table'],
    ['an old workbook', container, 422, 'imports.old_workbook'],
    [
      'a workbook with a password',
      Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')]),
      422,
      'imports.protected',
    ],
    ['a cut workbook', plain.subarray(0, plain.length - 100), 422, 'imports.damaged'],
    [
      'a bomb',
      withDeclaredSize(plain, 'xl/worksheets/sheet1.xml', importLimits.unpackedBytes + 1),
      413,
      'imports.unpacks_too_large',
    ],
    ['too many bytes', new Uint8Array(importLimits.bytes + 1), 413, 'imports.too_large'],
  ])('%s', (_, bytes, statusCode, code) => {
    expect(() => refuseFile(bytes)).toThrow(
      expect.objectContaining({ statusCode, code, fields: { file: [expect.objectContaining({ code })] } }),
    )
  })
})

const sheetXml = 'xl/worksheets/sheet1.xml'
const columns = (count: number) => Array.from({ length: count }, (_, place) => `Column ${place}`)
const rowsInXml = (count: number) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join('')
const farCell = '<row r="1"><c r="A1"><v>1</v></c><c s="0" r="XFD1"><v>1</v></c></row>'
const letters = (place: number) =>
  (place < 26 ? '' : String.fromCharCode(64 + Math.floor(place / 26))) +
  String.fromCharCode(65 + (place % 26))
/** A workbook whose cells all show one text, which it holds once. */
const repeated = (length: number, cells: number) =>
  handMade({
    rows: Array.from({ length: Math.ceil(cells / 60) + 1 }, (_, row) => {
      const shared = Array.from(
        { length: 60 },
        (_, place) => `<c r="${letters(place)}${row + 1}" t="s"><v>${row === 0 ? place : 60}</v></c>`,
      )
      return `<row r="${row + 1}">${shared.join('')}</row>`
    }).join(''),
    more: {
      'xl/sharedStrings.xml': `<sst>${[...columns(60), 'x'.repeat(length)].map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
  })
const lines = (count: number) => Array.from({ length: count }, (_, place) => `${place}`).join('\n')

describe('tables that are refused in reading', () => {
  it.each<[string, Uint8Array, string, object]>([
    [
      'a row of data in place of headings',
      bytesOf('Olha,Website,05.01.2026\nIvan,Website,'),
      'no_header',
      {},
    ],
    ['numbers in place of headings', bytesOf('1,2\n3,4\n'), 'no_header', {}],
    ['no rows', bytesOf('Date,Hours\n,\n\n'), 'no_rows', {}],
    ['an empty sheet', handMade({ rows: '' }), 'no_header', {}],
    ['columns of one name', bytesOf('Ім’я,Дата,ім\u02BCя \n1,2,3'), 'same_heading', { heading: 'ім\u02BCя' }],
    ['cells without a heading', bytesOf('Date,,Hours\n1,,2\n1,x,2'), 'no_heading', { column: 'B', row: 3 }],
    [
      'cells behind the headings',
      bytesOf(`Date\n1${','.repeat(27)}x`),
      'no_heading',
      { column: 'AB', row: 2 },
    ],
    ['too many columns', bytesOf(`${columns(61).join()}\n1`), 'too_many_columns', { max: 60 }],
    ['too many rows', bytesOf(`Date\n${lines(20_001)}`), 'too_many_rows', { max: 20_000 }],
    ['too many rows of a workbook', handMade({ rows: rowsInXml(20_002) }), 'too_many_rows', { max: 20_000 }],
    ['a cell far at the right', handMade({ rows: farCell }), 'too_many_columns', { max: 60 }],
    [
      'a long cell',
      bytesOf(`Date,Note\n1,2\n3,${'ї'.repeat(2001)}`),
      'cell_too_long',
      { row: 3, heading: 'Note', max: 2000 },
    ],
    [
      'a long heading',
      bytesOf(`Date,${'ї'.repeat(201)}\n1,2`),
      'cell_too_long',
      { row: 1, heading: 'ї'.repeat(60), max: 200 },
    ],
    ['one long text in very many cells', repeated(1_999, 20_010), 'too_heavy', {}],
    [
      'a quote that is not closed',
      bytesOf('Date,Note\n1,"two\nlines"\n2,"three\n3,four\n'),
      'broken_quote',
      { row: 3 },
    ],
    ['a quote inside a cell', bytesOf('Date,Note\n1,2\n1,"a"b'), 'broken_quote', { row: 3 }],
    [
      'a cut sheet',
      withPart(plain, sheetXml, '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>'),
      'damaged',
      {},
    ],
    ['a sheet that is not there', zipSync({ 'xl/workbook.xml': bytesOf('<workbook/>') }), 'damaged', {}],
    ['a directory that hides what a part unpacks to', withDeclaredSize(plain, sheetXml, 700), 'damaged', {}],
  ])('%s', async (_, bytes, reason, facts) => {
    expect(await read(bytes)).toEqual({ code: `imports.${reason}`, facts, sentence: expect.any(String) })
  })

  it('a sheet that the workbook does not have is told with those that it has', async () => {
    const workbook = await workbookOf({ May: [textRow('A')], 'June & July': [textRow('A'), textRow('1')] })
    expect(await read(workbook, 'Hours')).toMatchObject({
      code: 'imports.unknown_sheet',
      facts: { sheet: 'Hours', sheets: ['May', 'June & July'] },
    })
    expect(await read(workbook, 'june & july')).toEqual({
      sheets: ['May', 'June & July'],
      sheet: 'June & July',
      headings: ['A'],
      rows: [{ number: 2, cells: ['1'] }],
    })
  })
})

it.each<[string, Uint8Array]>([
  ['UTF-8', bytesOf('Дата;Опис\nx;Їжак, €\n')],
  ['UTF-8 with a mark', bytesOf('\uFEFFДата;Опис\r\nx;Їжак, €')],
  ['UTF-16 LE', Buffer.from('\uFEFFДата\tОпис\r\nx\tЇжак, €\r\n', 'utf16le')],
  ['UTF-16 BE', Buffer.from('\uFEFFДата\tОпис\nx\tЇжак, €', 'utf16le').swap16()],
  ['UTF-16 LE without a mark', Buffer.from('Дата;Опис\nx;Їжак, €', 'utf16le')],
  ['UTF-16 BE without a mark', Buffer.from('Дата;Опис\nx;Їжак, €', 'utf16le').swap16()],
  ['windows-1251', Buffer.from('c4e0f2e03bceefe8f10d0a783bafe6e0ea2c2088', 'hex')],
  ["Excel's line with the delimiter", bytesOf('sep=|\r\nДата|Опис\r\nx|"Їжак, €"\r\n')],
])('a CSV in %s is read', async (_, bytes) => {
  expect(await read(bytes)).toEqual({
    sheets: [],
    sheet: null,
    headings: ['Дата', 'Опис'],
    rows: [{ number: 2, cells: ['x', 'Їжак, €'] }],
  })
})

it('rows of a CSV keep the numbers that a spreadsheet shows, and columns without anything are left out', async () => {
  const csv =
    '\nDate , ,"Description, in\nshort"\n\n2026-01-05,,"=HYPERLINK(""x"")\nis ""text"""\n,,\n x\u0301 ,,O\'Brien\n'
  expect(await read(bytesOf(csv))).toEqual({
    sheets: [],
    sheet: null,
    headings: ['Date', 'Description, in short'],
    rows: [
      { number: 4, cells: ['2026-01-05', '=HYPERLINK("x")\nis "text"'] },
      { number: 6, cells: ['x\u0301', "O'Brien"] },
    ],
  })
})

it("the portal's own CSV is read as what it was written from", async () => {
  const texts = [
    '=1+1',
    '-5',
    '@x',
    'a;=1',
    'a\n"=b',
    "п'ять; десять",
    "O'Brien",
    'a "quoted" word, and more',
  ]
  async function* batches() {
    yield { rows: texts.map((text) => [text, 'x']), rowsOfFile: texts.length }
  }
  const titles = ['Text', 'Other'].map((title) => ({ title, width: 10 }))
  const { content } = await streamCsv({ fileName: 'own', columns: titles, batches: batches() })
  expect(await cellsOf(bytesOf(await textOfStream(content)))).toEqual(texts.map((text) => [text, 'x']))
})

const cell = (at: string, value: string, attributes = '') => `<c r="${at}" ${attributes}><v>${value}</v></c>`
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const dated = {
  rows: `<row r="1">${['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => inline(`${letter}1`, letter)).join('')}</row>
    <row r="3">${cell('A3', '46027', 's="1"')}${cell('B3', '46027.395833333336', 's="2"')}${cell('C3', '0.0625', 's="3"')}
    ${cell('D3', '1', 't="b"')}${cell('E3', '0.30000000000000004')}<c r="F3" t="str"><f>A1&amp;"x"</f><v>Ax</v></c></row>
    <row r="4">${cell('A4', '#REF!', 't="e"')}${cell('B4', '1.5E-7')}${cell('C4', '1.2604166666666667', 's="4"')}
    ${cell('D4', '380501234567')}${inline('E4', '_x0000_a_xD800_')}${cell('F4', '1E21')}<c r="XFD4" s="1"/></row><row r="30000" ht="5"/>`,
  formats: ['dd/mm/yyyy', 'dd.mm.yyyy hh:mm', 'h:mm', '[h]:mm:ss'],
}

it('cells of a workbook become texts: days, times, numbers without an exponent, results of formulas', async () => {
  const rows = [
    ['2026-01-05', '2026-01-05 09:30:00', '1:30', 'TRUE', '0.3', 'Ax'],
    ['#REF!', '0.00000015', '30:15', '380501234567', 'a\uFFFD', '1000000000000000000000'],
  ]
  expect(await read(handMade(dated))).toMatchObject({
    rows: [
      { number: 3, cells: rows[0] },
      { number: 4, cells: rows[1] },
    ],
  })
  const macro = { 'xl/vbaProject.bin': 'Sub AutoOpen()' }
  expect(await cellsOf(handMade({ ...dated, more: macro }))).toEqual(rows)
})

it('a workbook that counts from 1904 has the days that its program shows', async () => {
  const rows = `<row r="1">${inline('A1', 'Day')}</row><row r="2">${cell('A2', '44565', 's="1"')}</row>`
  for (const date1904 of ['1', 'true']) {
    const workbookPr = `<workbookPr date1904="${date1904}"/>`
    expect(await cellsOf(handMade({ rows, formats: ['yyyy-mm-dd'], workbookPr }))).toEqual([['2026-01-05']])
  }
})
