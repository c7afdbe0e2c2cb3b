import { strToU8, zipSync } from 'fflate'

/** An Office file of one part with this name and type. */
export const officeFile = (part: string, type: string): Buffer =>
  Buffer.from(
    zipSync({
      [part]: strToU8('<w:document/>'),
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${type}"/></Types>`,
      ),
    }),
  )

/** A Word file whose main part has this name. */
export const wordFile = (part = 'word/document.xml'): Buffer =>
  officeFile(part, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml')
