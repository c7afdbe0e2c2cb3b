import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { withUsualBreaks } from '@portal/domain/resumes/line-breaks'
import type { Paper } from '@portal/domain/resumes/papers'
import { createReport } from 'docx-templates'
import { documentTitleOf } from '../document-title.ts'
import type { ResumeContent } from '../resume-content.ts'
import { docxView } from './docx-view.ts'
import { finished } from './finished.ts'
import { wordPapers } from './papers.ts'

/**
 * The CV as a Word document. Runs in a worker thread, since it takes the processor for a tenth of a second. The template
 * is a file of this repository, written by `npm run resume:template`, and must never come from anywhere else
 * (decision 51).
 */
export default async function fillDocx(
  content: ResumeContent,
  paper: Paper = 'document',
): Promise<Uint8Array> {
  const { template: file, share } = wordPapers[paper]
  const [template, avatar, cover] = await Promise.all(
    [file, 'default-avatar.png', 'default-cover.png'].map((name) => readFile(new URL(name, import.meta.url))),
  )
  if (template === undefined || avatar === undefined || cover === undefined) throw new Error('No template')
  const filled = await createReport({
    template,
    data: withPlainTexts(docxView(content, { avatar, cover }, share)),
    cmdDelimiter: ['{', '}'],
    // Text between two of these would become part of the document's XML, so it must be unknown to everyone.
    literalXmlDelimiter: randomUUID(),
    failFast: true,
    processLineBreaksAsNewText: true,
    // Commands name values, such as `github` or `$job.title`. Without this they would run as JavaScript.
    runJs: ({ sandbox }) => ({ modifiedSandbox: sandbox, result: valueAt(sandbox, sandbox.__code__ ?? '') }),
  })
  return finished(filled, { title: documentTitleOf(content.resume), updated_at: content.updated_at })
}

/** The same on A4, for the worker threads, which hand over the CV alone. */
export const fillA4 = (content: ResumeContent): Promise<Uint8Array> => fillDocx(content, 'a4')

function valueAt(values: Record<string, unknown>, path: string): unknown {
  let value: unknown = values
  for (const key of path.trim().split('.')) {
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Characters that XML cannot hold: with one of them in it, no program opens the file. Tab and line break are allowed. */
const notInXml = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
/** Characters that change the direction of all text after them. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g

const plainText = (text: string) => withUsualBreaks(text).replaceAll(notInXml, '').replaceAll(directions, '')

function withPlainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(withPlainTexts)
  if (!isRecord(value) || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPlainTexts(item)]))
}
