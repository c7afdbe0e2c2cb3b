import { readFile } from 'node:fs/promises'
import { importFields } from '@portal/domain/imports/import-fields'
import { expect, it } from 'vitest'

it.each(Object.entries(importFields))('the documentation names every column of %s', async (kind, fields) => {
  const page = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8')
  const section = page.split('\n### ').find((part) => part.toLowerCase().startsWith(`${kind}\n`)) ?? ''
  const named = section
    .split('\n\n')
    .at(1)
    ?.replaceAll('\n', ' ')
    .split(', ')
    .map((name) => name.trim())
  const columns = Object.values(fields).map(({ headings: [heading], ...field }) =>
    'required' in field ? `**${heading}**` : heading,
  )
  expect(named).toEqual(columns)
})
