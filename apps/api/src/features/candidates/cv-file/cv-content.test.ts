import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { officeFile, wordFile } from '../../../../test/word-file.ts'
import { cvContentOf } from './cv-content.ts'

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const mark = '\xEF\xBB\xBF'
const latin = (text: string) => Buffer.from(text, 'latin1')
const open = 'application/vnd.openxmlformats-officedocument'

it.each([
  ['a PDF', latin('%PDF-1.4\n'), 'pdf'],
  ['a PDF after a byte order mark', latin(`${mark}%PDF-1.4\n`), 'pdf'],
  ['a PDF after blanks and lines', latin('\r\n \t\n%PDF-1.4\n'), 'pdf'],
  ['a PDF after the lines of a mail', latin('Content-Type: application/pdf\r\n\r\n%PDF-1.4\n'), 'pdf'],
  ['a PDF whose head ends at byte 1,024', latin(`${'\n'.repeat(1019)}%PDF-1.4`), 'pdf'],
  ['an old Word document', Buffer.concat([ole, Buffer.from('WordDocument', 'utf16le')]), 'doc'],
  ['a Word document', wordFile(), 'docx'],
  ['a Word document whose main part has another name', wordFile('word/document2.xml'), 'docx'],
  ['a Word document whose main part is in another folder', wordFile('docs/main.xml'), 'docx'],
])('%s is a CV file by its bytes', async (_, bytes, type) => {
  expect(await cvContentOf(bytes)).toEqual({ type })
})

it.each([
  ['RTF', latin('{\\rtf1\\ansi CV}'), 'RTF'],
  ['RTF after a blank', latin(`${mark}\n{\\rtf1\\ansi CV}`), 'RTF'],
  ["RTF as Word's 'Unicode'", Buffer.from('\uFEFF{\\rtf1 CV}', 'utf16le'), 'RTF'],
  ["a page as Word's 'Unicode'", Buffer.from('\uFEFF<html><body>CV</body></html>', 'utf16le'), 'HTML'],
  ['a page', latin('<html>%PDF-1.4'), 'HTML'],
  ['a page of lines', latin('<!DOCTYPE html>\n<html>\n%PDF-1.4'), 'HTML'],
  ['a page of Word', latin(`${mark}\n<?xml version="1.0"?><!-- Word -->\n<html xmlns:w="x">`), 'HTML'],
  ['a page that is one file', latin('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'MHTML'],
  [
    'a Word document with macros',
    officeFile('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    'DOCM',
  ],
  ['a table of Excel', officeFile('xl/workbook.xml', `${open}.spreadsheetml.sheet.main+xml`), 'XLSX'],
  [
    'an archive whose file only names one',
    Buffer.from(zipSync({ 'a/word/document.xml': new Uint8Array() })),
    'ZIP',
  ],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'PNG'],
])('%s is no CV file, and its format is known', async (_, bytes, other) => {
  expect(await cvContentOf(bytes)).toEqual({ other })
})

it.each([
  ['an old table of Excel', Buffer.concat([ole, Buffer.from('Workbook', 'utf16le')])],
  ['a text about PDF', latin('A text about %PDF-1.4')],
  ['a PDF whose head comes too late', latin(`${'\n'.repeat(1020)}%PDF-1.4`)],
  ['nothing', Buffer.alloc(0)],
])('%s is no CV file', async (_, bytes) => {
  expect(await cvContentOf(bytes)).toEqual({ other: undefined })
})
