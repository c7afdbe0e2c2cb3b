import { expect, it } from 'vitest'
import { type CvFileType, cvFileName, maxCvFileName } from './cv-file.ts'

it.each<[sent: string, type: CvFileType, kept: string]>([
  ['CV Olha.pdf', 'pdf', 'CV Olha.pdf'],
  ['Резюме Ольги.PDF', 'pdf', 'Резюме Ольги.pdf'],
  ['cv.html', 'pdf', 'cv.html.pdf'],
  ['cv.docx', 'doc', 'cv.docx.doc'],
  ['C:\\people\\cv.doc', 'doc', 'cv.doc'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'pdf', 'a Set-Cookie b.pdf'],
  ['cv\u202Efdp.exe', 'pdf', 'cv fdp.exe.pdf'],
  ['.pdf', 'pdf', 'CV.pdf'],
  ['  ..  ', 'docx', 'CV.docx'],
  ['', 'pdf', 'CV.pdf'],
  ['lone \uD800.pdf', 'pdf', 'lone \uFFFD.pdf'],
])('a CV file sent as %j with the content of a %s is kept as %j', (sent, type, kept) => {
  expect(cvFileName(sent, type)).toBe(kept)
})

it('a long name of a CV file is cut before its ending', () => {
  const kept = cvFileName(`${'ї😀'.repeat(300)}.docx`, 'docx')
  expect([...kept]).toHaveLength(maxCvFileName)
  expect(kept.endsWith('.docx')).toBe(true)
})
