import { strFromU8, unzipSync } from 'fflate'

/** Returns the parts of a workbook as texts, the cells of its first sheet, and those of its second one. */
export function readWorkbook(bytes: Buffer) {
  const files = unzipSync(bytes)
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)
  const rowsOf = (sheet: string) =>
    [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c [^>]*?(t="s")?><v>([^<]*)<\/v><\/c>/g)].map(([, isText, value]) =>
        isText === undefined ? Number(value) : texts[Number(value)],
      ),
    )
  const sheet = part('xl/worksheets/sheet1.xml')
  const second = part('xl/worksheets/sheet2.xml')
  return { sheet, rows: rowsOf(sheet), second: rowsOf(second), styles: part('xl/styles.xml') }
}
