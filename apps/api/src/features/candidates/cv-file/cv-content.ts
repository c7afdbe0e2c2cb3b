import type { CvFileType } from '@portal/domain/candidates/cv-file'

const pdf = Buffer.from('%PDF-')
/** The container of old documents of Word, Excel and others, and the stream that those of Word alone have. */
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const wordStream = Buffer.from('WordDocument', 'utf16le')
const zip = Buffer.from('PK\u0003\u0004')

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)

/** What the bytes of a file are; undefined when a CV may not be of that kind. A name and a sent type say nothing. */
export function cvTypeOf(bytes: Buffer): CvFileType | undefined {
  if (startsWith(bytes, pdf)) return 'pdf'
  if (startsWith(bytes, ole)) return bytes.includes(wordStream) ? 'doc' : undefined
  return startsWith(bytes, zip) && hasEntry(bytes, 'word/document.xml') ? 'docx' : undefined
}

const directoryEnd = Buffer.from('PK\u0005\u0006')
const entryStart = Buffer.from('PK\u0001\u0002')
/** The lengths of the fixed parts of both records. */
const endLength = 22
const entryLength = 46

/** Whether the directory of a ZIP file, which is at its end, has an entry of this name. */
function hasEntry(bytes: Buffer, name: string): boolean {
  const end = bytes.lastIndexOf(directoryEnd)
  if (end === -1 || end + endLength > bytes.length) return false
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  for (let number = 0; number < count; number += 1) {
    if (at + entryLength > bytes.length || !startsWith(bytes.subarray(at), entryStart)) return false
    const nameLength = bytes.readUInt16LE(at + 28)
    const nameStart = at + entryLength
    if (bytes.toString('utf8', nameStart, nameStart + nameLength) === name) return true
    at = nameStart + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return false
}
