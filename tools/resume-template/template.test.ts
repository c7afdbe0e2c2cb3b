import { readFile } from 'node:fs/promises'
import { papers } from '@portal/domain/resumes/papers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { wordPapers } from '../../apps/api/src/documents/docx/papers.ts'
import { makeTemplate } from './template.ts'

const folder = new URL('../../apps/api/src/documents/docx/', import.meta.url)

/** What the pages look like. The moment of making and the keys of the fonts differ each time. */
const parts = ['document', 'styles', 'numbering', 'header1', 'settings'].map((name) => `word/${name}.xml`)

it.each(papers)('`npm run resume:template` makes the template that is committed: %s', async (paper) => {
  const committed = await readFile(new URL(wordPapers[paper].template, folder))
  const [made, kept] = [unzipSync(await makeTemplate(paper)), unzipSync(committed)]
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(kept).toSorted())
  for (const part of parts) {
    expect(strFromU8(made[part] ?? new Uint8Array()), part).toBe(strFromU8(kept[part] ?? new Uint8Array()))
  }
})
