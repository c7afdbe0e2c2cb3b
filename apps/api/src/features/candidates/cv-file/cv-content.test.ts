import { expect, it } from 'vitest'
import { zipOf } from '../../../../test/zip-of.ts'
import { cvTypeOf } from './cv-content.ts'

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')

it.each([
  ['a PDF', Buffer.from('%PDF-1.4\n'), 'pdf'],
  ['an old Word document', Buffer.concat([ole, Buffer.from('WordDocument', 'utf16le')]), 'doc'],
  ['an old table of Excel', Buffer.concat([ole, Buffer.from('Workbook', 'utf16le')]), undefined],
  ['a Word document', zipOf('[Content_Types].xml', 'word/document.xml'), 'docx'],
  ['a table of Excel', zipOf('[Content_Types].xml', 'xl/workbook.xml'), undefined],
  ['an archive whose file only names one', zipOf('a/word/document.xml'), undefined],
  ['the start of a ZIP', Buffer.from('PK\u0003\u0004word/document.xml'), undefined],
  [
    'a ZIP with a false directory',
    Buffer.from(`PK\u0003\u0004PK\u0005\u0006${'\xff'.repeat(18)}`, 'latin1'),
    undefined,
  ],
  ['a page', Buffer.from('<html>%PDF-1.4'), undefined],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('the content of %s is told by its bytes', (_, bytes, type) => {
  expect(cvTypeOf(bytes)).toBe(type)
})
