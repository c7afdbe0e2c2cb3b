import { strFromU8, unzipSync } from 'fflate'

/** Returns the parts of a workbook as texts, and its cells as [text or number, whether it is a number]. */
export function readWorkbook(bytes: Buffer) {
  const files = unzipSync(bytes)
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheet = part('xl/worksheets/sheet1.xml')
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c [^>]*?(t="s")?><v>([^<]*)<\/v><\/c>/g)].map(([, isText, value]) =>
      isText === undefined ? Number(value) : texts[Number(value)],
    ),
  )
  return { sheet, rows, styles: part('xl/styles.xml') }
}
