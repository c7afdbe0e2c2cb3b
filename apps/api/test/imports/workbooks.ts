import { strToU8, unzipSync, zipSync } from 'fflate'
import writeXlsxFile, { type Row } from 'write-excel-file/node'

/** A workbook of these sheets, by their names. */
export const workbookOf = (sheets: Record<string, Row[]>): Promise<Buffer> =>
  writeXlsxFile(Object.entries(sheets).map(([sheet, rows]) => ({ sheet, data: rows }))).toBuffer()

export const textRow = (...texts: string[]): Row => texts.map((value) => ({ value, type: String }))

type HandMade = { rows: string; formats?: string[]; workbookPr?: string; more?: Record<string, string> }

/**
 * A workbook of one sheet from the XML of its rows. The style with the number n has the n-th format, counted from 1, and 0 has none.
 */
export function handMade({ rows, formats = [], workbookPr = '', more = {} }: HandMade): Uint8Array {
  const numFmts = formats.map((code, place) => `<numFmt numFmtId="${170 + place}" formatCode="${code}"/>`)
  const xfs = [0, ...formats.map((_, place) => 170 + place)].map((id) => `<xf numFmtId="${id}"/>`)
  const parts = {
    'xl/workbook.xml': `<workbook>${workbookPr}<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

/** The workbook with another text in one of its parts. */
export const withPart = (workbook: Uint8Array, name: string, text: string): Uint8Array =>
  zipSync({ ...unzipSync(workbook), [name]: strToU8(text) })

/** The archive with another size of a part in its directory, which unpackers believe. */
export function withDeclaredSize(archive: Uint8Array, name: string, size: number): Uint8Array {
  const changed = Buffer.from(archive)
  const signature = Buffer.from('504b0102', 'hex')
  for (let at = changed.indexOf(signature); at >= 0; at = changed.indexOf(signature, at + 4)) {
    const end = at + 46 + changed.readUInt16LE(at + 28)
    if (changed.subarray(at + 46, end).toString() === name) changed.writeUInt32LE(size, at + 24)
  }
  return changed
}
