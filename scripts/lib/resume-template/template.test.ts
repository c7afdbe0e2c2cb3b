import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { makeTemplate } from './template.ts'

const committed = new URL('../../../apps/api/src/documents/docx/resume-template.docx', import.meta.url)

/** What the pages look like. The moment of making and the keys of the fonts differ each time. */
const parts = ['document', 'styles', 'numbering', 'header1', 'settings'].map((name) => `word/${name}.xml`)

it('`npm run resume:template` makes the template that is committed', async () => {
  const [made, kept] = [unzipSync(await makeTemplate()), unzipSync(await readFile(committed))]
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(kept).toSorted())
  for (const part of parts) {
    expect(strFromU8(made[part] ?? new Uint8Array()), part).toBe(strFromU8(kept[part] ?? new Uint8Array()))
  }
})
