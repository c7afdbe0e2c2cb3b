import { type CvFileType, cvFileTypes } from '@portal/domain/candidates/cv-file'
import { fileTypeFromBuffer } from 'file-type'

/** Readers of PDF look for its head in these bytes; mail programs and scanners leave a byte order mark or lines before it. */
const headLength = 1024
const pdfHead = /(?:^|[\r\n])(?:\xEF\xBB\xBF)?[\s\0]*%PDF-/
/** The byte order mark with which Word saves text as 'Unicode'. */
const isUtf16 = /^\xFF\xFE/
/** Formats of text that Word opens and saves under the name of a document, by how they begin. */
const textKinds = [
  ['RTF', /^\{\\rtf/],
  ['HTML', /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body|meta|title|style)\b/is],
  ['MHTML', /^(?:[\w-]+:.*\r?\n)*?mime-version:/i],
] as const
/** The stream that old documents of Word have, unlike others in the same container. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

/** What a file is; `other` is another format, in capitals, where it is known. */
export type CvContent = { type: CvFileType } | { other: string | undefined }

/**
 * What the bytes of a file are, as its readers take them. A name and a sent type say nothing, and neither does the name of
 * the main part of a Word file, which its list of types tells.
 */
export async function cvContentOf(bytes: Buffer): Promise<CvContent> {
  const head = bytes.toString('latin1', 0, headLength)
  const text = isUtf16.test(head)
    ? bytes.toString('utf16le', 2, 2 * headLength)
    : head.replace(/^\xEF\xBB\xBF/, '').trimStart()
  const textKind = textKinds.find(([, start]) => start.test(text))?.[0]
  if (textKind !== undefined) return { other: textKind }
  const ext = (await fileTypeFromBuffer(bytes))?.ext
  if (ext === undefined) return pdfHead.test(head) ? { type: 'pdf' } : { other: undefined }
  if (ext === 'cfb') return bytes.includes(wordStream) ? { type: 'doc' } : { other: undefined }
  const type = cvFileTypes.find((known) => known === ext)
  return type === undefined ? { other: ext.toUpperCase() } : { type }
}
