import { strFromU8, unzipSync } from 'fflate'

/**
 * Returns the parts of a workbook as texts, and the cells of its first sheet and of its second one as texts and numbers; an
 * empty one is an empty text.
 */
export function readWorkbook(bytes: Buffer) {
  const files = unzipSync(bytes)
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)
  const cellsOf = (row: string) => {
    const cells: (string | number | undefined)[] = []
    // A cell without a value is left out of its row.
    for (const [, column = '', isText, value] of row.matchAll(
      /<c r="([A-Z]+)\d+"[^>]*?(t="s")?><v>([^<]*)<\/v><\/c>/g,
    )) {
      while (cells.length < placeOf(column)) cells.push('')
      cells.push(isText === undefined ? Number(value) : texts[Number(value)])
    }
    return cells
  }
  const rowsOf = (sheet: string) =>
    [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row))
  const sheet = part('xl/worksheets/sheet1.xml')
  const second = part('xl/worksheets/sheet2.xml')
  return { sheet, rows: rowsOf(sheet), second: rowsOf(second), styles: part('xl/styles.xml') }
}

/** The place of a column, from 0: 'A' is 0 and 'AA' 26. */
const placeOf = (column: string): number =>
  [...column].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
